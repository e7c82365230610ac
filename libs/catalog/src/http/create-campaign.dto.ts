import {
  Amount,
  CalendarDate,
  Either,
  IdOf,
  ListOf,
  MapOf,
  Nested,
  OneOf,
  PartialOf,
  Text,
  WebUrl,
} from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  LOCATION_INTENTS,
  type LocationIntent,
  type SchedulePreset,
} from '@switchyard/targeting/domain';
import {
  CAMPAIGN_TYPES,
  OBJECTIVES,
  SERVING_STATUSES,
  type ByPlatform,
  type CampaignChanges,
  type CampaignInput,
  type CampaignType,
  type Objective,
  type ServingStatus,
} from '../domain';
import { BiddingStrategyDto } from './bidding-strategy.dto';
import { DeclarationsDto, NetworksDto, type NegativeKeywordDto } from './campaign-parts.dto';
import {
  Action,
  Connection,
  Language,
  Negative,
  Place,
  Platform,
  Preset,
  Share,
  Status,
  Structured,
} from './campaign-elements';
import type { GeoTargetDto } from './geo-target.dto';
import { exampleId } from './record-fields';
import type { StructuredScheduleDto } from './schedule.dto';
import { CampaignTargetingDto } from './targeting.dto';

const clearable = { optional: true, clearable: true } as const;
/** Body of `POST /campaigns`. */
export class CreateCampaignDto implements CampaignInput {
  @IdOf('biz', {
    description: 'The business it advertises.',
    example: exampleId('biz'),
    ...clearable,
  })
  businessId?: string | null;
  @Text({
    max: 255,
    description:
      'Unique among the campaigns of the Space that are not removed; case does not count.',
    example: 'Autumn',
  })
  name!: string;
  @OneOf(CAMPAIGN_TYPES, { description: 'Fixed after creation.', example: 'SEARCH' })
  type!: CampaignType;
  @OneOf(OBJECTIVES, {
    description: 'What it is for.',
    example: 'TRAFFIC',
    optional: true,
    default: 'TRAFFIC',
  })
  objective?: Objective;
  @ListOf(Platform, {
    minItems: 1,
    maxItems: 6,
    unique: true,
    description: 'Where it runs.',
    example: ['google-ads', 'microsoft-ads'],
    optional: true,
    default: ['google-ads'],
  })
  platforms?: readonly PlatformId[];
  @MapOf(PLATFORM_IDS, Connection, {
    description:
      "Which ad account per platform; the account's default one where nothing is said, pinned at the first export.",
    example: { 'google-ads': exampleId('con') },
    optional: true,
  })
  connectionIds?: ByPlatform<string>;
  @OneOf(SERVING_STATUSES, {
    description: 'A campaign is created PAUSED; PATCH enables it.',
    example: 'PAUSED',
    optional: true,
    default: 'PAUSED',
  })
  status?: ServingStatus;
  @MapOf(PLATFORM_IDS, Status, {
    description: 'Pauses one platform of a campaign; ENABLED where nothing is said.',
    example: { 'microsoft-ads': 'PAUSED' },
    optional: true,
  })
  platformStatus?: ByPlatform<ServingStatus>;
  @Amount({ description: 'Per day, in major units of `currency`.', example: 50 }) budget!: number;
  @Text({
    min: 3,
    max: 3,
    pattern: /^[A-Z]{3}$/,
    form: 'the code of a currency such as EUR',
    description: "ISO 4217; the account's when left out.",
    example: 'EUR',
    optional: true,
  })
  currency?: string;
  @MapOf(PLATFORM_IDS, Share, {
    description: 'How the budget is split; sums to it exactly. Replaced whole.',
    example: { 'google-ads': 30, 'microsoft-ads': 20 },
    replaceWhole: true,
    ...clearable,
  })
  _platformBudgets?: ByPlatform<number> | null;
  @Nested(() => BiddingStrategyDto, {
    description: 'How it bids. Replaced whole.',
    example: { type: 'MAXIMIZE_CLICKS' },
    optional: true,
    replaceWhole: true,
  })
  biddingStrategy?: BiddingStrategyDto;
  @Either(Preset, Structured, {
    description: 'When ads show: a preset name or a weekly schedule.',
    example: 'BUSINESS_HOURS',
    optional: true,
    default: 'ALL_HOURS_ALL_DAYS',
  })
  adSchedule?: SchedulePreset | StructuredScheduleDto;
  @ListOf(Place, {
    maxItems: 1_000,
    description: 'Where ads show; none means everywhere.',
    example: [{ kind: 'AREA', name: 'Berlin', criterionId: '1003854' }],
    optional: true,
  })
  geoTargets?: readonly GeoTargetDto[];
  @OneOf(LOCATION_INTENTS, {
    description: 'People in the places, or also those interested in them.',
    example: 'PRESENCE',
    optional: true,
    default: 'PRESENCE',
  })
  locationIntent?: LocationIntent;
  @Nested(() => CampaignTargetingDto, {
    description: 'Devices and audiences.',
    example: { devices: { mobile: { enabled: true } } },
    ...clearable,
  })
  targeting?: CampaignTargetingDto | null;
  @ListOf(Language, {
    maxItems: 50,
    unique: true,
    description: 'Languages of the people to reach; none means all.',
    example: ['en'],
    optional: true,
    default: ['en'],
  })
  languages?: readonly string[];
  @Nested(() => NetworksDto, {
    description: 'Where ads of a search network show.',
    example: { search: true, searchPartners: false, display: false },
    optional: true,
  })
  networks?: NetworksDto;
  @ListOf(Negative, {
    maxItems: 10_000,
    description: 'Searches it must not show on.',
    example: [{ text: 'free', matchType: 'PHRASE' }],
    optional: true,
  })
  negativeKeywords?: readonly NegativeKeywordDto[];
  @CalendarDate({
    description: "First day, in the account's zone.",
    example: '2026-12-01',
    ...clearable,
  })
  startDate?: string | null;
  @CalendarDate({
    description: "Last day, in the account's zone.",
    example: '2026-12-31',
    ...clearable,
  })
  endDate?: string | null;
  @WebUrl({
    description: 'Where ads lead unless they say otherwise.',
    example: 'https://example.com',
    ...clearable,
  })
  finalUrl?: string | null;
  @Text({
    max: 2048,
    description: 'Tracking template of the platforms.',
    example: '{lpurl}?utm_source=ads',
    ...clearable,
  })
  trackingTemplate?: string | null;
  @ListOf(Action, {
    maxItems: 100,
    unique: true,
    description: 'What it bids for.',
    example: [],
    optional: true,
  })
  conversionActionIds?: readonly string[];
  @Nested(() => DeclarationsDto, {
    description: "What laws and platforms want to be told; the connection's where nothing is said.",
    example: { politicalAdvertising: 'NONE' },
    ...clearable,
  })
  declarations?: DeclarationsDto | null;
}

/** Body of `PATCH /campaigns/:id`. */
export class UpdateCampaignDto
  extends PartialOf(CreateCampaignDto, ['type'])
  implements CampaignChanges {}

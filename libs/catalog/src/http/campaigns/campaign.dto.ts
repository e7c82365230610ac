import {
  Amount,
  AnsweredAs,
  AnswerOf,
  AnswerOnly,
  CalendarDate,
  Either,
  IdOf,
  InputOf,
  ListOf,
  MapOf,
  NamedListQuery,
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
  SCHEDULE_ZONES,
  type SchedulePreset,
  type ScheduleZone,
} from '@switchyard/targeting/domain';
import {
  type ByPlatform,
  type Campaign,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  type CampaignChanges,
  type CampaignInput,
  type CampaignStatus,
  type CampaignType,
  type CampaignView,
  type Objective,
  OBJECTIVES,
  SERVING_STATUSES,
  type ServingStatus,
  viewCampaign,
} from '../../domain';
import {
  CreatedAt,
  exampleId,
  OwnId,
  SpaceId,
  UpdatedAt,
  Version,
  ExternalKey,
  ExternalKeyFilter,
} from '../record.dto';
import {
  Action,
  BiddingStrategyDto,
  CampaignHoldDto,
  Connection,
  DeclarationsDto,
  exampleLink,
  Language,
  Negative,
  type NegativeKeywordDto,
  NetworksDto,
  Place,
  Platform,
  PlatformLinkDto,
  Preset,
  Share,
  Status,
  Structured,
} from './campaign-parts.dto';
import { DeliverySummaryDto } from './delivery.dto';
import type { GeoTargetDto } from './geo-target.dto';
import {
  CampaignTargetingDto,
  ExpandedScheduleDto,
  type StructuredScheduleDto,
} from './targeting.dto';

const clearable = { optional: true, clearable: true } as const;
const schedule = {
  windows: [
    {
      day: 'MONDAY',
      startHour: 9,
      startMinute: 'ZERO',
      endHour: 17,
      endMinute: 'ZERO',
      bidModifier: 1,
    },
  ],
  timezone: 'Europe/Berlin',
};
const nowhere = {
  serving: false,
  status: 'NOT_SERVING',
  checkedAt: null,
  reasons: [],
  platforms: {},
};
const Link = Nested(() => PlatformLinkDto, { description: 'One platform.', example: exampleLink });

/**
 * Every member of a campaign at the door, stated once: what a caller writes (`CreateCampaignDto`,
 * `UpdateCampaignDto`) and what it reads (`CampaignDto`) are made of it.
 */
class CampaignMembers implements Record<keyof CampaignView, unknown> {
  @AnswerOnly(OwnId('cmp', 'The campaign.'))
  id!: string;
  @AnswerOnly(SpaceId())
  spaceId!: string;
  @IdOf('biz', {
    description: 'Its business.',
    example: exampleId('biz'),
    ...clearable,
  })
  businessId!: string | null;
  @ExternalKey('in the Space among campaigns not removed')
  externalKey!: string | null;
  @Text({
    max: 255,
    description: 'Unique in the Space among campaigns not removed; case does not count.',
    example: 'Autumn',
    answer: { description: 'Unique in the Space among campaigns not removed.' },
  })
  name!: string;
  @OneOf(CAMPAIGN_TYPES, {
    name: 'CampaignType',
    description: 'Fixed after creation.',
    example: 'SEARCH',
  })
  type!: CampaignType;
  @OneOf(OBJECTIVES, {
    name: 'CampaignObjective',
    description: 'What it is for.',
    example: 'TRAFFIC',
    optional: true,
    default: 'TRAFFIC',
  })
  objective!: Objective;
  @ListOf(Platform, {
    minItems: 1,
    maxItems: 6,
    unique: true,
    description: 'Where it runs.',
    example: ['google-ads', 'microsoft-ads'],
    optional: true,
    default: ['google-ads'],
  })
  platforms!: readonly PlatformId[];
  @MapOf(PLATFORM_IDS, Connection, {
    description:
      'Ad account per platform; where absent, the default one, pinned at the first export.',
    example: { 'google-ads': exampleId('con') },
    optional: true,
    answer: { description: 'Ad account per platform, where chosen or pinned.' },
  })
  connectionIds!: ByPlatform<string>;
  @AnsweredAs(
    OneOf(SERVING_STATUSES, {
      description: 'Created PAUSED; PATCH enables it.',
      example: 'PAUSED',
      optional: true,
      default: 'PAUSED',
    }),
    OneOf(CAMPAIGN_STATUSES, {
      name: 'CampaignStatus',
      description: 'REMOVED: deleted here; a sync removes it on the platforms.',
      example: 'PAUSED',
    }),
  )
  status!: CampaignStatus;
  @MapOf(PLATFORM_IDS, Status, {
    description: 'On or off per platform; ENABLED where absent.',
    example: { 'microsoft-ads': 'PAUSED' },
    optional: true,
    answer: { description: 'On or off per platform.', example: { 'google-ads': 'ENABLED' } },
  })
  platformStatus!: ByPlatform<ServingStatus>;
  @Amount({ description: 'Per day, in major units of `currency`.', example: 50 }) budget!: number;
  @AnsweredAs(
    Text({
      min: 3,
      max: 3,
      pattern: /^[A-Z]{3}$/,
      form: 'the code of a currency such as EUR',
      description: "ISO 4217; the account's when left out.",
      example: 'EUR',
      optional: true,
    }),
    Text({ min: 3, max: 3, description: 'ISO 4217.', example: 'EUR' }),
  )
  currency!: string;
  @MapOf(PLATFORM_IDS, Share, {
    description: 'Split of the budget; sums to it exactly. Replaced whole.',
    example: { 'google-ads': 30, 'microsoft-ads': 20 },
    replaceWhole: true,
    ...clearable,
    answer: { description: 'Split of the budget; sums to it exactly.' },
  })
  _platformBudgets!: ByPlatform<number> | null;
  @Nested(() => BiddingStrategyDto, {
    description: 'How it bids. Replaced whole.',
    example: { type: 'MAXIMIZE_CLICKS' },
    optional: true,
    replaceWhole: true,
    answer: { description: 'How it bids.' },
  })
  biddingStrategy!: BiddingStrategyDto;
  @Either(Preset, Structured, {
    description: 'When ads show: a preset name or a weekly schedule.',
    example: 'BUSINESS_HOURS',
    optional: true,
    default: 'ALL_HOURS_ALL_DAYS',
    answer: { description: 'When ads show, as it was last written.' },
  })
  adSchedule!: SchedulePreset | StructuredScheduleDto;
  @AnswerOnly(
    Nested(() => ExpandedScheduleDto, {
      description: '`adSchedule` expanded.',
      example: schedule,
    }),
  )
  adScheduleStructured!: ExpandedScheduleDto;
  @AnswerOnly(
    OneOf(SCHEDULE_ZONES, {
      description:
        'Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the platform supports it.',
      example: 'account',
    }),
  )
  scheduleZone!: ScheduleZone;
  @ListOf(Place, {
    maxItems: 1_000,
    description: 'Where ads show; none means everywhere.',
    example: [{ kind: 'AREA', name: 'Berlin', criterionId: '1003854' }],
    optional: true,
    answer: { example: [{ id: exampleId('geo'), kind: 'AREA', name: 'Berlin', negative: false }] },
  })
  geoTargets!: readonly GeoTargetDto[];
  @OneOf(LOCATION_INTENTS, {
    name: 'LocationIntent',
    description: 'People in the places, or also those interested in them.',
    example: 'PRESENCE',
    optional: true,
    default: 'PRESENCE',
  })
  locationIntent!: LocationIntent;
  @Nested(() => CampaignTargetingDto, {
    description: 'Devices and audiences.',
    example: { devices: { mobile: { enabled: true } } },
    ...clearable,
    answer: { clearable: false, example: { schedule: schedule.windows } },
  })
  targeting!: CampaignTargetingDto;
  @ListOf(Language, {
    maxItems: 50,
    unique: true,
    description: 'Languages to reach; none means all.',
    example: ['en'],
    optional: true,
    default: ['en'],
  })
  languages!: readonly string[];
  @Nested(() => NetworksDto, {
    description: 'Where ads of a search network show.',
    example: { search: true, searchPartners: false, display: false },
    optional: true,
  })
  networks!: NetworksDto;
  @ListOf(Negative, {
    maxItems: 10_000,
    description: 'Searches it must not show on.',
    example: [{ text: 'free', matchType: 'PHRASE' }],
    optional: true,
  })
  negativeKeywords!: readonly NegativeKeywordDto[];
  @CalendarDate({
    description: "First day, in the account's zone.",
    example: '2026-12-01',
    ...clearable,
  })
  startDate!: string | null;
  @CalendarDate({
    description: "Last day, in the account's zone.",
    example: '2026-12-31',
    ...clearable,
  })
  endDate!: string | null;
  @WebUrl({
    description: 'Default landing page of its ads.',
    example: 'https://example.com',
    ...clearable,
  })
  finalUrl!: string | null;
  @Text({
    max: 2048,
    description: 'Tracking template.',
    example: '{lpurl}?utm_source=ads',
    ...clearable,
  })
  trackingTemplate!: string | null;
  @ListOf(Action, {
    maxItems: 100,
    unique: true,
    description: 'What it bids for.',
    example: [],
    optional: true,
  })
  conversionActionIds!: readonly string[];
  @Nested(() => DeclarationsDto, {
    description: 'Declarations that laws and platforms require; else those of the connection.',
    example: { politicalAdvertising: 'NONE' },
    ...clearable,
    answer: { description: 'Declarations that laws and platforms require.' },
  })
  declarations!: DeclarationsDto | null;
  @AnswerOnly(
    MapOf(PLATFORM_IDS, Link, {
      description: 'What ties it to each platform.',
      example: { 'google-ads': exampleLink },
    }),
  )
  platformLinks!: ByPlatform<PlatformLinkDto>;
  @AnswerOnly(
    Nested(() => CampaignHoldDto, {
      description: 'Set while the brake holds it.',
      example: { since: '2026-11-21T09:00:00.000Z', eventId: exampleId('bre') },
      clearable: true,
    }),
  )
  hold!: CampaignHoldDto | null;
  @AnswerOnly(
    Nested(() => DeliverySummaryDto, {
      description: 'Whether it serves and, when not, why.',
      example: nowhere,
    }),
  )
  deliverySummary!: DeliverySummaryDto;
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** A campaign as it is read. It can be edited and sent back as a PATCH. */
export class CampaignDto extends AnswerOf(CampaignMembers) {}

/** Body of `POST /campaigns`. */
export class CreateCampaignDto extends InputOf<CampaignInput>(CampaignMembers) {}

/** Body of `PATCH /campaigns/:id`. */
export class UpdateCampaignDto
  extends PartialOf(CreateCampaignDto, ['type'])
  implements CampaignChanges {}

export const toCampaignDto = (row: Campaign): CampaignDto => viewCampaign(row);

/** The query of `GET /campaigns`. */
export class CampaignQuery extends NamedListQuery {
  @ExternalKeyFilter()
  externalKey?: string;
  @IdOf('biz', {
    description: 'Only of this business.',
    example: exampleId('biz'),
    optional: true,
  })
  businessId?: string;
  @OneOf(CAMPAIGN_TYPES, {
    description: 'Only of this type.',
    example: 'SEARCH',
    optional: true,
  })
  type?: CampaignType;
  @OneOf(CAMPAIGN_STATUSES, {
    description: 'Only with this status; without it, removed ones are left out.',
    example: 'ENABLED',
    optional: true,
  })
  status?: CampaignStatus;
  @OneOf(PLATFORM_IDS, {
    description: 'Only on this platform.',
    example: 'google-ads',
    optional: true,
  })
  platform?: PlatformId;
}

import {
  Amount,
  CalendarDate,
  Either,
  IdOf,
  ListOf,
  MapOf,
  Nested,
  OneOf,
  Text,
  WebUrl,
} from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  LOCATION_INTENTS,
  SCHEDULE_ZONES,
  type LocationIntent,
  type SchedulePreset,
  type ScheduleZone,
} from '@switchyard/targeting/domain';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  OBJECTIVES,
  viewCampaign,
  type ByPlatform,
  type Campaign,
  type CampaignStatus,
  type CampaignType,
  type Objective,
  type ServingStatus,
} from '../domain';
import { BiddingStrategyDto } from './bidding-strategy.dto';
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
import { CampaignHoldDto, exampleLink, PlatformLinkDto } from './campaign-links.dto';
import { DeclarationsDto, NetworksDto, type NegativeKeywordDto } from './campaign-parts.dto';
import { DeliverySummaryDto } from './delivery.dto';
import type { GeoTargetDto } from './geo-target.dto';
import { CreatedAt, exampleId, OwnId, SpaceId, UpdatedAt, Version } from './record-fields';
import { ExpandedScheduleDto, type StructuredScheduleDto } from './schedule.dto';
import { CampaignTargetingDto } from './targeting.dto';

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

/** A campaign as it is read. It can be edited and sent back as a PATCH. */
export class CampaignDto {
  @OwnId('cmp', 'The campaign.') id!: string;
  @SpaceId() spaceId!: string;
  @IdOf('biz', {
    description: 'The business it advertises.',
    example: exampleId('biz'),
    clearable: true,
  })
  businessId!: string | null;
  @Text({
    max: 255,
    description: 'Unique among the campaigns of the Space that are not removed.',
    example: 'Autumn',
  })
  name!: string;
  @OneOf(CAMPAIGN_TYPES, { description: 'Fixed after creation.', example: 'SEARCH' })
  type!: CampaignType;
  @OneOf(OBJECTIVES, { description: 'What it is for.', example: 'TRAFFIC' }) objective!: Objective;
  @ListOf(Platform, {
    maxItems: 6,
    description: 'Where it runs.',
    example: ['google-ads', 'microsoft-ads'],
  })
  platforms!: readonly PlatformId[];
  @MapOf(PLATFORM_IDS, Connection, {
    description: 'Which ad account per platform, where chosen or pinned.',
    example: { 'google-ads': exampleId('con') },
  })
  connectionIds!: ByPlatform<string>;
  @OneOf(CAMPAIGN_STATUSES, {
    description: 'REMOVED: deleted here, waiting for the sync that removes it on the platforms.',
    example: 'PAUSED',
  })
  status!: CampaignStatus;
  @MapOf(PLATFORM_IDS, Status, {
    description: 'On or off per platform.',
    example: { 'google-ads': 'ENABLED' },
  })
  platformStatus!: ByPlatform<ServingStatus>;
  @Amount({ description: 'Per day, in major units of `currency`.', example: 50 }) budget!: number;
  @Text({ min: 3, max: 3, description: 'ISO 4217.', example: 'EUR' }) currency!: string;
  @MapOf(PLATFORM_IDS, Share, {
    description: 'How the budget is split; sums to it exactly.',
    example: { 'google-ads': 30, 'microsoft-ads': 20 },
    clearable: true,
  })
  _platformBudgets!: ByPlatform<number> | null;
  @Nested(() => BiddingStrategyDto, {
    description: 'How it bids.',
    example: { type: 'MAXIMIZE_CLICKS' },
  })
  biddingStrategy!: BiddingStrategyDto;
  @Either(Preset, Structured, {
    description: 'When ads show, as it was last written.',
    example: 'BUSINESS_HOURS',
  })
  adSchedule!: SchedulePreset | StructuredScheduleDto;
  @Nested(() => ExpandedScheduleDto, { description: 'What `adSchedule` means.', example: schedule })
  adScheduleStructured!: ExpandedScheduleDto;
  @OneOf(SCHEDULE_ZONES, {
    description:
      'Whose clock the windows mean: that of `adScheduleStructured.timezone`, or, on platforms that can tell, that of whoever sees the ad.',
    example: 'account',
  })
  scheduleZone!: ScheduleZone;
  @ListOf(Place, {
    maxItems: 1_000,
    description: 'Where ads show; none means everywhere.',
    example: [{ id: exampleId('geo'), kind: 'AREA', name: 'Berlin', negative: false }],
  })
  geoTargets!: readonly GeoTargetDto[];
  @OneOf(LOCATION_INTENTS, {
    description: 'People in the places, or also those interested in them.',
    example: 'PRESENCE',
  })
  locationIntent!: LocationIntent;
  @Nested(() => CampaignTargetingDto, {
    description: 'Devices and audiences.',
    example: { schedule: schedule.windows },
  })
  targeting!: CampaignTargetingDto;
  @ListOf(Language, {
    maxItems: 50,
    description: 'Languages of the people to reach; none means all.',
    example: ['en'],
  })
  languages!: readonly string[];
  @Nested(() => NetworksDto, {
    description: 'Where ads of a search network show.',
    example: { search: true, searchPartners: false, display: false },
  })
  networks!: NetworksDto;
  @ListOf(Negative, {
    maxItems: 10_000,
    description: 'Searches it must not show on.',
    example: [{ text: 'free', matchType: 'PHRASE' }],
  })
  negativeKeywords!: readonly NegativeKeywordDto[];
  @CalendarDate({
    description: "First day, in the account's zone.",
    example: '2026-12-01',
    clearable: true,
  })
  startDate!: string | null;
  @CalendarDate({
    description: "Last day, in the account's zone.",
    example: '2026-12-31',
    clearable: true,
  })
  endDate!: string | null;
  @WebUrl({
    description: 'Where ads lead unless they say otherwise.',
    example: 'https://example.com',
    clearable: true,
  })
  finalUrl!: string | null;
  @Text({
    max: 2048,
    description: 'Tracking template of the platforms.',
    example: '{lpurl}?utm_source=ads',
    clearable: true,
  })
  trackingTemplate!: string | null;
  @ListOf(Action, { maxItems: 100, description: 'What it bids for.', example: [] })
  conversionActionIds!: readonly string[];
  @Nested(() => DeclarationsDto, {
    description: 'What laws and platforms want to be told.',
    example: { politicalAdvertising: 'NONE' },
    clearable: true,
  })
  declarations!: DeclarationsDto | null;
  @MapOf(PLATFORM_IDS, Link, {
    description: 'What ties it to each platform.',
    example: { 'google-ads': exampleLink },
  })
  platformLinks!: ByPlatform<PlatformLinkDto>;
  @Nested(() => CampaignHoldDto, {
    description: 'Set while the Emergency Brake holds it.',
    example: { since: '2026-11-21T09:00:00.000Z', eventId: exampleId('bre') },
    clearable: true,
  })
  hold!: CampaignHoldDto | null;
  @Nested(() => DeliverySummaryDto, {
    description: 'Whether it serves and, when not, why.',
    example: nowhere,
  })
  deliverySummary!: DeliverySummaryDto;
  @CreatedAt() createdAt!: string;
  @UpdatedAt() updatedAt!: string;
  @Version() version!: number;
}

export const toCampaignDto = (row: Campaign): CampaignDto => viewCampaign(row);

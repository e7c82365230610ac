import {
  Amount,
  Decimal,
  Flag,
  IdOf,
  ListOf,
  Nested,
  OneOf,
  Text,
  Timestamp,
} from '@switchyard/http-kit';
import { PLATFORM_IDS } from '@switchyard/kernel';
import { SCHEDULE_PRESETS } from '@switchyard/targeting/domain';
import {
  BIDDING_STRATEGIES,
  type BiddingStrategyInput,
  type BiddingStrategyType,
  type Declarations,
  IMPRESSION_SHARE_LOCATIONS,
  type ImpressionShareLocation,
  MATCH_TYPES,
  type MatchType,
  type NegativeKeywordEntry,
  type Networks,
  type PlatformLinkView,
  SERVING_STATUSES,
} from '../../domain';
import { exampleId } from '../record.dto';
import { GeoTargetDto } from './geo-target.dto';
import { StructuredScheduleDto } from './targeting.dto';

/** Where ads of a search network show. */
export class NetworksDto implements Partial<Networks> {
  @Flag({
    description: 'Result pages of the network itself.',
    example: true,
    optional: true,
    alwaysAnswered: true,
    default: true,
  })
  search?: boolean;
  @Flag({
    description: 'Result pages of its partners.',
    example: false,
    optional: true,
    alwaysAnswered: true,
    default: false,
  })
  searchPartners?: boolean;
  @Flag({
    description: 'Other websites.',
    example: false,
    optional: true,
    alwaysAnswered: true,
    default: false,
  })
  display?: boolean;
}

/** A search that the campaign must not show on. */
export class NegativeKeywordDto implements NegativeKeywordEntry {
  @Text({ max: 80, description: 'The words.', example: 'free' }) text!: string;
  @OneOf(MATCH_TYPES, { description: 'How searches must match.', example: 'PHRASE' })
  matchType!: MatchType;
}

export class AdvertiserIdentityDto {
  @Text({ max: 255, description: 'Who pays.', example: 'Runner’s Corner Ltd', optional: true })
  payer?: string;
  @Text({
    max: 255,
    description: 'Whom the ads are for.',
    example: 'Runner’s Corner Ltd',
    optional: true,
  })
  beneficiary?: string;
}

/** What laws and platforms require to be declared. */
export class DeclarationsDto implements Declarations {
  @OneOf(['NONE', 'POLITICAL'], {
    name: 'PoliticalAdvertising',
    description: 'Whether the ads are political.',
    example: 'NONE',
    optional: true,
  })
  politicalAdvertising?: 'NONE' | 'POLITICAL';
  @ListOf(Text({ max: 64, description: 'A category.', example: 'HOUSING' }), {
    maxItems: 20,
    description: 'Special ad categories.',
    example: ['HOUSING'],
    optional: true,
  })
  specialAdCategories?: readonly string[];
  @Nested(() => AdvertiserIdentityDto, {
    description: 'Who pays for the ads, and whom they are for.',
    example: { payer: 'Runner’s Corner Ltd' },
    optional: true,
  })
  advertiserIdentity?: AdvertiserIdentityDto;
}

const optional = { optional: true, clearable: true } as const;

/** How a campaign bids; money in major units of its currency. */
export class BiddingStrategyDto implements BiddingStrategyInput {
  @OneOf(BIDDING_STRATEGIES, {
    name: 'BiddingStrategyType',
    alwaysAnswered: true,
    description: 'What it aims for.',
    example: 'MAXIMIZE_CLICKS',
    optional: true,
    default: 'MAXIMIZE_CLICKS',
  })
  type?: BiddingStrategyType;
  @Amount({
    description: 'Cost per conversion; TARGET_CPA only, and needed there.',
    example: 12.5,
    ...optional,
  })
  targetCpa?: number | null;
  @Decimal({
    min: 0,
    exclusiveMin: true,
    max: 1_000,
    description: 'Value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there.',
    example: 2.5,
    ...optional,
  })
  targetRoas?: number | null;
  @Decimal({
    min: 0,
    max: 100,
    description: 'Percent of impressions; TARGET_IMPRESSION_SHARE only, and needed there.',
    example: 65,
    ...optional,
  })
  targetImpressionShare?: number | null;
  @OneOf(IMPRESSION_SHARE_LOCATIONS, {
    name: 'ImpressionShareLocation',
    description: 'Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out.',
    example: 'TOP',
    ...optional,
  })
  impressionShareLocation?: ImpressionShareLocation | null;
  @Amount({ description: 'Maximum per click.', example: 1.2, ...optional })
  maxCpcBidCeiling?: number | null;
}

/** A link as examples show it. */
export const exampleLink = {
  connectionId: exampleId('con'),
  remoteId: '1234567890',
  remoteStatus: 'ENABLED',
  linkedAt: '2026-11-21T09:00:00.000Z',
  lastSyncedAt: '2026-11-21T09:00:00.000Z',
  lastError: null,
};

/** What ties a campaign to its object on one platform. */
export class PlatformLinkDto implements PlatformLinkView {
  @IdOf('con', { description: 'Its connection.', example: exampleLink.connectionId })
  connectionId!: string;
  @Text({
    max: 255,
    description: 'Its id there; null when the platform refused to make it.',
    example: '1234567890',
    clearable: true,
  })
  remoteId!: string | null;
  @Text({
    max: 64,
    description: "The platform's own word; null when there is nothing.",
    example: 'ENABLED',
    clearable: true,
  })
  remoteStatus!: string | null;
  @Timestamp({
    description: 'Since when; null when there is nothing.',
    example: exampleLink.linkedAt,
    clearable: true,
  })
  linkedAt!: string | null;
  @Timestamp({
    description: 'When a sync last touched it.',
    example: exampleLink.linkedAt,
    clearable: true,
  })
  lastSyncedAt!: string | null;
  @Text({
    max: 2_000,
    description:
      "What went wrong in the last sync: the platform's code and words; null when nothing.",
    example: 'BUDGET_TOO_LOW: The budget is too low.',
    clearable: true,
  })
  lastError!: string | null;
}

/** Set while the Emergency Brake holds a campaign. */
export class CampaignHoldDto {
  @Timestamp({ description: 'Since when.', example: '2026-11-21T09:00:00.000Z' }) since!: string;
  @IdOf('bre', { description: 'The brake event.', example: exampleId('bre') }) eventId!: string;
}

/** What the lists and maps of a campaign are made of, written and read alike. */
export const Platform = OneOf(PLATFORM_IDS, {
  description: 'An ad platform.',
  example: 'google-ads',
});
export const Connection = IdOf('con', {
  description: 'A connection.',
  example: exampleId('con'),
  clearable: true,
});
export const Status = OneOf(SERVING_STATUSES, {
  description: 'On or off there.',
  example: 'ENABLED',
});
export const Share = Amount({ description: 'Per day.', example: 25 });
export const Preset = OneOf(SCHEDULE_PRESETS, {
  name: 'SchedulePreset',
  description: 'A preset.',
  example: 'BUSINESS_HOURS',
});
export const Structured = Nested(() => StructuredScheduleDto, {
  description: 'A weekly schedule.',
  example: { windows: [] },
});
export const Place = Nested(() => GeoTargetDto, {
  description: 'One place.',
  example: { kind: 'AREA', name: 'Berlin' },
});
export const Negative = Nested(() => NegativeKeywordDto, {
  description: 'One search.',
  example: { text: 'free', matchType: 'PHRASE' },
});
export const Language = Text({ min: 2, max: 2, description: 'An ISO 639-1 code.', example: 'en' });
export const Action = IdOf('cva', {
  description: 'A conversion action.',
  example: exampleId('cva'),
});

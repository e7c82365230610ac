import { Flag, ListOf, MapOf, Nested, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import { PLACE_KEYS, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  AD_TYPES,
  CAMPAIGN_TYPES,
  type Capabilities,
  ENTITY_KINDS,
} from '@switchyard/platforms/domain';
import {
  exampleMedia,
  exampleTotalRule,
  MediaRuleDto,
  MediaTotalRuleDto,
  toMediaRuleDto,
  toMediaTotalRuleDto,
} from './media.dto';
import {
  exampleConversions,
  PlatformConversionsDto,
  toPlatformConversionsDto,
} from './platform-conversions.dto';
import {
  DailyQuotaDto,
  exampleOverdelivery,
  exampleQuotaOfDay,
  OverdeliveryDto,
  toDailyQuotaDto,
  toOverdeliveryDto,
} from './platform-day.dto';
import {
  BiddingRuleDto,
  exampleBidding,
  exampleField,
  exampleLimit,
  FieldRuleDto,
  LimitRuleDto,
  SupportLevel,
  toBiddingRuleDto,
  toFieldRuleDto,
  toLimitRuleDto,
} from './platform-rules.dto';

const ANY_RULE = {
  ...exampleMedia,
  campaignType: 'DISPLAY',
  source: 'Google Ads API v25, ResponsiveDisplayAdInfo',
  unverified: false,
};

const MATCH_TYPES = ['EXACT', 'PHRASE', 'BROAD'] as const;

/** A platform that campaigns can be sent to. */
export class PlatformSummaryDto {
  @OneOf(PLATFORM_IDS, { description: 'The platform.', example: 'google-ads' }) id!: PlatformId;
  @Text({ max: 100, description: 'Its name for people.', example: 'Google Ads' }) name!: string;
  @MapOf(CAMPAIGN_TYPES, SupportLevel('What becomes of campaigns of this type.'), {
    description: '`unsupported` ones are not sent.',
    example: { SEARCH: 'native', VIDEO: 'unsupported' },
  })
  campaignTypes!: Capabilities['campaignTypes'];
  @MapOf(AD_TYPES, SupportLevel('What becomes of ads of this type.'), {
    description: '`unsupported` ones are not sent.',
    example: { RESPONSIVE_SEARCH: 'native', CHAT_CARD: 'unsupported' },
  })
  adTypes!: Capabilities['adTypes'];
}

/** A setting of a connection that the platform needs. */
export class PlatformSettingDto {
  @Text({ max: 100, description: 'Member of `settings`.', example: 'customerId' }) name!: string;
  @Text({
    max: 500,
    description: 'What it is.',
    example: 'Id of the manager account that the ad account belongs to.',
  })
  meaning!: string;
}

/** So many requests of one ad account in so many seconds. */
export class RateLimitDto {
  @Text({ max: 100, description: 'Its name.', example: 'campaign-write' }) name!: string;
  @WholeNumber({ min: 1, max: 1_000_000, description: 'Requests.', example: 200 })
  requests!: number;
  @WholeNumber({ min: 1, max: 86_400, description: 'In so many seconds.', example: 60 })
  perSeconds!: number;
  @Text({
    max: 500,
    description: "The platform's document that says so.",
    example: 'Reddit Ads API v3, rate limits',
  })
  source!: string;
  @Flag({ description: 'True when no document proves it.', example: false })
  unverified!: boolean;
}

const exampleRate = {
  name: 'campaign-write',
  requests: 200,
  perSeconds: 60,
  source: 'Reddit Ads API v3, rate limits',
  unverified: false,
};

/** Everything that a platform can hold of a campaign. */
export class PlatformDto extends PlatformSummaryDto {
  @ListOf(OneOf(ENTITY_KINDS, { description: 'A level.', example: 'adGroup' }), {
    maxItems: 4,
    description: 'Levels that are objects there; others are kept on the parent, or nowhere.',
    example: ['campaign', 'adGroup', 'ad'],
  })
  levels!: Capabilities['levels'];
  @ListOf(Nested(() => RateLimitDto, { description: 'One limit.', example: exampleRate }), {
    maxItems: 50,
    description:
      'Of one ad account, by all workers together; empty where the platform publishes none.',
    example: [exampleRate],
  })
  rateLimits!: readonly RateLimitDto[];
  @Nested(() => DailyQuotaDto, {
    description: 'Of one application, over all ad accounts; null: no limit.',
    example: exampleQuotaOfDay,
    clearable: true,
  })
  dailyQuota!: DailyQuotaDto | null;
  @Nested(() => OverdeliveryDto, {
    description: 'Spend past a daily budget; plans include it.',
    example: exampleOverdelivery,
  })
  overdelivery!: OverdeliveryDto;
  @ListOf(Nested(() => FieldRuleDto, { description: 'One field.', example: exampleField }), {
    maxItems: 500,
    description: 'What becomes of each field.',
    example: [exampleField],
  })
  fields!: readonly FieldRuleDto[];
  @ListOf(Nested(() => LimitRuleDto, { description: 'One limit.', example: exampleLimit }), {
    maxItems: 500,
    description: 'Limits that Validate checks.',
    example: [exampleLimit],
  })
  limits!: readonly LimitRuleDto[];
  @ListOf(Nested(() => BiddingRuleDto, { description: 'One strategy.', example: exampleBidding }), {
    maxItems: 50,
    description: 'What becomes of each bidding strategy.',
    example: [exampleBidding],
  })
  bidding!: readonly BiddingRuleDto[];
  @ListOf(Nested(() => MediaRuleDto, { description: 'One role.', example: ANY_RULE }), {
    maxItems: 500,
    description: 'Rules for files; `GET /media-requirements` has them per type of campaign.',
    example: [ANY_RULE],
  })
  media!: readonly MediaRuleDto[];
  @ListOf(
    Nested(() => MediaTotalRuleDto, { description: 'One total.', example: exampleTotalRule }),
    {
      maxItems: 100,
      description: 'Files of several roles counted together.',
      example: [exampleTotalRule],
    },
  )
  mediaTotals!: readonly MediaTotalRuleDto[];
  @ListOf(Text({ max: 50, description: 'A word.', example: 'LEARN_MORE' }), {
    maxItems: 500,
    description: 'What `callToAction` may be; empty: no choice.',
    example: ['LEARN_MORE', 'SHOP_NOW'],
  })
  callsToAction!: readonly string[];
  @Flag({
    description: 'Whether ads of an ad group must lead to one domain.',
    example: true,
  })
  oneDomainPerAdGroup!: boolean;
  @ListOf(Text({ max: 20, description: 'ISO 639-1.', example: 'de' }), {
    maxItems: 500,
    description: 'Languages that can be targeted.',
    example: ['de', 'en'],
  })
  languages!: readonly string[];
  @Flag({ description: 'Whether `declarations.politicalAdvertising` is needed.', example: true })
  requiresPoliticalDeclaration!: boolean;
  @ListOf(OneOf(MATCH_TYPES, { description: 'A match type.', example: 'EXACT' }), {
    maxItems: 3,
    description: 'Match types of negative keywords.',
    example: ['EXACT', 'PHRASE'],
  })
  negativeMatchTypes!: Capabilities['negativeMatchTypes'];
  @OneOf(PLACE_KEYS, {
    description: 'Member that an AREA row needs; null: none.',
    example: 'criterionId',
    clearable: true,
  })
  placeKey!: Capabilities['placeKey'];
  @ListOf(
    Nested(() => PlatformSettingDto, {
      description: 'One setting.',
      example: { name: 'customerId', meaning: 'Id of the manager account.' },
    }),
    {
      maxItems: 50,
      description: 'What `settings` of a connection must hold.',
      example: [{ name: 'customerId', meaning: 'Id of the manager account.' }],
    },
  )
  settingsRequired!: readonly PlatformSettingDto[];
  @ListOf(Text({ max: 100, description: 'A member.', example: 'refreshToken' }), {
    maxItems: 50,
    description: 'What `credentials` of a connection must hold.',
    example: ['clientId', 'refreshToken'],
  })
  credentialsRequired!: readonly string[];
  @Nested(() => PlatformConversionsDto, {
    description: 'What it takes of conversions.',
    example: exampleConversions,
  })
  conversions!: PlatformConversionsDto;
}

export const toPlatformSummaryDto = ({
  platform,
  name,
  campaignTypes,
  adTypes,
}: Capabilities): PlatformSummaryDto => ({ id: platform, name, campaignTypes, adTypes });

export const toPlatformDto = (capabilities: Capabilities): PlatformDto => ({
  ...toPlatformSummaryDto(capabilities),
  levels: capabilities.levels,
  rateLimits: capabilities.rateLimits.map(
    ({ name, requests, perSeconds, source, unverified = false }) => ({
      name,
      requests,
      perSeconds,
      source,
      unverified,
    }),
  ),
  dailyQuota: capabilities.dailyQuota && toDailyQuotaDto(capabilities.dailyQuota),
  overdelivery: toOverdeliveryDto(capabilities.overdelivery),
  fields: capabilities.fields.map(toFieldRuleDto),
  limits: capabilities.limits.map(toLimitRuleDto),
  bidding: capabilities.bidding.map(toBiddingRuleDto),
  media: capabilities.media.map(toMediaRuleDto),
  mediaTotals: capabilities.mediaTotals.map(toMediaTotalRuleDto),
  callsToAction: capabilities.callsToAction,
  oneDomainPerAdGroup: capabilities.oneDomainPerAdGroup !== undefined,
  languages: capabilities.languages,
  requiresPoliticalDeclaration: capabilities.requiresPoliticalDeclaration,
  negativeMatchTypes: capabilities.negativeMatchTypes,
  placeKey: capabilities.placeKey,
  settingsRequired: capabilities.settingsRequired.map(({ name, meaning }) => ({ name, meaning })),
  credentialsRequired: capabilities.credentialsRequired,
  conversions: toPlatformConversionsDto(capabilities),
});

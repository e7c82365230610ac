import { AnyJson, Flag, ListOf, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import {
  AD_TYPES,
  BIDDING_STRATEGIES,
  type BiddingRule,
  CAMPAIGN_TYPES,
  ENTITY_KINDS,
  type FieldRule,
  type LimitRule,
  SUPPORT_LEVELS,
} from '@switchyard/platforms/domain';

const LIMIT_KINDS = [
  'maxLength',
  'shortestMaxLength',
  'minCount',
  'maxCount',
  'min',
  'max',
  'maxWords',
  'forbiddenPattern',
] as const;
const BIDDING_NUMBERS = [
  'targetCpa',
  'targetRoas',
  'targetImpressionShare',
  'maxCpcBidCeiling',
] as const;

const MEASURES = ['units', 'bytes', 'shownUnits', 'shownWide'] as const;

const Entity = () =>
  OneOf(ENTITY_KINDS, { description: 'The kind of object.', example: 'campaign' });
const OurField = (example: string) =>
  Text({
    max: 100,
    description: 'Our field; a dot leads into an object or every entry of a list.',
    example,
  });
const Note = (example: string) =>
  Text({ max: 2_000, description: 'What happens, and why.', example });
const Source = () =>
  Text({
    max: 500,
    description: "The platform's document that says so.",
    example: 'Google Ads API v25, ad.proto',
  });
const CampaignTypes = () =>
  ListOf(OneOf(CAMPAIGN_TYPES, { description: 'A type of campaign.', example: 'SEARCH' }), {
    maxItems: 8,
    optional: true,
    description: 'Only on these types of campaign; absent: on all.',
    example: ['SEARCH'],
  });
const AdTypes = () =>
  ListOf(OneOf(AD_TYPES, { description: 'A type of ad.', example: 'RESPONSIVE_SEARCH' }), {
    maxItems: 5,
    optional: true,
    description: 'Only for these types of ad; absent: for all.',
    example: ['RESPONSIVE_SEARCH'],
  });
const Unverified = () => Flag({ description: 'True when no document proves it.', example: false });

export const SupportLevel = (description: string) =>
  OneOf(SUPPORT_LEVELS, { description, example: 'native' });

/** What becomes of one of our fields. */
export class FieldRuleDto {
  @Entity() entity!: FieldRule['entity'];
  @OurField('geoTargets.radius') field!: string;
  @SupportLevel('What becomes of it.') support!: FieldRule['support'];
  @CampaignTypes() campaignTypes?: NonNullable<FieldRule['campaignTypes']>;
  @AdTypes() adTypes?: NonNullable<FieldRule['adTypes']>;
  @Note('From 1 to 500 in the unit of the row.') note!: string;
  @Source() source!: string;
  @Unverified() unverified!: boolean;
}

/** A limit that the platform sets. */
export class LimitRuleDto {
  @Entity() entity!: LimitRule['entity'];
  @OurField('headlines.text') field!: string;
  @OneOf(LIMIT_KINDS, { description: 'How it is measured.', example: 'maxLength' })
  kind!: LimitRule['kind'];
  @AnyJson({
    description: 'A number, or a pattern that texts must not match.',
    example: 30,
  })
  value!: number | string;
  @OneOf(MEASURES, {
    description:
      '`units`: UTF-16, `bytes`: UTF-8, `shownUnits`: UTF-16 with dynamic text by its default, `shownWide`: the same, wide East Asian characters as two. Absent: characters.',
    example: 'shownWide',
    optional: true,
  })
  counts?: NonNullable<LimitRule['counts']>;
  @Flag({ description: 'True when equal texts count once.', example: true, optional: true })
  distinct?: boolean;
  @OneOf(AD_TYPES, {
    description: 'Only for ads of this type.',
    example: 'RESPONSIVE_SEARCH',
    optional: true,
  })
  adType?: NonNullable<LimitRule['adType']>;
  @CampaignTypes() campaignTypes?: NonNullable<LimitRule['campaignTypes']>;
  @ListOf(OneOf(BIDDING_STRATEGIES, { description: 'A strategy.', example: 'MANUAL_CPC' }), {
    maxItems: 20,
    description: 'Only where the campaign bids by one of these.',
    example: ['MANUAL_CPC'],
    optional: true,
  })
  strategies?: NonNullable<LimitRule['strategies']>;
  @WholeNumber({
    min: 1,
    max: 1_000,
    description: 'Only so many first entries of a list; others are left out.',
    example: 1,
    optional: true,
  })
  first?: number;
  @Text({
    max: 100,
    description: 'Code of the finding when it is broken.',
    example: 'HEADLINE_TOO_LONG',
  })
  code!: string;
  @Text({ max: 500, description: 'What to change then.', example: 'Use at most 30 characters.' })
  fix!: string;
  @Source() source!: string;
  @Unverified() unverified!: boolean;
}

/** What becomes of a bidding strategy. */
export class BiddingRuleDto {
  @OneOf(BIDDING_STRATEGIES, { description: 'The strategy.', example: 'TARGET_CPA' })
  strategy!: BiddingRule['strategy'];
  @CampaignTypes() campaignTypes?: NonNullable<BiddingRule['campaignTypes']>;
  @SupportLevel('What becomes of it.') support!: BiddingRule['support'];
  @ListOf(OneOf(BIDDING_NUMBERS, { description: 'A member.', example: 'targetCpa' }), {
    maxItems: 4,
    description: 'Members of `biddingStrategy` that must be set.',
    example: ['targetCpa'],
  })
  requires!: BiddingRule['requires'];
  @ListOf(Text({ max: 100, description: 'A member.', example: 'pixelId' }), {
    maxItems: 10,
    description: "Members of the connection's `settings` that must be set.",
    example: ['pixelId'],
    optional: true,
  })
  requiresSettings?: readonly string[];
  @OneOf(BIDDING_STRATEGIES, {
    description: 'What it becomes, when not native.',
    example: 'MAXIMIZE_CONVERSIONS',
    optional: true,
  })
  becomes?: NonNullable<BiddingRule['becomes']>;
  @Note('Stored as maximise conversions with a target CPA.') note!: string;
  @Source() source!: string;
  @Unverified() unverified!: boolean;
}

export const exampleField = {
  entity: 'campaign',
  field: 'geoTargets.radius',
  support: 'clamped',
  note: 'From 1 to 500 in the unit of the row.',
  source: 'Google Ads API v25, criteria.proto',
  unverified: false,
};
export const exampleLimit = {
  entity: 'ad',
  field: 'headlines.text',
  kind: 'maxLength',
  value: 30,
  adType: 'RESPONSIVE_SEARCH',
  code: 'HEADLINE_TOO_LONG',
  fix: 'Use at most 30 characters.',
  source: 'Google Ads API v25, ad.proto',
  unverified: false,
};
export const exampleBidding = {
  strategy: 'TARGET_CPA',
  support: 'native',
  requires: ['targetCpa'],
  note: 'Ceilings exist for portfolios only.',
  source: 'Google Ads API v25, bidding.proto',
  unverified: false,
};

export const toFieldRuleDto = ({
  entity,
  field,
  support,
  campaignTypes,
  adTypes,
  note,
  source,
  unverified = false,
}: FieldRule): FieldRuleDto => ({
  entity,
  field,
  support,
  ...given({ campaignTypes, adTypes }),
  note,
  source,
  unverified,
});

export const toLimitRuleDto = ({
  entity,
  field,
  kind,
  value,
  counts,
  distinct,
  adType,
  campaignTypes,
  strategies,
  first,
  code,
  fix,
  source,
  unverified = false,
}: LimitRule): LimitRuleDto => ({
  entity,
  field,
  kind,
  value,
  ...given({ counts, distinct, adType, campaignTypes, strategies, first }),
  code,
  fix,
  source,
  unverified,
});

export const toBiddingRuleDto = ({
  strategy,
  campaignTypes,
  support,
  requires,
  requiresSettings,
  becomes,
  note,
  source,
  unverified = false,
}: BiddingRule): BiddingRuleDto => ({
  strategy,
  ...given({ campaignTypes, becomes, requiresSettings: requiresSettings?.map(({ name }) => name) }),
  support,
  requires,
  note,
  source,
  unverified,
});

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The members that are there. */
const given = <T extends object>(members: T): Given<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Given<T>;

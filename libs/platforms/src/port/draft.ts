import type { PlaceIds } from '@switchyard/kernel';

/**
 * Campaign trees as our own catalog says them, before a platform's connector turns them into what
 * it can hold.
 */

export const CAMPAIGN_TYPES = [
  'SEARCH',
  'DISPLAY',
  'PERFORMANCE_MAX',
  'VIDEO',
  'SHOPPING',
  'DEMAND_GEN',
  'SOCIAL',
  'CONVERSATIONAL',
] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const AD_TYPES = [
  'RESPONSIVE_SEARCH',
  'RESPONSIVE_DISPLAY',
  'SINGLE_IMAGE',
  'CHAT_CARD',
  'ASSET_GROUP',
] as const;
export type AdType = (typeof AD_TYPES)[number];

export const BIDDING_STRATEGIES = [
  'MANUAL_CPC',
  'ENHANCED_CPC',
  'MAXIMIZE_CLICKS',
  'MAXIMIZE_CONVERSIONS',
  'MAXIMIZE_CONVERSION_VALUE',
  'TARGET_CPA',
  'TARGET_ROAS',
  'TARGET_IMPRESSION_SHARE',
] as const;
export type BiddingStrategyType = (typeof BIDDING_STRATEGIES)[number];

export type ServingStatus = 'ENABLED' | 'PAUSED';
export type MatchType = 'EXACT' | 'PHRASE' | 'BROAD';
export type QuarterHour = 'ZERO' | 'FIFTEEN' | 'THIRTY' | 'FORTY_FIVE';
export type Weekday =
  'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';

export interface BiddingDraft {
  readonly type: BiddingStrategyType;
  readonly targetCpaMicros?: number;
  /** A ratio: 2.5 means 250 %. */
  readonly targetRoas?: number;
  /** 0 to 100. */
  readonly targetImpressionSharePercent?: number;
  readonly impressionShareLocation?: 'ANYWHERE' | 'TOP' | 'ABSOLUTE_TOP';
  readonly maxCpcBidCeilingMicros?: number;
}

/** The id that counts is the one that is under the platform's `placeKey`. */
export interface AreaDraft extends PlaceIds {
  readonly kind: 'AREA';
  readonly name: string;
  readonly negative: boolean;
  /** ISO 3166-1 alpha-2 country that it lies in, where that is known. */
  readonly countryCode?: string;
  readonly bidAdjustmentPercent?: number;
}

export interface CircleDraft {
  readonly kind: 'RADIUS';
  readonly name: string;
  readonly bidAdjustmentPercent?: number;
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly unit: 'km' | 'mi';
}

export interface WindowDraft {
  readonly day: Weekday;
  readonly startHour: number;
  readonly startMinute: QuarterHour;
  readonly endHour: number;
  readonly endMinute: QuarterHour;
  /** 1 means no change. */
  readonly bidModifier: number;
}

export interface DeviceDraft {
  readonly enabled: boolean;
  readonly bidAdjustmentPercent?: number;
}

export const IMAGE_ROLES = [
  'MARKETING_IMAGE',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
  'LOGO',
  'LANDSCAPE_LOGO',
] as const;
export type ImageRole = (typeof IMAGE_ROLES)[number];

/** An image in a role. The bytes are asked for by digest (`PlatformIo.media`). */
export interface ImageDraft {
  readonly role: ImageRole;
  /** Of the bytes, lower-case hex. */
  readonly sha256: string;
}

export interface SitelinkDraft {
  readonly kind: 'SITELINK';
  readonly linkText: string;
  readonly description1?: string;
  readonly description2?: string;
  readonly finalUrl: string;
}

export interface CalloutDraft {
  readonly kind: 'CALLOUT';
  readonly text: string;
}

export interface StructuredSnippetDraft {
  readonly kind: 'STRUCTURED_SNIPPET';
  /** The English header, e.g. `Brands`. */
  readonly header: string;
  readonly values: readonly string[];
}

export interface CallDraft {
  readonly kind: 'CALL';
  /** E.164. */
  readonly phoneNumber: string;
  /** ISO 3166-1. */
  readonly countryCode: string;
}

/** An extension beside a search ad. They are a set: order means nothing. */
export type ExtensionDraft = SitelinkDraft | CalloutDraft | StructuredSnippetDraft | CallDraft;

export interface NegativeKeywordDraft {
  readonly text: string;
  readonly matchType: MatchType;
}

export const LINKEDIN_FACETS = [
  'jobTitles',
  'jobFunctions',
  'seniorities',
  'industries',
  'companySizes',
  'skills',
  'memberGroups',
] as const;
export type LinkedinFacet = (typeof LINKEDIN_FACETS)[number];

/** People by what LinkedIn knows of them; every entry is a URN. */
export interface LinkedinAudienceDraft {
  readonly include?: { readonly [facet in LinkedinFacet]?: readonly string[] };
  readonly exclude?: { readonly [facet in LinkedinFacet]?: readonly string[] };
  /** Whether one of the included facets must fit, or each of them. */
  readonly matching: 'ANY' | 'ALL';
  readonly audienceExpansion: boolean;
}

/** A campaign. Every member of a draft is required: null is "not set". */
export interface CampaignDraft {
  readonly entity: 'campaign';
  readonly campaignType: CampaignType;
  readonly objective: string;
  readonly name: string;
  readonly status: ServingStatus;
  /** This platform's share per day. */
  readonly budgetMicros: number;
  readonly currency: string;
  readonly biddingStrategy: BiddingDraft;
  readonly geoTargets: readonly (AreaDraft | CircleDraft)[];
  readonly locationIntent: 'PRESENCE' | 'PRESENCE_OR_INTEREST';
  /** In the ad account's zone. Empty means all hours of all days. */
  readonly schedule: readonly WindowDraft[];
  /**
   * `searcher`: the windows are meant in the zone of the person who searches, not in the ad
   * account's.
   */
  readonly scheduleZone: 'account' | 'searcher';
  readonly devices: { readonly [device in 'desktop' | 'mobile' | 'tablet']?: DeviceDraft } | null;
  /** ISO 639-1. */
  readonly languages: readonly string[];
  readonly networks: {
    readonly search: boolean;
    readonly searchPartners: boolean;
    readonly display: boolean;
  };
  readonly negativeKeywords: readonly NegativeKeywordDraft[];
  readonly extensions: readonly ExtensionDraft[];
  /** Images beside search ads; images of other campaign types are on their ads. */
  readonly images: readonly ImageDraft[];
  /** YYYY-MM-DD in the ad account's zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly trackingTemplate: string | null;
  /** Never declared on the user's behalf: null when neither campaign nor connection says. */
  readonly politicalAdvertising: 'NONE' | 'POLITICAL' | null;
  /** Empty where declarations were made and name none. */
  readonly specialAdCategories: readonly string[];
  /** Who pays and who profits, which laws of some countries require. */
  readonly advertiserIdentity: { readonly payer?: string; readonly beneficiary?: string } | null;
  readonly linkedin: LinkedinAudienceDraft | null;
}

/** An ad group with its campaign. */
export interface AdGroupDraft {
  readonly entity: 'adGroup';
  readonly campaign: CampaignDraft;
  readonly name: string;
  readonly status: ServingStatus;
  readonly maxCpcMicros: number | null;
  /** What conversations it fits. */
  readonly contextHints: readonly string[];
  /**
   * Enabled keywords and all negatives of the ad group, for platforms that keep them on it (no
   * `keyword` in `Capabilities.levels`); SEARCH only.
   */
  readonly keywords: readonly GroupKeywordDraft[];
}

export interface GroupKeywordDraft {
  readonly text: string;
  readonly matchType: MatchType;
  readonly negative: boolean;
}

export interface AdText {
  readonly text: string;
  /** 1-based place the text is pinned to. */
  readonly pinned?: number;
}

/** An ad of any type with its campaign. */
export interface AdDraft {
  readonly entity: 'ad';
  readonly campaign: CampaignDraft;
  readonly adType: AdType;
  /**
   * Of an ASSET_GROUP ad, whose ad group has no object of its own: enabled when ad and ad group
   * are.
   */
  readonly status: ServingStatus;
  /** Name of its ad group: what an asset group is called. */
  readonly adGroupName: string;
  readonly headlines: readonly AdText[];
  readonly descriptions: readonly AdText[];
  readonly longHeadline: string | null;
  readonly businessName: string | null;
  readonly callToAction: string | null;
  readonly finalUrl: string;
  readonly path1: string | null;
  readonly path2: string | null;
  /** Its own, its ad group's and its campaign's. A set: order means nothing. */
  readonly images: readonly ImageDraft[];
  readonly youtubeVideoIds: readonly string[];
}

/** A keyword of an ad group, as an object of its own. */
export interface KeywordDraft {
  readonly entity: 'keyword';
  readonly campaign: CampaignDraft;
  readonly text: string;
  readonly matchType: MatchType;
  readonly negative: boolean;
  readonly status: ServingStatus;
  readonly maxCpcMicros: number | null;
  readonly finalUrl: string | null;
}

export type Draft = CampaignDraft | AdGroupDraft | AdDraft | KeywordDraft;

/**
 * The fields of the contract that every platform decides about, by entity. A name with a dot is a
 * part of a field that can fare differently from the rest of it. A field that is added here does
 * not compile until each connector's `fields.ts` answers it.
 */
export const CONTRACT_FIELDS = {
  campaign: [
    'name',
    'type',
    'status',
    'objective',
    'budget',
    'currency',
    'biddingStrategy',
    'biddingStrategy.maxCpcBidCeiling',
    'geoTargets',
    'geoTargets.radius',
    'geoTargets.name',
    'geoTargets.bidAdjustment',
    'locationIntent',
    'adSchedule',
    'adSchedule.timezone',
    'adSchedule.bidModifier',
    'targeting.devices',
    'targeting.linkedin',
    'languages',
    'networks',
    'networks.display',
    'negativeKeywords',
    'extensions',
    'images',
    'startDate',
    'endDate',
    'finalUrl',
    'trackingTemplate',
    'conversionActionIds',
    'declarations.politicalAdvertising',
    'declarations.specialAdCategories',
    'declarations.advertiserIdentity',
  ],
  adGroup: ['name', 'status', 'maxCpc', 'contextHints'],
  ad: [
    'type',
    'status',
    'headlines',
    'headlines.pinned',
    'descriptions',
    'descriptions.pinned',
    'longHeadline',
    'businessName',
    'callToAction',
    'finalUrl',
    'path1',
    'path2',
    'images',
    'youtubeVideoIds',
  ],
  keyword: ['text', 'matchType', 'status', 'negative', 'maxCpc', 'finalUrl'],
} as const;

/**
 * Fields that few platforms have, each with what the others say of it. A connector spreads
 * `rareFields` into its table and answers below it what it has.
 */
export const RARE_CAMPAIGN_FIELDS = {
  'targeting.linkedin': (platform: string) =>
    `${platform} does not use the audience settings of LinkedIn.`,
  'declarations.advertiserIdentity': (platform: string) =>
    `${platform} verifies advertisers per ad account, not per campaign.`,
} as const;

import type { EntityKind } from '../port/attributes';
import type { BiddingStrategyType, CampaignType } from '../port/draft';

/** The levels that OpenAI has. Keywords are kept as hints of their ad group. */
export const LEVELS = ['campaign', 'adGroup', 'ad'] as const satisfies readonly EntityKind[];
export type Level = (typeof LEVELS)[number];

/** Path of each level, and what its parent is called in bodies and queries. */
export const LEVEL_PATHS = {
  campaign: { path: '/campaigns', parent: null },
  adGroup: { path: '/ad_groups', parent: 'campaign_id' },
  ad: { path: '/ads', parent: 'ad_group_id' },
} as const satisfies {
  readonly [level in Level]: { readonly path: string; readonly parent: string | null };
};

export const isLevel = (entity: EntityKind): entity is Level =>
  (LEVELS as readonly EntityKind[]).includes(entity);

/** What a campaign pays for (`bidding_type`), fixed when it is made. */
export type BiddingType = 'clicks' | 'conversions';

/**
 * How the ad groups of a campaign bid. `amount` is our figure that becomes `max_bid_micros`; null
 * where OpenAI bids by itself.
 */
export interface Bid {
  readonly biddingType: BiddingType;
  readonly strategy: 'fixed_bid' | 'maximize_clicks' | 'maximize_conversions';
  readonly amount: 'maxCpc' | 'targetCpa' | null;
}

/**
 * Strategies that OpenAI holds, and the combination of its words for each (bidding and budgets:
 * allowed combinations).
 */
export const BIDS = {
  MANUAL_CPC: { biddingType: 'clicks', strategy: 'fixed_bid', amount: 'maxCpc' },
  MAXIMIZE_CLICKS: { biddingType: 'clicks', strategy: 'maximize_clicks', amount: null },
  MAXIMIZE_CONVERSIONS: {
    biddingType: 'conversions',
    strategy: 'maximize_conversions',
    amount: null,
  },
  TARGET_CPA: { biddingType: 'conversions', strategy: 'fixed_bid', amount: 'targetCpa' },
} as const satisfies { readonly [type in BiddingStrategyType]?: Bid };

export type SupportedStrategy = keyof typeof BIDS;

/** What other strategies become; those in neither table are not there. */
export const BECOMES: { readonly [type in BiddingStrategyType]?: SupportedStrategy } = {
  ENHANCED_CPC: 'MANUAL_CPC',
  MAXIMIZE_CONVERSION_VALUE: 'MAXIMIZE_CONVERSIONS',
};

export const isSupportedStrategy = (type: string): type is SupportedStrategy =>
  Object.hasOwn(BIDS, type);

/** The strategy that goes to the platform; the asked-for one where there is none. */
export const translatedStrategy = (type: BiddingStrategyType): BiddingStrategyType =>
  BECOMES[type] ?? type;

/**
 * Which strategy the words of a campaign and its ad group amount to; undefined for those that we
 * never write.
 */
export const strategyOf = (biddingType: string, strategy: string): SupportedStrategy | undefined =>
  (Object.keys(BIDS) as readonly SupportedStrategy[]).find(
    (type) => BIDS[type].biddingType === biddingType && BIDS[type].strategy === strategy,
  );

/** Most of one bid, whatever it is paid for (AdGroup: `max_bid_micros` up to 100,000,000). */
export const MAX_BID_MICROS = 100_000_000;

/** Types of campaigns that OpenAI can be given. */
export const SUPPORTED_TYPES = [
  'SEARCH',
  'DISPLAY',
  'CONVERSATIONAL',
] as const satisfies readonly CampaignType[];
export type SupportedType = (typeof SUPPORTED_TYPES)[number];

export const isSupportedType = (type: string): type is SupportedType =>
  (SUPPORTED_TYPES as readonly string[]).includes(type);

/** Characters of a card's texts (Advertiser API, CreateAdCreativeParams). */
export const CARD_TEXTS = { title: { min: 3, max: 50 }, body: { min: 0, max: 100 } } as const;

/** Longest address that a card leads to. */
export const MAX_TARGET_URL = 2_048;

/** Pixels that a card's image has at least, each way. */
export const MIN_IMAGE_SIDE = 640;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The role that the one image of a card has with us. */
export const CARD_ROLE = 'SQUARE_MARKETING_IMAGE';

/** OpenAI's platforms by our devices. Tablets are not distinguished from phones. */
export const DEVICE_PLATFORMS = {
  desktop: ['desktop_web'],
  mobile: ['android_app', 'android_web', 'ios_app', 'ios_web'],
} as const;

/** Countries are kept by their ISO code, all other places by OpenAI's own id. */
const COUNTRY = /^country:([A-Z]{2})$/;

/**
 * Stands for the places of a campaign of which none could be stored. Nothing is ever sent with it:
 * without places the ads would show everywhere.
 */
export const NOWHERE = 'none';

export const countryId = (countryCode: string): string => `country:${countryCode}`;

/** The ISO code that a place id stands for; undefined when it is an id of OpenAI's own. */
export const countryIn = (id: string): string | undefined => COUNTRY.exec(id)?.[1];

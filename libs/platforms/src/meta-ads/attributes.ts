import { canonicalJson } from '@switchyard/kernel';
import type { Attributes } from '../port/attributes';

/** A campaign as Meta can hold it. Places, dates and goals are on its ad sets. */
export type CampaignAttributes = {
  readonly name: string;
  /** ENABLED, PAUSED, or Meta's ARCHIVED. */
  readonly status: string;
  /** TRAFFIC, LEADS, SALES, AWARENESS, or Meta's own word. */
  readonly objective: string;
  /** Per day, shared by everything below. */
  readonly budgetMicros: number | null;
  /** Meta's word for how bids are limited; what is bid for is on the ad sets. */
  readonly biddingStrategy: { readonly type: string };
  readonly specialAdCategories: readonly string[];
  /** ISO 3166-1 countries that a special category is declared for; empty without one. */
  readonly specialAdCategoryCountries: readonly string[];
};

/** Attributes reach `apply` only from `normalise` or `read`, which both make this form. */
export const asCampaign = (attributes: Attributes): CampaignAttributes =>
  attributes as unknown as CampaignAttributes;

/** An area, in or out. */
export type AreaAttributes = {
  readonly kind: 'AREA';
  readonly metaLocationId: string;
  readonly negative: boolean;
};

/** A circle around a point. */
export type CircleAttributes = {
  readonly kind: 'RADIUS';
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly unit: 'km' | 'mi';
};

export type PlaceAttributes = AreaAttributes | CircleAttributes;

/** What an ad set is shown for and what that may cost. */
export type BiddingAttributes = {
  /** A strategy of ours, or Meta's own word for a goal that we have none for. */
  readonly type: string;
  /** The conversion that counts. */
  readonly event: string | null;
  readonly targetCpaMicros: number | null;
  /** A ratio: 2.5 means 250 %. */
  readonly targetRoas: number | null;
};

/**
 * An ad set as Meta can hold it: it carries what we keep on its campaign. `null` is the one
 * spelling of "not set".
 */
export type AdGroupAttributes = {
  readonly name: string;
  readonly status: string;
  readonly biddingStrategy: BiddingAttributes;
  /** The most that a click may cost; null when the campaign's strategy takes no cap. */
  readonly maxCpcMicros: number | null;
  readonly geoTargets: readonly PlaceAttributes[];
  /** Null when every device is meant. */
  readonly devices: { readonly desktop: boolean; readonly mobile: boolean } | null;
  readonly languages: readonly string[];
  /** YYYY-MM-DD in the ad account's zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly advertiserIdentity: {
    readonly payer: string | null;
    readonly beneficiary: string | null;
  } | null;
};

const NOT_SET = {
  maxCpcMicros: null,
  devices: null,
  startDate: null,
  endDate: null,
  advertiserIdentity: null,
};

/**
 * Attributes reach `apply` only from `normalise` or `read`; a plan leaves out of an update what is
 * not set after it.
 */
export const asAdGroup = (attributes: Attributes): AdGroupAttributes =>
  ({ ...NOT_SET, ...attributes }) as unknown as AdGroupAttributes;

/** Fields that go out together as `targeting`, which Meta replaces as a whole. */
export const TARGETING_FIELDS = ['geoTargets', 'devices', 'languages'] as const;

/** An image of ours by its digest; another user's by Meta's hash. Meta keeps no role. */
export type ImageAttributes =
  | { readonly role: 'MARKETING_IMAGE'; readonly sha256: string }
  | { readonly role: 'MARKETING_IMAGE'; readonly remoteId: string };

/** A link ad with one image. `null` is the one spelling of "not set". */
export type AdAttributes = {
  /** SINGLE_IMAGE, or Meta's name of another kind of ad. */
  readonly adType: string;
  readonly status: string;
  /** At most one headline: the one that is shown. */
  readonly headlines: readonly { readonly text: string }[];
  /** The text above the image, then the one below the headline. */
  readonly descriptions: readonly { readonly text: string }[];
  readonly callToAction: string | null;
  readonly finalUrl: string;
  readonly images: readonly ImageAttributes[];
};

/** A plan leaves out of an update what is not set after it. */
export const asAd = (attributes: Attributes): AdAttributes =>
  ({ callToAction: null, ...attributes }) as unknown as AdAttributes;

/** Fields that make up the creative: a change of any makes another one. */
export const CREATIVE_FIELDS = [
  'headlines',
  'descriptions',
  'callToAction',
  'finalUrl',
  'images',
] as const;

export const digestsIn = ({ images }: Pick<AdAttributes, 'images'>): readonly string[] =>
  images.flatMap((image) => ('sha256' in image ? [image.sha256] : []));

/** Each item once, in one order: equal sets have equal digests. */
export const sortedSet = <T>(items: readonly T[]): readonly T[] => {
  const byText = new Map(items.map((item) => [canonicalJson(item), item]));
  return [...byText.keys()].sort().map((text) => byText.get(text)!);
};

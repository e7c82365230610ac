import { canonicalJson } from '@switchyard/kernel';
import type { Attributes } from '../port/attributes';
import type {
  BiddingStrategyType,
  ImageRole,
  MatchType,
  QuarterHour,
  ServingStatus,
  Weekday,
} from '../port/draft';

/**
 * `null` is the one spelling of "not set", everywhere. Percentages have at most two decimals, money
 * is in micros.
 */
export type BiddingAttributes = {
  /** One of ours, or Google's own word for a strategy that we cannot hold. */
  readonly type: BiddingStrategyType | string;
  readonly targetCpaMicros: number | null;
  readonly targetRoas: number | null;
  readonly targetImpressionSharePercent: number | null;
  readonly impressionShareLocation: string | null;
  readonly maxCpcBidCeilingMicros: number | null;
};

export type AreaAttributes = {
  readonly kind: 'AREA';
  readonly criterionId: string;
  readonly negative: boolean;
  readonly bidAdjustmentPercent: number | null;
};

export type CircleAttributes = {
  readonly kind: 'RADIUS';
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly unit: 'km' | 'mi';
  readonly bidAdjustmentPercent: number | null;
};

export type PlaceAttributes = AreaAttributes | CircleAttributes;

export type WindowAttributes = {
  readonly day: Weekday;
  readonly startHour: number;
  readonly startMinute: QuarterHour;
  readonly endHour: number;
  readonly endMinute: QuarterHour;
  /** 1 means no change. */
  readonly bidModifier: number;
};

export type DeviceAttributes = {
  readonly enabled: boolean;
  readonly bidAdjustmentPercent: number | null;
};

export const DEVICE_NAMES = ['desktop', 'mobile', 'tablet'] as const;
export type DeviceName = (typeof DEVICE_NAMES)[number];

export type NegativeKeywordAttributes = { readonly text: string; readonly matchType: MatchType };

export type NetworkAttributes = {
  readonly search: boolean;
  readonly searchPartners: boolean;
  readonly display: boolean;
};

/** A campaign as Google can hold it. */
export type CampaignAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly budgetMicros: number;
  readonly biddingStrategy: BiddingAttributes;
  readonly geoTargets: readonly PlaceAttributes[];
  readonly locationIntent: 'PRESENCE' | 'PRESENCE_OR_INTEREST' | string;
  readonly schedule: readonly WindowAttributes[];
  readonly devices: { readonly [device in DeviceName]: DeviceAttributes };
  /**
   * ISO 639-1, or Google's resource name of a language that has no such code. Empty means all
   * languages.
   */
  readonly languages: readonly string[];
  /** Null where Google chooses: Performance Max. */
  readonly networks: NetworkAttributes | null;
  readonly negativeKeywords: readonly NegativeKeywordAttributes[];
  readonly extensions: readonly ExtensionAttributes[];
  /** Beside search ads. */
  readonly images: readonly ImageAttributes[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly trackingTemplate: string | null;
  readonly politicalAdvertising: 'NONE' | 'POLITICAL' | null;
};

/** Attributes reach `apply` only from `normalise` or `read`, which both make this form. */
export const asCampaign = (attributes: Attributes): CampaignAttributes =>
  attributes as unknown as CampaignAttributes;

export type AdGroupAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly maxCpcMicros: number | null;
};

export type TextAttributes = { readonly text: string; readonly pinned: number | null };

type Texts = {
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
};
type Paths = { readonly path1: string | null; readonly path2: string | null };

export type SearchAdAttributes = Texts &
  Paths & {
    /** RESPONSIVE_SEARCH, or Google's own word for an ad that we cannot hold. */
    readonly adType: string;
    readonly status: ServingStatus;
    readonly finalUrl: string | null;
  };

/** What display ads and asset groups have in common. */
type RichAttributes = Texts & {
  readonly status: ServingStatus;
  readonly finalUrl: string | null;
  readonly longHeadline: string | null;
  readonly businessName: string | null;
  /** One of Google's words, or the text of a button that is none of them. */
  readonly callToAction: string | null;
  readonly images: readonly ImageAttributes[];
  readonly youtubeVideoIds: readonly string[];
};

export type DisplayAdAttributes = RichAttributes & { readonly adType: 'RESPONSIVE_DISPLAY' };

/** Texts, images and videos of an asset group are sets: links have no order. */
export type AssetGroupAttributes = RichAttributes &
  Paths & { readonly adType: 'ASSET_GROUP'; readonly adGroupName: string };

export type AdAttributes = SearchAdAttributes | DisplayAdAttributes | AssetGroupAttributes;

export type KeywordAttributes = {
  readonly text: string;
  readonly matchType: MatchType;
  readonly negative: boolean;
  readonly status: ServingStatus;
  readonly maxCpcMicros: number | null;
  readonly finalUrl: string | null;
};

export const asAdGroup = (attributes: Attributes): AdGroupAttributes =>
  attributes as unknown as AdGroupAttributes;
export const asAd = (attributes: Attributes): AdAttributes => attributes as unknown as AdAttributes;
export const asAssetGroup = (attributes: Attributes): AssetGroupAttributes =>
  attributes as unknown as AssetGroupAttributes;
export const asKeyword = (attributes: Attributes): KeywordAttributes =>
  attributes as unknown as KeywordAttributes;

export const isDisplayAd = (ad: AdAttributes): ad is DisplayAdAttributes =>
  ad.adType === 'RESPONSIVE_DISPLAY';
export const isAssetGroup = (ad: AdAttributes): ad is AssetGroupAttributes =>
  ad.adType === 'ASSET_GROUP';

/** Extensions and images beside ads, as Google stores them. */
export type ExtensionAttributes =
  | {
      readonly kind: 'SITELINK';
      readonly linkText: string;
      readonly description1: string | null;
      readonly description2: string | null;
      readonly finalUrl: string | null;
    }
  | { readonly kind: 'CALLOUT'; readonly text: string }
  | {
      readonly kind: 'STRUCTURED_SNIPPET';
      readonly header: string;
      readonly values: readonly string[];
    }
  | { readonly kind: 'CALL'; readonly phoneNumber: string; readonly countryCode: string }
  /** One that we cannot hold: Google's kind and id of the asset. */
  | { readonly kind: string; readonly remoteId: string };

export const EXTENSION_KINDS = ['SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL'] as const;
export type ExtensionKind = (typeof EXTENSION_KINDS)[number];

/** One that we can hold. */
export type KnownExtension = Extract<ExtensionAttributes, { readonly kind: ExtensionKind }> & {
  readonly remoteId?: never;
};

export const isKnown = (extension: ExtensionAttributes): extension is KnownExtension =>
  !('remoteId' in extension);

/** An image in a role: one of ours by its digest, another user's by Google's id of the asset. */
export type ImageAttributes =
  | { readonly role: ImageRole; readonly sha256: string }
  | { readonly role: ImageRole; readonly remoteId: string };

/** Images are a set. */
export const imageSet = (images: readonly ImageAttributes[]): readonly ImageAttributes[] =>
  sortedSet(images, canonicalJson);

/** Digests that have to be at Google before the images can be shown. */
export const digestsIn = (images: readonly ImageAttributes[]): readonly string[] => [
  ...new Set(images.flatMap((image) => ('sha256' in image ? [image.sha256] : []))),
];

/**
 * Google's modifiers are 32-bit floats from 0.1 to 10 (v25 CampaignCriterion.bid_modifier);
 * percentages here have two decimals.
 */
export const MIN_MODIFIER = 0.1;
export const MAX_MODIFIER = 10;

/** +20 % is 1.2. No adjustment is 1. */
export const modifierOf = (percent: number | null): number =>
  percent === null ? 1 : rounded(1 + percent / 100, 4);

/** 1.2 is +20 %. 1, and nothing at all, are no adjustment. */
export const percentOf = (modifier: number | null | undefined): number | null => {
  if (modifier === null || modifier === undefined) return null;
  const percent = rounded((modifier - 1) * 100, 2);
  return percent === 0 ? null : percent;
};

export const rounded = (value: number, decimals: number): number => {
  const shifted = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return shifted === 0 ? 0 : shifted;
};

/**
 * One order per set and no key twice, whatever the order that it came in: equal sets have equal
 * digests.
 */
export const sortedSet = <T>(items: Iterable<T>, keyOf: (item: T) => string): readonly T[] => {
  const byKey = new Map<string, T>();
  for (const item of inOrder(items)) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
};

const inOrder = <T>(items: Iterable<T>): readonly T[] =>
  [...items]
    .map((item) => ({ item, text: canonicalJson(item) }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ item }) => item);

/**
 * What makes a criterion the same one: everything but its bid modifier, which alone can change in
 * place (v25 CampaignCriterion).
 */
export const placeKey = (place: PlaceAttributes): string =>
  place.kind === 'AREA'
    ? `geoTargets:AREA:${place.criterionId}:${place.negative ? 'OUT' : 'IN'}`
    : `geoTargets:RADIUS:${place.lat}:${place.lng}:${place.radius}:${place.unit}`;

export const windowKey = (window: WindowAttributes): string =>
  `schedule:${window.day}:${window.startHour}:${window.startMinute}:${window.endHour}:${window.endMinute}`;

export const deviceKey = (device: DeviceName): string => `devices:${device}`;

export const languageKey = (language: string): string => `languages:${language}`;

/** Google matches keyword text without regard to case, so two spellings are one criterion. */
export const negativeKey = (keyword: NegativeKeywordAttributes): string =>
  `negativeKeywords:${keyword.matchType}:${keyword.text.toLowerCase()}`;

/**
 * The identity of an asset's link: its field and the content of the asset, or the asset's id where
 * the content is not known.
 */
export const textLinkKey = (field: string, text: string): string => `link:${field}:${text}`;
export const imageLinkKey = (field: string, assetId: string): string => `link:${field}:${assetId}`;
export const extensionKey = (extension: ExtensionAttributes): string =>
  `extensions:${canonicalJson(extension)}`;

/** Beside a link's name when it is paused. */
export const pausedKey = (resourceName: string): string => `paused:${resourceName}`;

import { canonicalJson } from '@switchyard/kernel';
import type { Attributes, Json } from '../port/attributes';
import type {
  CampaignDraft,
  ImageRole,
  MatchType,
  QuarterHour,
  ServingStatus,
  Weekday,
} from '../port/draft';

/**
 * The attributes of a campaign, as Microsoft can hold them. Members that are unset are absent
 * inside, null outside.
 */
export type CampaignAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly budgetMicros: number;
  readonly biddingStrategy: BiddingAttributes;
  readonly geoTargets: readonly PlaceAttributes[];
  readonly locationIntent: CampaignDraft['locationIntent'];
  /** Empty: all hours of all days. */
  readonly schedule: readonly WindowAttributes[];
  readonly scheduleZone: CampaignDraft['scheduleZone'];
  /** Null: every device, no adjustment. */
  readonly devices: DevicesAttributes | null;
  /** ISO 639-1, sorted; empty: every language. */
  readonly languages: readonly string[];
  readonly negativeKeywords: readonly NegativeAttributes[];
  readonly extensions: readonly ExtensionAttributes[];
  /** Images of image extensions. */
  readonly images: readonly ImageAttributes[];
  /**
   * YYYY-MM-DD in the ad account's zone; on campaigns of the type DISPLAY only, the others have
   * theirs on what is below them.
   */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly trackingTemplate: string | null;
  /** Null: not political, or not stated, which is the same to Microsoft. */
  readonly politicalAdvertising: 'POLITICAL' | null;
};

export type BiddingAttributes = {
  readonly type: string;
  readonly [member: string]: string | number;
};

export type AreaAttributes =
  | { readonly kind: 'AREA'; readonly msLocationId: string; readonly negative: true }
  | {
      readonly kind: 'AREA';
      readonly msLocationId: string;
      readonly negative: false;
      readonly bidAdjustmentPercent: number;
    };

export type CircleAttributes = {
  readonly kind: 'RADIUS';
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly unit: 'km' | 'mi';
  readonly bidAdjustmentPercent: number;
};

export type PlaceAttributes = AreaAttributes | CircleAttributes;

export type WindowAttributes = {
  readonly day: Weekday;
  readonly startHour: number;
  readonly startMinute: QuarterHour;
  readonly endHour: number;
  readonly endMinute: QuarterHour;
  readonly bidModifier: number;
};

export const DEVICES = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];
export type DeviceAttributes = { readonly enabled: boolean; readonly bidAdjustmentPercent: number };
export type DevicesAttributes = { readonly [device in Device]: DeviceAttributes };

export type NegativeAttributes = { readonly text: string; readonly matchType: MatchType };

/**
 * The attributes of an ad group. Microsoft keeps dates and networks of search campaigns here, so
 * the campaign's own are on each of its ad groups; those of a display campaign have neither.
 */
export type AdGroupAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly maxCpcMicros: number | null;
  /** YYYY-MM-DD in the ad account's zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly networks: NetworkAttributes | null;
};

export type NetworkAttributes = {
  readonly search: boolean;
  readonly searchPartners: boolean;
  readonly display: boolean;
};

export type TextAttributes = { readonly text: string; readonly pinned?: number };

export type AdAttributes = SearchAdAttributes | DisplayAdAttributes | AssetGroupAttributes;

export type SearchAdAttributes = {
  readonly adType: 'RESPONSIVE_SEARCH';
  readonly status: ServingStatus;
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
  readonly finalUrl: string;
  readonly path1: string | null;
  readonly path2: string | null;
};

/** What texts and images responsive ads and asset groups are made of. */
export type CreativeAttributes = {
  readonly status: ServingStatus;
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
  /** Several only where another user wrote them: ours have one. */
  readonly longHeadline: string | readonly string[] | null;
  readonly businessName: string | null;
  readonly finalUrl: string;
  /** A set, sorted. */
  readonly images: readonly ImageAttributes[];
};

export type DisplayAdAttributes = CreativeAttributes & { readonly adType: 'RESPONSIVE_DISPLAY' };

/** An asset group carries the dates of its campaign, as ad groups of search campaigns do. */
export type AssetGroupAttributes = CreativeAttributes & {
  readonly adType: 'ASSET_GROUP';
  readonly adGroupName: string;
  readonly callToAction: string | null;
  readonly path1: string | null;
  readonly path2: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
};

export type KeywordAttributes = {
  readonly text: string;
  readonly matchType: MatchType;
  readonly negative: boolean;
  readonly status: ServingStatus;
  readonly maxCpcMicros: number | null;
  readonly finalUrl: string | null;
};

/** An extension beside a search ad, in the draft's words. Missing texts are null. */
export type ExtensionAttributes =
  | {
      readonly kind: 'SITELINK';
      readonly linkText: string;
      readonly description1: string | null;
      readonly description2: string | null;
      readonly finalUrl: string;
    }
  | { readonly kind: 'CALLOUT'; readonly text: string }
  | {
      readonly kind: 'STRUCTURED_SNIPPET';
      readonly header: string;
      readonly values: readonly string[];
    }
  | { readonly kind: 'CALL'; readonly phoneNumber: string; readonly countryCode: string }
  | UnsupportedExtension;

/**
 * One that says more than ours can: known by its id, so that it is seen and neither copied nor
 * changed.
 */
export type UnsupportedExtension = {
  readonly kind: 'UNHELD';
  readonly type: string;
  readonly remoteId: string;
};

export const extensionKey = (extension: ExtensionAttributes): string => canonicalJson(extension);

/**
 * An image in a role: ours by the digest of its bytes, another user's by the id it has at
 * Microsoft.
 */
export type ImageAttributes =
  | { readonly role: ImageRole; readonly sha256: string }
  | { readonly role: ImageRole; readonly remoteId: string };

export const imageKey = (image: ImageAttributes): string =>
  `${image.role}/${'sha256' in image ? image.sha256 : `#${image.remoteId}`}`;

/** The same value, seen as the JSON it is: optional members that are absent stay absent. */
export const asAttributes = (value: object): Attributes =>
  value as { readonly [field: string]: Json };

/**
 * The same attributes, seen as what this connector made of them: `apply` only gets what `normalise`
 * or `read` answered.
 */
export const attributesAs = <Shape>(attributes: Attributes): Shape => attributes as Shape;

/**
 * What a part of a campaign is, apart from its bid: parts with the same key are the same part,
 * because Microsoft lets nothing but the bid of a criterion change.
 */
export const placeKey = (place: PlaceAttributes): string =>
  place.kind === 'AREA'
    ? `location/${place.msLocationId}/${place.negative ? 'excluded' : 'included'}`
    : `radius/${place.lat}/${place.lng}/${place.radius}${place.unit}/${place.name}`;

export const windowKey = (window: WindowAttributes): string =>
  `time/${window.day}/${window.startHour}:${window.startMinute}-${window.endHour}:${window.endMinute}`;

export const deviceKey = (device: string): string => `device/${device}`;

export const INTENT_KEY = 'intent';

/** Microsoft takes the same words in another case for the same keyword. */
export const negativeKey = (negative: NegativeAttributes): string =>
  `negative/${negative.matchType}/${negative.text.toLowerCase()}`;

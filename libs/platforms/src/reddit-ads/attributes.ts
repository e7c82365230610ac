import type { Attributes, Json } from '../port/attributes';
import type { ServingStatus, Weekday } from '../port/draft';

/**
 * The attributes of a campaign: budget, bids, dates and hours. Whom it is for is on each of its ad
 * groups.
 */
export type CampaignAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly budgetMicros: number;
  readonly biddingStrategy: BiddingAttributes;
  /** Reddit's own word; it follows from our objective and the strategy. */
  readonly objective: string;
  /** The conversion that is optimised for, in Reddit's word. */
  readonly optimizationGoal: string | null;
  /** In the ad account's zone. Empty: all hours of all days. */
  readonly schedule: readonly HoursAttributes[];
  /** YYYY-MM-DD in the ad account's zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly specialAdCategories: readonly string[];
};

/** A ceiling goes with MAXIMIZE_CLICKS, a target with TARGET_CPA. */
export type BiddingAttributes = {
  readonly type: string;
  readonly maxCpcBidCeilingMicros?: number;
  readonly targetCpaMicros?: number;
};

/** Whole hours of one day; modifiers are not stored. */
export type HoursAttributes = {
  readonly day: Weekday;
  readonly startHour: number;
  readonly startMinute: 'ZERO';
  readonly endHour: number;
  readonly endMinute: 'ZERO';
  readonly bidModifier: 1;
};

/** The attributes of an ad group: its own, and whom its campaign is for. */
export type AdGroupAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  /** Empty: everywhere. */
  readonly geoTargets: readonly PlaceAttributes[];
  /** ISO 639-1, sorted; empty: every language. */
  readonly languages: readonly string[];
  /** Null: every device. */
  readonly devices: DevicesAttributes | null;
  /**
   * Words that conversations are to hold, or not to hold; the campaign's negative ones among them.
   */
  readonly keywords: readonly KeywordAttributes[];
};

/**
 * UNHELD: none of the places that were meant can be stored, and everywhere was not meant; such an
 * ad group is never sent.
 */
export type PlaceAttributes =
  | { readonly kind: 'AREA'; readonly redditLocationId: string; readonly negative: boolean }
  | { readonly kind: 'UNHELD' };

/**
 * Tablets go with mobile. Both off where none that was meant can be stored; such an ad group is
 * never sent.
 */
export type DevicesAttributes = { readonly desktop: boolean; readonly mobile: boolean };

export type KeywordAttributes = { readonly text: string; readonly negative: boolean };

/**
 * The attributes of an ad and of the post that it shows. Reddit shows one headline, one body and
 * one image.
 */
export type AdAttributes = {
  /** A post with an image, or one of text alone. */
  readonly adType: 'SINGLE_IMAGE' | 'RESPONSIVE_SEARCH';
  readonly status: ServingStatus;
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
  readonly finalUrl: string;
  /** Our word of the button. */
  readonly callToAction: string | null;
  /** At most one. */
  readonly images: readonly ImageAttributes[];
  /** `{lpurl}?a=b`: the text after the address. */
  readonly trackingTemplate: string | null;
};

export type TextAttributes = { readonly text: string };

/**
 * Reddit keeps no role: an image reads back as a marketing image. Another user's is known by its
 * address at Reddit.
 */
export type ImageAttributes =
  | { readonly role: 'MARKETING_IMAGE'; readonly sha256: string }
  | { readonly role: 'MARKETING_IMAGE'; readonly remoteId: string };

/** The same value, seen as the JSON it is: optional members that are absent stay absent. */
export const asAttributes = (value: object): Attributes =>
  value as { readonly [field: string]: Json };

/**
 * The same attributes, seen as what this connector made of them: `apply` only gets what `normalise`
 * or `read` answered.
 */
export const attributesAs = <Shape>(attributes: Attributes): Shape => attributes as Shape;

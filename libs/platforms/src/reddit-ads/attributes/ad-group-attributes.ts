import type { ServingStatus } from '../../port/draft';

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
  /** Words that conversations are to hold, or not to hold; the campaign's negative ones among them. */
  readonly keywords: readonly KeywordAttributes[];
};

/** UNHELD: none of the places that were meant can be held, and nobody meant everywhere; such an ad group is never sent. */
export type PlaceAttributes =
  | { readonly kind: 'AREA'; readonly redditLocationId: string; readonly negative: boolean }
  | { readonly kind: 'UNHELD' };

/** Tablets go with mobile. Both off where none that was meant can be held; such an ad group is never sent. */
export type DevicesAttributes = { readonly desktop: boolean; readonly mobile: boolean };

export type KeywordAttributes = { readonly text: string; readonly negative: boolean };

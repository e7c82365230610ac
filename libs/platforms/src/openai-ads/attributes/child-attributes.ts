import type { Attributes } from '../../port/attributes';

export interface BiddingAttributes {
  /** A strategy of ours; OpenAI's own words where they amount to none. */
  readonly type: string;
  readonly targetCpaMicros: number | null;
}

/** What OpenAI holds of an ad group. */
export interface AdGroupAttributes {
  readonly name: string;
  readonly status: string;
  readonly biddingStrategy: BiddingAttributes;
  readonly maxCpcMicros: number | null;
  /** A set. */
  readonly contextHints: readonly string[];
}

/** The one image of a card: ours by its digest, one that somebody else uploaded by OpenAI's id. */
export type ImageAttributes =
  | { readonly role: string; readonly sha256: string }
  | { readonly role: string; readonly remoteId: string };

/** What OpenAI holds of an ad: a card with one text of each kind and one image. */
export interface AdAttributes {
  readonly adType: string;
  readonly status: string;
  readonly headlines: readonly { readonly text: string }[];
  readonly descriptions: readonly { readonly text: string }[];
  readonly finalUrl: string;
  readonly images: readonly ImageAttributes[];
}

export const asAdGroup = (attributes: Attributes): AdGroupAttributes =>
  attributes as unknown as AdGroupAttributes;
export const asAd = (attributes: Attributes): AdAttributes => attributes as unknown as AdAttributes;

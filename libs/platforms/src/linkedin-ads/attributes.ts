import type { Attributes, Json } from '../port/attributes';
import type { LinkedinFacet, ServingStatus } from '../port/draft';
import type { LinkedinBidding } from './vocabulary';

/**
 * A campaign of ours: LinkedIn's campaign group, which holds the budget, the dates and the switch
 * for all below it.
 */
export type CampaignAttributes = {
  readonly name: string;
  /** DRAFT only of a group whose making was not finished: nothing below it can run. */
  readonly status: ServingStatus | 'DRAFT';
  readonly budgetMicros: number;
  /** YYYY-MM-DD in the connection's zone; null when it starts at once and never ends. */
  readonly startDate: string | null;
  readonly endDate: string | null;
};

export type PlaceAttributes = {
  readonly kind: 'AREA';
  readonly linkedinLocationId: string;
  readonly negative: boolean;
};

export type FacetAttributes = { readonly [facet in LinkedinFacet]?: readonly string[] };

/** Facets that are empty are absent; of one facet ANY and ALL mean the same, which is ANY. */
export type AudienceAttributes = {
  readonly include: FacetAttributes;
  readonly exclude: FacetAttributes;
  readonly matching: 'ANY' | 'ALL';
  readonly audienceExpansion: boolean;
};

/** Targeting that says more than ours can: shown whole, so that it is seen and never copied. */
export type UnsupportedAudience = {
  readonly criteria: string;
  readonly audienceExpansion: boolean;
};

/**
 * An ad group of ours: LinkedIn's campaign, which also carries what our campaign says of people,
 * places, bids and aims.
 */
export type AdGroupAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  /** LinkedIn's name of it; it cannot be changed. */
  readonly objective: string;
  readonly biddingStrategy: LinkedinBidding | { readonly type: string };
  /** The bid per click with MANUAL_CPC, 0 when no bid is set; null otherwise. */
  readonly maxCpcMicros: number | null;
  /** Sorted. */
  readonly geoTargets: readonly PlaceAttributes[];
  /** One; LinkedIn's own word where we have none. */
  readonly languages: readonly string[];
  readonly politicalAdvertising: 'NONE' | 'POLITICAL' | null;
  /** Null: all people in the locations. */
  readonly linkedin: AudienceAttributes | UnsupportedAudience | null;
  /** Also outside LinkedIn: on the apps and sites of its Audience Network. */
  readonly audienceNetwork: boolean;
};

/**
 * An image: ours by the digest of its bytes, another user's by the id it has at LinkedIn. LinkedIn
 * keeps no role: all are the one.
 */
export type ImageAttributes =
  | { readonly role: 'MARKETING_IMAGE'; readonly sha256: string }
  | { readonly role: 'MARKETING_IMAGE'; readonly remoteId: string };

/** An ad: a creative with a post that only it shows. One text of each kind and one image. */
export type AdAttributes = {
  readonly adType: 'SINGLE_IMAGE';
  readonly status: ServingStatus;
  readonly headlines: readonly { readonly text: string }[];
  readonly descriptions: readonly { readonly text: string }[];
  /** LinkedIn's word. */
  readonly callToAction: string | null;
  /** With the campaign's tracking around it. */
  readonly finalUrl: string;
  readonly images: readonly ImageAttributes[];
};

/** The same value, seen as the JSON it is: optional members that are absent stay absent. */
export const asAttributes = (value: object): Attributes =>
  value as { readonly [field: string]: Json };

/**
 * The same attributes, seen as what this connector made of them: `apply` only gets what `normalise`
 * or `read` answered.
 */
export const attributesAs = <Shape>(attributes: Attributes): Shape => attributes as Shape;

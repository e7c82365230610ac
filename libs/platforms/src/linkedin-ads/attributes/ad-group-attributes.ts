import type { LinkedinFacet, ServingStatus } from '../../port/draft';
import type { HeldBidding } from '../data/bidding-table';

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
export type UnheldAudience = { readonly criteria: string; readonly audienceExpansion: boolean };

/** An ad group of ours: LinkedIn's campaign, which also carries what our campaign says of people, places, bids and aims. */
export type AdGroupAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  /** LinkedIn's word; for good. */
  readonly objective: string;
  readonly biddingStrategy: HeldBidding | { readonly type: string };
  /** The bid per click with MANUAL_CPC, 0 when nobody bids; null otherwise. */
  readonly maxCpcMicros: number | null;
  /** Sorted. */
  readonly geoTargets: readonly PlaceAttributes[];
  /** One; LinkedIn's own word where we have none. */
  readonly languages: readonly string[];
  readonly politicalAdvertising: 'NONE' | 'POLITICAL' | null;
  /** Null: everybody in the places. */
  readonly linkedin: AudienceAttributes | UnheldAudience | null;
  /** Also outside LinkedIn: on the apps and sites of its Audience Network. */
  readonly audienceNetwork: boolean;
};

import type { MatchType, ServingStatus } from '../../port/draft';
import type { ImageAttributes } from './image-attributes';

/**
 * The attributes of an ad group. Microsoft keeps dates and networks of search campaigns here, so the campaign's own stand on each of
 * its ad groups; those of a display campaign have neither.
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
  /** Several only where somebody else wrote them: ours have one. */
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

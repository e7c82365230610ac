import type { AdType, MatchType, ServingStatus } from '../../port/draft';

/** The attributes of an ad group. Microsoft keeps dates and networks here, so the campaign's own stand on each of its ad groups. */
export type AdGroupAttributes = {
  readonly name: string;
  readonly status: ServingStatus;
  readonly maxCpcMicros: number | null;
  /** YYYY-MM-DD in the ad account's zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly networks: NetworkAttributes;
};

export type NetworkAttributes = { readonly search: boolean; readonly searchPartners: boolean; readonly display: boolean };

export type TextAttributes = { readonly text: string; readonly pinned?: number };

export type AdAttributes = {
  readonly adType: AdType;
  readonly status: ServingStatus;
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
  readonly finalUrl: string;
  readonly path1: string | null;
  readonly path2: string | null;
};

export type KeywordAttributes = {
  readonly text: string;
  readonly matchType: MatchType;
  readonly negative: boolean;
  readonly status: ServingStatus;
  readonly maxCpcMicros: number | null;
  readonly finalUrl: string | null;
};

import type { Attributes } from '../../port/attributes';
import type { MatchType, ServingStatus } from '../../port/draft';

export type AdGroupAttributes = { readonly name: string; readonly status: ServingStatus; readonly maxCpcMicros: number | null };

export type TextAttributes = { readonly text: string; readonly pinned: number | null };

export type AdAttributes = {
  /** RESPONSIVE_SEARCH, or Google's own word for an ad that we cannot hold. */
  readonly adType: string;
  readonly status: ServingStatus;
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
  readonly finalUrl: string | null;
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

export const asAdGroup = (attributes: Attributes): AdGroupAttributes => attributes as unknown as AdGroupAttributes;
export const asAd = (attributes: Attributes): AdAttributes => attributes as unknown as AdAttributes;
export const asKeyword = (attributes: Attributes): KeywordAttributes => attributes as unknown as KeywordAttributes;

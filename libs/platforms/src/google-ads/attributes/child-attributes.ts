import type { Attributes } from '../../port/attributes';
import type { MatchType, ServingStatus } from '../../port/draft';
import type { ImageAttributes } from './image-attributes';

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

import type {
  Ad,
  AdChanges,
  AdGroup,
  AdGroupChanges,
  AdGroupInput,
  AdInput,
  Keyword,
  KeywordChanges,
  KeywordInput,
} from '../domain';
import type { Children } from './children';
import type { AdFilter, AdGroupFilter, KeywordFilter } from './filters';

export type AdGroupChildren = Children<AdGroup, AdGroupInput, AdGroupChanges, AdGroupFilter>;
export type AdChildren = Children<Ad, AdInput, AdChanges, AdFilter>;
export type KeywordChildren = Children<Keyword, KeywordInput, KeywordChanges, KeywordFilter>;

/** What the three are injected by: their types have no runtime form. */
export const AD_GROUP_CHILDREN = Symbol('ad groups');
export const AD_CHILDREN = Symbol('ads');
export const KEYWORD_CHILDREN = Symbol('keywords');

import type { Customer } from '../state/customer';
import { isRemoved, type Row } from '../state/row';
import { mayServe, reviewOf } from './review';

/** What an ad group has to serve with, and what is in the way. */
export interface AdGroupState {
  readonly reasons: readonly string[];
  readonly ads: readonly Row[];
  readonly hasKeyword: boolean;
}

/** Looks at the ads and keywords of an enabled ad group. Display ad groups need no keyword. */
export function adGroupState(adGroup: Row, customer: Customer, now: Date): AdGroupState {
  const ads = customer.store.livingChildrenOf(adGroup.name, 'adGroupAd');
  const enabled = ads.filter((ad) => ad.data['status'] === 'ENABLED');
  const reviews = enabled.map((ad) => reviewOf(ad, customer, now).review);
  const serving = enabled.filter((_, index) => mayServe(reviews[index] ?? 'in-review'));
  const keywords = keywordReasons(adGroup, customer, now);
  const adReasons = !ads.length
    ? ['NO_AD_GROUP_ADS']
    : !enabled.length
      ? ['AD_GROUP_ADS_PAUSED']
      : reviewReasons(reviews);
  return { reasons: [...keywords, ...adReasons], ads: serving, hasKeyword: !keywords.length };
}

function reviewReasons(reviews: readonly string[]): string[] {
  const inReview = reviews.filter((review) => review === 'in-review').length;
  return [
    ...(reviews.includes('disapproved') ? ['HAS_ADS_DISAPPROVED'] : []),
    ...(reviews.includes('limited') ? ['HAS_ADS_LIMITED_BY_POLICY'] : []),
    ...(inReview * 2 > reviews.length ? ['MOST_ADS_UNDER_REVIEW'] : []),
  ];
}

function keywordReasons(adGroup: Row, customer: Customer, now: Date): string[] {
  if (adGroup.data['type'] !== 'SEARCH_STANDARD') return [];
  const { store } = customer;
  const serves = (row: Row) => isServingKeyword(row, customer, now);
  if (store.hasLivingChild(adGroup.name, 'adGroupCriterion', serves)) return [];
  const positive = store.hasLivingChild(
    adGroup.name,
    'adGroupCriterion',
    (row) => row.data['negative'] !== true,
  );
  return [positive ? 'KEYWORDS_PAUSED' : 'NO_KEYWORDS'];
}

/** A keyword serves unless it was disapproved: review of keywords does not hold them back. */
export function isServingKeyword(row: Row, customer: Customer, now: Date): boolean {
  if (isRemoved(row) || row.data['negative'] === true || row.data['status'] !== 'ENABLED') {
    return false;
  }
  return reviewOf(row, customer, now).review !== 'disapproved';
}

import type { Customer } from '../state/customer';
import { isRemoved, type Row } from '../state/row';
import { adGroupState } from './ad-group-state';
import { mayServe, reviewOf } from './review';

/** What a campaign could serve with now, and what is in the way below it. */
export interface BelowCampaign {
  readonly reasons: readonly string[];
  /** Ad groups with their ads; asset groups have none. */
  readonly serving: readonly { readonly group: Row; readonly ads: readonly Row[] }[];
}

/** Looks at ad groups, or at the asset groups of a Performance Max campaign. */
export function belowCampaign(campaign: Row, customer: Customer, now: Date): BelowCampaign {
  const isMax = campaign.data['advertisingChannelType'] === 'PERFORMANCE_MAX';
  const groups = customer.store.livingChildrenOf(campaign.name, isMax ? 'assetGroup' : 'adGroup');
  const enabled = groups.filter((group) => group.data['status'] === 'ENABLED');
  const kind = isMax ? 'ASSET_GROUPS' : 'AD_GROUPS';
  if (!groups.length) return { serving: [], reasons: isRemoved(campaign) ? [] : [`NO_${kind}`] };
  if (!enabled.length) return { serving: [], reasons: [`${kind}_PAUSED`] };
  return isMax ? assetGroups(enabled, customer, now) : adGroups(enabled, customer, now);
}

function adGroups(enabled: readonly Row[], customer: Customer, now: Date): BelowCampaign {
  const states = enabled.map((group) => ({ group, ...adGroupState(group, customer, now) }));
  const serving = states.filter(({ ads, hasKeyword }) => ads.length > 0 && hasKeyword);
  return { serving, reasons: [...new Set(states.flatMap(({ reasons }) => reasons))] };
}

function assetGroups(enabled: readonly Row[], customer: Customer, now: Date): BelowCampaign {
  const states = enabled.map((group) => ({
    group,
    ads: [],
    review: reviewOf(group, customer, now).review,
  }));
  const reviews = states.map(({ review }) => review);
  const inReview = reviews.filter((review) => review === 'in-review').length;
  const reasons = [
    ...(reviews.includes('disapproved') ? ['HAS_ASSET_GROUPS_DISAPPROVED'] : []),
    ...(reviews.includes('limited') ? ['HAS_ASSET_GROUPS_LIMITED_BY_POLICY'] : []),
    ...(inReview * 2 > reviews.length ? ['MOST_ASSET_GROUPS_UNDER_REVIEW'] : []),
  ];
  return { serving: states.filter(({ review }) => mayServe(review)), reasons };
}

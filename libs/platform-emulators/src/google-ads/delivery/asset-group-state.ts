import type { Customer } from '../state/customer';
import { type Row, textOf } from '../state/row';
import { ownReasons } from './own-reasons';
import { reviewOf, type Review } from './review';

/** What keeps an asset group from serving: its campaign, or its review. */
export interface AssetGroupState {
  readonly blocking: readonly string[];
  readonly review: Review;
}

export function assetGroupState(group: Row, customer: Customer, now: Date): AssetGroupState {
  const campaign = customer.store.get('campaign', textOf(group.data, 'campaign'));
  return {
    blocking: campaign ? ownReasons(campaign, customer, now) : [],
    review: reviewOf(group, customer, now).review,
  };
}

import { adGroupState } from '../delivery/ad-group-state';
import { assetGroupState } from '../delivery/asset-group-state';
import { reviewOf } from '../delivery/review';
import type { Customer } from '../state/customer';
import { isRemoved, type Row, textOf } from '../state/row';

/** How an object stands, and why. */
export interface Primary {
  readonly status: string;
  readonly reasons: readonly string[];
}

export function adGroupPrimary(row: Row, customer: Customer, now: Date): Primary {
  const { ads, hasKeyword, reasons } = adGroupState(row, customer, now);
  const still = stillness(row, 'AD_GROUP');
  if (still) return still;
  if (ads.length && hasKeyword) return { status: reasons.length ? 'LIMITED' : 'ELIGIBLE', reasons };
  return {
    status: reasons.includes('MOST_ADS_UNDER_REVIEW') ? 'PENDING' : 'NOT_ELIGIBLE',
    reasons,
  };
}

export const adPrimary = (row: Row, customer: Customer, now: Date): Primary =>
  stillness(row, 'AD_GROUP_AD') ??
  reviewed(row, customer, now, 'AD_GROUP_AD', ['LIMITED', 'AD_GROUP_AD_APPROVED_LABELED']);

export function keywordPrimary(row: Row, customer: Customer, now: Date): Primary {
  if (!isRemoved(row) && row.data['negative'] === true) {
    return { status: 'NOT_ELIGIBLE', reasons: ['AD_GROUP_CRITERION_NEGATIVE'] };
  }
  return (
    stillness(row, 'AD_GROUP_CRITERION') ??
    reviewed(row, customer, now, 'AD_GROUP_CRITERION', [
      'ELIGIBLE',
      'AD_GROUP_CRITERION_RESTRICTED',
    ])
  );
}

/** A link stands as its asset does. */
export function linkPrimary(row: Row, customer: Customer, now: Date): Primary {
  const asset = customer.store.get('asset', textOf(row.data, 'asset')) ?? row;
  return (
    stillness(row, 'ASSET_LINK') ??
    reviewed(asset, customer, now, 'ASSET', ['LIMITED', 'ASSET_APPROVED_LABELED'])
  );
}

/** v25 AssetGroupPrimaryStatusReason: its campaign's state counts too. */
export function assetGroupPrimary(row: Row, customer: Customer, now: Date): Primary {
  const { blocking } = assetGroupState(row, customer, now);
  const still = stillness(row, 'ASSET_GROUP');
  if (still) return still;
  if (blocking.length) return { status: 'NOT_ELIGIBLE', reasons: blocking };
  return reviewed(row, customer, now, 'ASSET_GROUP', ['LIMITED', 'ASSET_GROUP_LIMITED']);
}

function stillness(row: Row, kind: string): Primary | undefined {
  if (isRemoved(row)) return { status: 'REMOVED', reasons: [`${kind}_REMOVED`] };
  return row.data['status'] === 'PAUSED'
    ? { status: 'PAUSED', reasons: [`${kind}_PAUSED`] }
    : undefined;
}

function reviewed(
  row: Row,
  customer: Customer,
  now: Date,
  kind: string,
  [status, reason]: readonly [string, string],
): Primary {
  switch (reviewOf(row, customer, now).review) {
    case 'in-review':
      return { status: 'PENDING', reasons: [`${kind}_UNDER_REVIEW`] };
    case 'disapproved':
      return { status: 'NOT_ELIGIBLE', reasons: [`${kind}_DISAPPROVED`] };
    case 'limited':
      return { status, reasons: [reason] };
    case 'approved':
      return { status: 'ELIGIBLE', reasons: [] };
  }
}

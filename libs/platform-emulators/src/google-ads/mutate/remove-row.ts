import { refuseAny } from '../errors/complaint';
import { RULES } from '../rules/rules-of';
import type { KindName } from '../state/kinds';
import type { Row } from '../state/row';
import { findTarget } from './find-target';
import type { MutateRun } from './mutate-run';

const CHILDREN: Partial<Record<KindName, readonly KindName[]>> = {
  campaign: ['adGroup', 'campaignCriterion', 'campaignAsset', 'assetGroup'],
  adGroup: ['adGroupAd', 'adGroupCriterion', 'adGroupAsset'],
  assetGroup: ['assetGroupAsset'],
  asset: ['campaignAsset', 'adGroupAsset', 'assetGroupAsset'],
};

/** Marks an object and everything below it REMOVED. Removed objects stay queryable. */
export function removeRow(run: MutateRun, kind: KindName, name: string): Row {
  const row = findTarget(run, kind, name, '');
  refuseAny(RULES[kind].removal?.(row, run.customer) ?? []);
  removeTree(run, row);
  return row;
}

/** The same without the rules, for whoever has already asked them. */
export function removeTree(run: MutateRun, row: Row): void {
  run.put({ ...row, data: { ...row.data, status: 'REMOVED' }, changedAt: run.now });
  for (const kind of CHILDREN[row.kind] ?? []) {
    for (const child of run.customer.store.livingChildrenOf(row.name, kind)) removeTree(run, child);
  }
}

import type { Complaint } from '../errors/complaint';
import { assetGroupLacks, brandLacks } from '../rules/asset-group-needs';
import type { Customer } from '../state/customer';
import type { KindName } from '../state/kinds';
import { type Row, textOf } from '../state/row';
import type { MutateRun } from './mutate-run';

/** Complaints by the index of the operation that they fail. */
export type Failures = ReadonlyMap<number, readonly Complaint[]>;

/** Which parent a row of a kind can leave incomplete, and the member that names it. */
const PARENTS: Partial<Record<KindName, readonly [KindName, string]>> = {
  assetGroupAsset: ['assetGroup', 'assetGroup'],
  campaignAsset: ['campaign', 'campaign'],
};

/**
 * Asset groups and campaigns that a request touched and left without what they need. The operation on the group itself
 * answers for it, or else the last one on its links.
 */
export function incompleteGroups(
  { customer }: MutateRun,
  rows: readonly (Row | undefined)[],
): Failures {
  const blamed = new Map<string, number>();
  rows.forEach((row, index) => {
    const name = row && parentOf(row);
    const before = name && blamed.get(name);
    if (name && (typeof before !== 'number' || rows[before]?.name !== name)) {
      blamed.set(name, index);
    }
  });
  const failures = [...blamed].map(([name, index]) => [index, lacksOf(name, customer)] as const);
  return new Map(failures.filter(([, wrong]) => wrong.length));
}

function lacksOf(name: string, customer: Customer): readonly Complaint[] {
  const group = customer.store.get('assetGroup', name);
  const campaign = customer.store.get('campaign', name);
  return group ? assetGroupLacks(group, customer) : campaign ? brandLacks(campaign, customer) : [];
}

function parentOf(row: Row): string | undefined {
  if (row.kind === 'assetGroup' || row.kind === 'campaign') return row.name;
  const [, member] = PARENTS[row.kind] ?? [];
  return member && textOf(row.data, member);
}

import type { Attributes, EntityKind } from '@switchyard/platforms';
import type { Address, Binding, Desired, PlannedChange, Seen } from '../planning/plan';
import type { PlanInput } from '../planning/plan-input';

/** Builds only what matters to a test; everything else is plain. */
export const address = (entity: EntityKind, id: string, campaignId = 'cmp_1'): Address => ({
  platform: 'google-ads',
  connectionId: 'con_1',
  campaignId,
  entity,
  id,
});

const parentOf = (entity: EntityKind): string | null =>
  entity === 'campaign' ? null : entity === 'adGroup' ? 'cmp_1' : 'adg_1';

export const desired = (
  entity: EntityKind,
  id: string,
  attributes: Attributes,
  more: Partial<Desired> = {},
): Desired => ({
  address: address(entity, id),
  parentId: parentOf(entity),
  name: id,
  campaignType: 'SEARCH',
  attributes,
  driftPolicy: 'MERGE',
  shared: false,
  ...more,
});

export const binding = (
  entity: EntityKind,
  id: string,
  applied: Attributes,
  more: Partial<Binding> = {},
): Binding => {
  const parentId = parentOf(entity);
  const parentRemoteId = parentId && `r-${parentId}`;
  return {
    address: address(entity, id),
    parentId,
    parentRemoteId,
    name: id,
    campaignType: 'SEARCH',
    remoteId: `r-${id}`,
    applied,
    state: 'ready',
    ...more,
  };
};

export const seen = (entity: EntityKind, id: string, attributes: Attributes): Seen => ({
  address: address(entity, id),
  remoteId: `r-${id}`,
  attributes,
});

/** One object as it is on all three sides. */
export interface Row {
  readonly entity: EntityKind;
  readonly id: string;
  readonly want?: Attributes;
  readonly applied?: Attributes;
  readonly seen?: Attributes;
  readonly desired?: Partial<Desired>;
  readonly binding?: Partial<Binding>;
}

export const input = (rows: readonly Row[], more: Partial<PlanInput> = {}): PlanInput => ({
  platform: 'google-ads',
  connectionId: 'con_1',
  campaignId: 'cmp_1',
  desired: rows.flatMap((row) =>
    row.want ? [desired(row.entity, row.id, row.want, row.desired)] : [],
  ),
  bindings: rows.flatMap((row) =>
    row.applied ? [binding(row.entity, row.id, row.applied, row.binding)] : [],
  ),
  seen: rows.flatMap((row) => (row.seen ? [seen(row.entity, row.id, row.seen)] : [])),
  resolutions: [],
  force: false,
  immutable: (entity) =>
    entity === 'keyword' ? ['text', 'matchType'] : entity === 'adGroup' ? ['kind'] : [],
  ...more,
});

/** A row that is the same on all sides. */
export const inSync = (
  entity: EntityKind,
  id: string,
  attributes: Attributes = { name: id },
): Row => ({
  entity,
  id,
  want: attributes,
  applied: attributes,
  seen: attributes,
});

/** A planned change for tests of what happens to plans. */
export const change = (
  action: PlannedChange['action'],
  entity: EntityKind,
  id: string,
  more: Partial<PlannedChange> = {},
): PlannedChange => ({
  action,
  address: address(entity, id),
  parentId: parentOf(entity),
  name: id,
  campaignType: 'SEARCH',
  remoteId: action === 'create' ? null : `r-${id}`,
  parentRemoteId: null,
  fields: [],
  after: null,
  seenDigest: null,
  reason: 'because',
  ...more,
});

/** A short form of changes for comparing: `action id field:before>after`. */
export const brief = (changes: readonly PlannedChange[]): readonly string[] =>
  changes.map(({ action, address: { id }, fields }) =>
    [
      action,
      id,
      ...fields.map(
        ({ field, before, after }) => `${field}:${JSON.stringify(before)}>${JSON.stringify(after)}`,
      ),
    ].join(' '),
  );

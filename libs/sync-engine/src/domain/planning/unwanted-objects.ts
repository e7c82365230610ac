import { render, textDigest } from '../basis/canonical-json';
import type { ParentOutcome, PartContext } from './part-context';
import type { Binding, FieldChange, PlannedChange, PlanWarning, Seen, UnboundObject } from './plan';
import { byAddress } from './standing';

/**
 * A bound object that is no longer desired. Only the topmost one is removed, because the objects
 * below are removed with it. A released object only loses its binding.
 */
export const planUnwanted = (
  bound: Binding,
  seen: Seen | undefined,
  seenText: string | null,
  parent: ParentOutcome,
  { draft, input }: PartContext,
): ParentOutcome => {
  if (parent.kind === 'missing') return parent;
  if (input.letGo) {
    draft.changes.push(
      plannedForget(bound, 'The object is unlinked. It stays on the platform unchanged.'),
    );
  } else if (parent.kind === 'going' || parent.kind === 'remade') {
    draft.changes.push({
      ...plannedForget(bound, 'The object is removed with its parent.'),
      fields: goesNow(parent) ? lostFields({ attributes: bound.applied }) : [],
    });
  } else if (!seen) {
    draft.changes.push(plannedForget(bound, 'The object no longer exists on the platform.'));
  } else {
    draft.changes.push(plannedRemove(bound, seen, seenText));
    if (isServing(bound, seen)) draft.warnings.push(stillServing(bound));
  }
  return {
    kind: 'going',
    isRemoved: !input.letGo && (goesNow(parent) || (parent.kind === 'there' && seen !== undefined)),
  };
};

const goesNow = (parent: ParentOutcome): boolean =>
  parent.kind === 'remade' || (parent.kind === 'going' && parent.isRemoved);

const isServing = ({ address }: Binding, { attributes }: Seen): boolean =>
  address.entity === 'campaign' && attributes['status'] === 'ENABLED';

const stillServing = ({ address }: Binding): PlanWarning => ({
  code: 'REMOVED_BUT_SERVING',
  field: 'status',
  message: 'The campaign was removed here. It runs on the platform until this plan is applied.',
  address,
});

const plannedForget = (bound: Binding, reason: string): PlannedChange => ({
  ...subjectOf(bound),
  action: 'forget',
  fields: [],
  after: null,
  seenDigest: null,
  reason,
});

/** The removal of what is on the platform, with the values that go. */
export const plannedRemove = (
  bound: Removable,
  seen: Pick<Seen, 'attributes'>,
  seenText: string | null,
  reason = 'It is not wanted here any more.',
): PlannedChange => ({
  ...subjectOf(bound),
  action: 'remove',
  fields: lostFields(seen),
  after: null,
  seenDigest: seenText === null ? null : textDigest(seenText),
  reason,
});

type Removable = Pick<
  Binding,
  'address' | 'parentId' | 'name' | 'campaignType' | 'remoteId' | 'parentRemoteId'
>;

const subjectOf = (bound: Removable) => ({
  address: bound.address,
  parentId: bound.parentId,
  name: bound.name,
  campaignType: bound.campaignType,
  remoteId: bound.remoteId,
  parentRemoteId: bound.parentRemoteId,
});

const lostFields = ({ attributes }: Pick<Seen, 'attributes'>): readonly FieldChange[] =>
  Object.keys(attributes)
    .sort()
    .flatMap((field): readonly FieldChange[] => {
      const before = attributes[field] ?? null;
      return before === null ? [] : [{ field, before, after: null, owner: 'local' }];
    });

const REASON = 'An attempt whose answer was lost made it, and it is not wanted any more.';

/**
 * Removes created objects that are not desired: only the topmost ones, because the objects below
 * are removed with them. Desired and bound objects are not among them.
 */
export const planUnboundObjects = (
  unboundObjects: readonly UnboundObject[],
  { draft, places }: PartContext,
): void => {
  for (const unboundObject of unboundObjects.toSorted(byAddress)) {
    if (places.has(unboundObject.address.id)) continue;
    const parent = unboundObject.parentId === null ? undefined : places.get(unboundObject.parentId);
    places.set(unboundObject.address.id, { kind: 'going', isRemoved: true });
    if (parent === undefined || parent.kind === 'there') {
      draft.changes.push(
        plannedRemove(unboundObject, unboundObject, render(unboundObject.attributes).text, REASON),
      );
    }
  }
};

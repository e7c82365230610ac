import { foundOurs, type FoundBy } from './found-again';
import type { PartContext } from './part-context';
import { isUprooted, type Place } from './place';
import { planBound } from './plan-bound';
import { plannedCreate } from './plan-created';
import { plannedRemove } from './plan-unwanted';
import { textDigest } from './text-digest';
import type { Binding, Desired, Seen } from './words';

/** A wanted object, with what is known of it. */
export interface Wanted {
  readonly want: Desired;
  readonly bound: Binding | undefined;
  readonly seen: Seen | undefined;
  readonly seenText: string | null;
  readonly parent: Place;
  readonly foundBy: FoundBy | null;
}

/** Plans an object that is wanted, and says what becomes of it for its children. */
export const planWanted = (wanted: Wanted, context: PartContext): Place => {
  const { want, bound, seen, parent } = wanted;
  if (parent.kind === 'missing') return parent;
  if (parent.kind === 'going') throw orphanDesired(want);
  if (bound) return planKnown(wanted, bound, context);
  if (seen) throw unboundSeen(want);
  context.draft.changes.push(plannedCreate(want, parent));
  return { kind: 'new' };
};

const planKnown = (wanted: Wanted, bound: Binding, { input, rules, draft }: PartContext): Place => {
  const { want, seen, seenText, parent, foundBy } = wanted;
  const uprooted = isUprooted(bound, want.parentId, parent);
  if (!seen && !uprooted) {
    draft.missing.push(want.address);
    return { kind: 'missing' };
  }
  const trio = { want, bound, seen: seen ?? asApplied(bound) };
  const goesWithParent = parent.kind === 'remade' && want.parentId === bound.parentId;
  if (uprooted && seen && !goesWithParent) draft.changes.push(plannedRemove(bound, seen, seenText));
  const oldRemoteId = uprooted ? null : bound.remoteId;
  const seenDigest = seenText === null ? null : textDigest(seenText);
  const remade = planBound(
    {
      trio,
      parent,
      uprooted,
      oldRemoteId,
      seenDigest,
      foundBy,
      immutable: input.immutable(want.address.entity),
    },
    rules,
    draft,
  );
  if (foundBy === 'unrecorded') draft.warnings.push(foundOurs(want));
  return remade ? { kind: 'remade' } : { kind: 'there', remoteId: bound.remoteId };
};

/** An object that went with its former parent cannot have drifted: it is made again from what was last applied. */
const asApplied = (bound: Binding): Seen => ({
  address: bound.address,
  remoteId: bound.remoteId,
  attributes: bound.applied,
});

const orphanDesired = (want: Desired): Error =>
  new RangeError(
    `${want.address.entity} ${want.address.id} is wanted below ${String(want.parentId)}, which is not`,
  );

const unboundSeen = (want: Desired): Error =>
  new RangeError(`${want.address.entity} ${want.address.id} was seen without a binding`);

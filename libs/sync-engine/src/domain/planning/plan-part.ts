import { BasisReader, type StandingText } from '../basis/basis';
import { textDigest } from '../basis/canonical-json';
import type { Imprint } from '../basis/imprint';
import { partDigest } from '../basis/plan-hash';
import { planBound } from './bound-objects';
import {
  isReparented,
  type ParentOutcome,
  type PartContext,
  partContext,
  plannedCreate,
  TOP,
} from './part-context';
import type { BasisPart, Binding, Desired, PlannedChange, PlanPart, Seen } from './plan';
import type { PlanInput } from './plan-input';
import { plannedRelease, plannedRename } from './releases';
import { type Standing, standingsOf } from './standing';
import { type FoundBy, foundOurs } from './unanswered-writes';
import { plannedRemove, planUnboundObjects, planUnwanted } from './unwanted-objects';

/** A plan of one part, and what to keep so that a later refusal can name what moved. */
export interface PlannedPart extends PlanPart {
  readonly imprint: { readonly desired: Imprint; readonly bindings: Imprint };
}

/**
 * Plans one campaign on one platform: reads nothing, writes nothing, and the order of its input
 * does not matter. Changes come parents first. `missing` names the topmost objects that vanished;
 * below them nothing is planned. Throws RangeError when a wanted object's parent is not wanted. O(n
 * log n).
 */
export const planPart = (input: PlanInput): PlannedPart => {
  const { platform, connectionId, campaignId, unboundObjects = [] } = input;
  const reader = new BasisReader();
  const context = partContext(input);
  const standings = standingsOf(input.desired, input.bindings, input.seen, unboundObjects);
  for (const standing of standings) {
    context.places.set(standing.address.id, planStanding(standing, reader.add(standing), context));
  }
  for (const release of input.releases ?? []) {
    reader.addRelease(release.released);
    context.draft.changes.push(plannedRelease(release));
  }
  context.draft.changes.push(...(input.renames ?? []).map(plannedRename));
  planUnboundObjects(unboundObjects, context);
  const { digests, imprint } = reader.finish();
  const basis: BasisPart = {
    platform,
    campaignId,
    ...digests,
    ...(input.only ? { only: input.only } : {}),
  };
  const { drift, missing, warnings, unchanged } = context.draft;
  const changes = context.draft.changes.map((change) => withReleased(change, input));
  const digest = partDigest(basis, changes);
  return {
    platform,
    connectionId,
    campaignId,
    basis,
    changes,
    drift,
    missing,
    warnings,
    unchanged,
    imprint,
    digest,
  };
};

/** What makes a campaign must know which ones of its mark are not it. */
const withReleased = (change: PlannedChange, { released = [] }: PlanInput): PlannedChange =>
  released.length > 0 &&
  change.address.entity === 'campaign' &&
  (change.action === 'create' || change.action === 'replace')
    ? { ...change, released }
    : change;

const planStanding = (
  standing: Standing,
  text: StandingText,
  context: PartContext,
): ParentOutcome => {
  const { want, bound, seen, foundBy = null } = standing;
  const parent = parentOutcome(standing, context);
  if (bound && text.inSync && !foundBy && isQuiet(bound, standing, parent, context)) {
    context.draft.unchanged += 1;
    return { kind: 'there', remoteId: bound.remoteId };
  }
  if (want) {
    return planDesired({ want, bound, seen, seenText: text.seenText, parent, foundBy }, context);
  }
  return bound ? planUnwanted(bound, seen, text.seenText, parent, context) : parent;
};

/**
 * An unchanged object is planned without comparing its fields, unless another part of the plan
 * needs them.
 */
const isQuiet = (
  bound: Binding,
  { want }: Standing,
  parent: ParentOutcome,
  { input }: PartContext,
): boolean =>
  bound.state === 'ready' &&
  !input.force &&
  parent.kind === 'there' &&
  !isReparented(bound, want?.parentId ?? null, parent);

const parentOutcome = ({ want, bound }: Standing, { places }: PartContext): ParentOutcome => {
  const parentId = want ? want.parentId : (bound?.parentId ?? null);
  if (parentId === null) return TOP;
  const fallback: ParentOutcome = want
    ? { kind: 'going', isRemoved: false }
    : { kind: 'there', remoteId: bound?.parentRemoteId ?? null };
  return places.get(parentId) ?? fallback;
};

/** A wanted object, with what is known of it. */
export interface DesiredObject {
  readonly want: Desired;
  readonly bound: Binding | undefined;
  readonly seen: Seen | undefined;
  readonly seenText: string | null;
  readonly parent: ParentOutcome;
  readonly foundBy: FoundBy | null;
}

/** Plans an object that is wanted, and says what becomes of it for its children. */
const planDesired = (wanted: DesiredObject, context: PartContext): ParentOutcome => {
  const { want, bound, seen, parent } = wanted;
  if (parent.kind === 'missing') return parent;
  if (parent.kind === 'going') throw orphanDesired(want);
  if (bound) return planKnown(wanted, bound, context);
  if (seen) throw unboundSeen(want);
  context.draft.changes.push(plannedCreate(want, parent));
  return { kind: 'new' };
};

const planKnown = (
  wanted: DesiredObject,
  bound: Binding,
  { input, rules, draft }: PartContext,
): ParentOutcome => {
  const { want, seen, seenText, parent, foundBy } = wanted;
  const uprooted = isReparented(bound, want.parentId, parent);
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

/**
 * An object that went with its former parent cannot have drifted: it is made again from what was
 * last applied.
 */
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

import { BasisReader, type StandingText } from './basis-reader';
import type { Imprint } from './imprint';
import { type PartContext, partContext } from './part-context';
import { partDigest } from './part-digest';
import { isUprooted, type Place, TOP } from './place';
import type { PlanInput } from './plan-input';
import { plannedRelease, plannedRename } from './plan-release';
import { planStrays } from './plan-strays';
import { planUnwanted } from './plan-unwanted';
import { planWanted } from './plan-wanted';
import { type Standing, standingsOf } from './standing';
import type { BasisPart, Binding, PlannedChange, PlanPart } from './words';

/** A plan of one part, and what to keep so that a later refusal can name what moved. */
export interface PlannedPart extends PlanPart {
  readonly imprint: { readonly desired: Imprint; readonly bindings: Imprint };
}

/**
 * Plans one campaign on one platform: reads nothing, writes nothing, and the order of its input does not matter. Changes come
 * parents first. `missing` names the topmost objects that vanished; below them nothing is planned. Throws RangeError when a
 * wanted object's parent is not wanted. O(n log n).
 */
export const planPart = (input: PlanInput): PlannedPart => {
  const { platform, connectionId, campaignId } = input;
  const reader = new BasisReader();
  const context = partContext(input);
  for (const standing of standingsOf(input.desired, input.bindings, input.seen, input.strays)) {
    context.places.set(standing.address.id, planStanding(standing, reader.add(standing), context));
  }
  for (const release of input.releases ?? []) {
    reader.addRelease(release.released);
    context.draft.changes.push(plannedRelease(release));
  }
  context.draft.changes.push(...(input.renames ?? []).map(plannedRename));
  planStrays(input.strays ?? [], context);
  const { digests, imprint } = reader.finish();
  const basis: BasisPart = {
    platform,
    campaignId,
    ...digests,
    ...(input.only ? { only: input.only } : {}),
  };
  const { drift, missing, warnings, unchanged } = context.draft;
  const changes = context.draft.changes.map((change) => tellingReleased(change, input));
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
const tellingReleased = (change: PlannedChange, { released = [] }: PlanInput): PlannedChange =>
  released.length > 0 &&
  change.address.entity === 'campaign' &&
  (change.action === 'create' || change.action === 'replace')
    ? { ...change, released }
    : change;

const planStanding = (standing: Standing, text: StandingText, context: PartContext): Place => {
  const { want, bound, seen, foundBy = null } = standing;
  const parent = parentPlace(standing, context);
  if (bound && text.settled && !foundBy && isQuiet(bound, standing, parent, context)) {
    context.draft.unchanged += 1;
    return { kind: 'there', remoteId: bound.remoteId };
  }
  if (want) {
    return planWanted({ want, bound, seen, seenText: text.seenText, parent, foundBy }, context);
  }
  return bound ? planUnwanted(bound, seen, text.seenText, parent, context) : parent;
};

/** A settled object needs no look at its fields, unless something else asks for them. */
const isQuiet = (
  bound: Binding,
  { want }: Standing,
  parent: Place,
  { input }: PartContext,
): boolean =>
  bound.state === 'ready' &&
  !input.force &&
  parent.kind === 'there' &&
  !isUprooted(bound, want?.parentId ?? null, parent);

const parentPlace = ({ want, bound }: Standing, { places }: PartContext): Place => {
  const parentId = want ? want.parentId : (bound?.parentId ?? null);
  if (parentId === null) return TOP;
  const fallback: Place = want
    ? { kind: 'going', isRemoved: false }
    : { kind: 'there', remoteId: bound?.parentRemoteId ?? null };
  return places.get(parentId) ?? fallback;
};

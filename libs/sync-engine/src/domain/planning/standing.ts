import type { EntityKind } from '@switchyard/platforms';
import type { Address, Binding, Desired, Seen, UnboundObject } from './plan';
import { type FoundBy, recoveredCreate } from './unanswered-writes';

/** One address with all that is known about it. */
export interface Standing {
  readonly address: Address;
  readonly want: Desired | undefined;
  readonly bound: Binding | undefined;
  readonly seen: Seen | undefined;
  /** Nothing that is there is bound yet: `bound` is what a create of ours left. */
  readonly foundBy?: FoundBy;
  /** What was bound before and is gone. */
  readonly outdated?: Binding;
}

const RANK: Readonly<Record<EntityKind, number>> = { campaign: 0, adGroup: 1, ad: 2, keyword: 3 };

/** 0 for campaigns; children rank higher than their parents. */
export const entityRank = (entity: EntityKind): number => RANK[entity];

/**
 * Parents first, then by id: the order in which everything about a part is digested, listed and
 * planned.
 */
export const byAddress = (
  one: { readonly address: Address },
  other: { readonly address: Address },
): number =>
  entityRank(one.address.entity) - entityRank(other.address.entity) ||
  compareText(one.address.id, other.address.id);

/** By UTF-16 code unit, the same everywhere; a locale's order is not. */
export const compareText = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

/**
 * Joins the three sides by our id. What was seen without being wanted or bound is left out here.
 */
export const standingsOf = (
  desired: readonly Desired[],
  bindings: readonly Binding[],
  seen: readonly Seen[],
  unboundObjects: readonly UnboundObject[] = [],
): readonly Standing[] => {
  const wants = new Map(desired.map((each) => [each.address.id, each]));
  const observations = new Map(seen.map((each) => [each.address.id, each]));
  const bounds = new Map(bindings.map((each) => [each.address.id, each]));
  const found = new Map(unboundObjects.map((each) => [each.address.id, each]));
  const standings: Standing[] = [];
  for (const [id, want] of wants) {
    standings.push(standingOf(want, bounds.get(id), observations.get(id), found.get(id)));
  }
  for (const [id, bound] of bounds) {
    if (!wants.has(id)) {
      standings.push({
        address: bound.address,
        want: undefined,
        bound,
        seen: observations.get(id),
      });
    }
  }
  return standings.sort(byAddress);
};

const standingOf = (
  want: Desired,
  bound: Binding | undefined,
  seen: Seen | undefined,
  unboundObject: UnboundObject | undefined,
): Standing => {
  if (!unboundObject || (bound && !isOutdated(bound, seen, unboundObject))) {
    return { address: want.address, want, bound, seen };
  }
  return {
    address: want.address,
    want,
    bound: recoveredCreate(unboundObject),
    seen: unboundObject,
    foundBy: unboundObject.isUnrecorded ? 'unrecorded' : 'lost',
    ...(bound && { outdated: bound }),
  };
};

/** True when the bound object is gone and another object carries the mark. */
const isOutdated = (
  bound: Binding,
  seen: Seen | undefined,
  unboundObject: UnboundObject,
): boolean =>
  seen === undefined &&
  unboundObject.isUnrecorded === true &&
  unboundObject.remoteId !== bound.remoteId;

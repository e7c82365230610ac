import type { EntityKind } from '@switchyard/platforms';
import type { Address, Binding, Desired, Seen } from './words';

/** One address with all that is known about it. */
export interface Standing {
  readonly address: Address;
  readonly want: Desired | undefined;
  readonly bound: Binding | undefined;
  readonly seen: Seen | undefined;
}

const RANK: Readonly<Record<EntityKind, number>> = { campaign: 0, adGroup: 1, ad: 2, keyword: 3 };

/** 0 for campaigns; children rank higher than their parents. */
export const entityRank = (entity: EntityKind): number => RANK[entity];

/** Parents first, then by id: the order in which everything about a part is digested, listed and planned. */
export const byAddress = (one: { readonly address: Address }, other: { readonly address: Address }): number =>
  entityRank(one.address.entity) - entityRank(other.address.entity) || compareText(one.address.id, other.address.id);

/** By UTF-16 code unit, the same everywhere; a locale's order is not. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Joins the three sides by our id. What was seen without being wanted or bound is nobody's business here. */
export const standingsOf = (desired: readonly Desired[], bindings: readonly Binding[], seen: readonly Seen[]): readonly Standing[] => {
  const wants = new Map(desired.map((each) => [each.address.id, each]));
  const sights = new Map(seen.map((each) => [each.address.id, each]));
  const bounds = new Map(bindings.map((each) => [each.address.id, each]));
  const standings: Standing[] = [];
  for (const [id, want] of wants) standings.push({ address: want.address, want, bound: bounds.get(id), seen: sights.get(id) });
  for (const [id, bound] of bounds) {
    if (!wants.has(id)) standings.push({ address: bound.address, want: undefined, bound, seen: sights.get(id) });
  }
  return standings.sort(byAddress);
};

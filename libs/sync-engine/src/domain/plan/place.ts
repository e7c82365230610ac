import type { Binding } from './words';

/** What becomes of an object in a plan, as far as its children are concerned. */
export type Place =
  | { readonly kind: 'there'; readonly remoteId: string | null }
  /** To be created: its children are created under it. */
  | { readonly kind: 'new' }
  /** To be removed and created: what stood under it goes with it. */
  | { readonly kind: 'remade' }
  /** Wanted and bound, but gone from the platform, or below something that is: nobody touches it until it is unlinked. */
  | { readonly kind: 'missing' }
  /** `isRemoved`: the plan takes it off the platform; else it is gone from there, or let go. */
  | { readonly kind: 'going'; readonly isRemoved: boolean };

/** Where campaigns stand. */
export const TOP: Place = { kind: 'there', remoteId: null };

/** Remote id of the parent, when it has one that outlives the plan. */
export const placeId = (place: Place): string | null =>
  place.kind === 'there' ? place.remoteId : null;

/** True when the object is bound below something that it will not stand below any more: it has to be made again. */
export const isUprooted = (bound: Binding, parentId: string | null, parent: Place): boolean => {
  if (parentId !== bound.parentId || parent.kind === 'new' || parent.kind === 'remade') return true;
  const home = placeId(parent);
  return home !== null && bound.parentRemoteId !== null && home !== bound.parentRemoteId;
};

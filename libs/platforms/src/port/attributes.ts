export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/**
 * What one object is, as one platform can hold it: our field names, money in micros, sets sorted.
 * Two attribute sets mean the same exactly when their canonical JSON is the same; that is what a
 * plan compares.
 */
export type Attributes = { readonly [field: string]: Json };

/** The levels that a platform knows, parents first. */
export const ENTITY_KINDS = ['campaign', 'adGroup', 'ad', 'keyword'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** The present state of an object on the platform, normalised like the desired state. */
export interface Observed {
  readonly entity: EntityKind;
  readonly remoteId: string;
  /** Remote id of the campaign it belongs to; its own for a campaign. */
  readonly campaignRemoteId: string;
  readonly parentRemoteId?: string;
  /** Our own id, when the object carries our marker. */
  readonly marker?: string;
  readonly attributes: Attributes;
  /**
   * Of campaigns, where the platform distinguishes them: ours, or the platform's own word for a
   * type that we have none for.
   */
  readonly campaignType?: string;
  /**
   * Handles of parts that have their own remote ids (a budget, criteria), for the connector's own
   * use.
   */
  readonly parts: Readonly<Record<string, string>>;
}

/** Which campaigns to read with all they hold, and which names to look for. */
export interface ReadScope {
  readonly campaignRemoteIds: readonly string[];
  /** Levels to read; campaigns always. */
  readonly entities: readonly EntityKind[];
  /**
   * Campaign names that creates need: campaigns holding one are answered too (without their
   * children).
   */
  readonly campaignNames: readonly string[];
  /**
   * What bindings know of these campaigns, for platforms whose lists lag behind: what a list lacks
   * or shows otherwise is asked for by its id.
   */
  readonly bound?: readonly BoundObject[];
}

/**
 * An object that a binding knows, with what was last applied to it; without that it is always
 * looked at by its id.
 */
export interface BoundObject {
  readonly entity: EntityKind;
  readonly remoteId: string;
  /** Absent for campaigns. */
  readonly parentRemoteId?: string;
  readonly applied?: Attributes;
}

/** A create of ours that may have been done. */
export interface Marker {
  readonly entity: EntityKind;
  readonly localId: string;
  readonly parentRemoteId?: string;
  /**
   * Remote ids of objects that carry this mark and are not ours any more: they are not what is
   * looked for.
   */
  readonly released?: readonly string[];
  /** Nothing can have been sent a moment ago: one look is enough where lists lag behind writes. */
  readonly isUnsent?: true;
  /**
   * For objects that a platform keys by content and that cannot carry a marker (negative keywords).
   */
  readonly attributes: Attributes;
}

/**
 * Distinguishes released objects from the wanted ones: by remote id alone, for they carry the same
 * mark.
 */
export const notReleased = (
  markers: readonly Pick<Marker, 'released'>[],
): ((found: { readonly remoteId: string }) => boolean) => {
  const released = new Set(markers.flatMap((marker) => marker.released ?? []));
  return ({ remoteId }) => !released.has(remoteId);
};

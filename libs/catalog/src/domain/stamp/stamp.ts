/** What an ad is stamped with: the claim that it argues, and the way it does. */
export interface Stamp {
  readonly angleId: string | null;
  readonly conceptId: string | null;
}

/** A stamp as a caller writes it: what is left out stays, null clears. */
export type WrittenStamp = { readonly [member in keyof Stamp]?: Stamp[member] };

export const NO_STAMP: Stamp = { angleId: null, conceptId: null };

/** Which angles and concepts exist, as far as somebody named them. */
export interface KnownStamps {
  readonly angles: ReadonlySet<string>;
  /** The angle of each concept. */
  readonly concepts: ReadonlyMap<string, string>;
}

export const NOTHING_KNOWN: KnownStamps = { angles: new Set(), concepts: new Map() };

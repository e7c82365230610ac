export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/**
 * What one object is, as one platform can hold it: our field names, money in micros, sets sorted. Two attribute sets mean the
 * same exactly when their canonical JSON is the same; that is what a plan compares.
 */
export type Attributes = { readonly [field: string]: Json };

/** The levels that a platform knows, parents first. */
export const ENTITY_KINDS = ['campaign', 'adGroup', 'ad', 'keyword'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

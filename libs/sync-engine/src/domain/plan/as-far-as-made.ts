import type { Attributes, Json } from '@switchyard/platforms';
import { isPartOf } from './is-part-of';

/**
 * What counts as last applied of an object whose making stopped short. What may just not have been sent of it counts as never applied, so that it
 * is sent; any other difference was made by somebody since, and is drift.
 */
export const asFarAsMade = (applied: Attributes, seen: Attributes): Attributes => {
  const base: Record<string, Json> = {};
  for (const field of new Set([...Object.keys(applied), ...Object.keys(seen)])) {
    base[field] = (isPartOf(seen[field], applied[field]) ? seen[field] : applied[field]) ?? null;
  }
  return base;
};

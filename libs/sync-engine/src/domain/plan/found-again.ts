import type { Json } from '@switchyard/platforms';
import { isPartOf } from './is-part-of';
import type { Binding, Stray } from './words';

/**
 * What a lost create made, as if its answer had come. What may just not have been sent of it counts as never applied, so that it is sent; any
 * other difference was made by somebody since, and is drift.
 */
export const foundAgain = ({ applied, attributes, ...stray }: Stray): Binding => {
  const base: Record<string, Json> = {};
  for (const field of new Set([...Object.keys(applied), ...Object.keys(attributes)])) base[field] = (isPartOf(attributes[field], applied[field]) ? attributes[field] : applied[field]) ?? null;
  return { ...stray, applied: base, state: 'ready' };
};

import { canonicalJson } from '@switchyard/kernel';

/** True when both are the same JSON value, whatever the order of members. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other);

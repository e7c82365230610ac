import { canonicalJson } from '@switchyard/kernel';

/** True when two values are the same JSON; absent and null are the same. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || canonicalJson(a ?? null) === canonicalJson(b ?? null);

import { canonicalJson } from '@switchyard/kernel';
import type { Warn } from '../../normalising';

/** Each part once and in the order of its key. Of two that are the same to Microsoft the same one stays, whatever their order was. */
export const eachOnce = <T>(
  parts: readonly T[],
  keyOf: (part: T) => string,
  field: string,
  warn: Warn,
): readonly T[] => {
  const byKey = new Map<string, T>();
  for (const part of [...parts].sort(byText)) {
    if (!byKey.has(keyOf(part))) byKey.set(keyOf(part), part);
  }
  if (byKey.size < parts.length) {
    warn(
      'DUPLICATE_DROPPED',
      field,
      'Microsoft treats several rows as the same. Each is sent once.',
    );
  }
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
};

const byText = (a: unknown, b: unknown): number => (canonicalJson(a) < canonicalJson(b) ? -1 : 1);

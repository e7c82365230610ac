import { canonicalJson } from '@switchyard/kernel';

/** One order per set and no key twice (the first one stays), so that equal sets have equal digests. */
export const sortedSet = <T>(items: Iterable<T>, keyOf: (item: T) => string): readonly T[] => {
  const byKey = new Map<string, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()]
    .map((item) => ({ item, text: canonicalJson(item) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ item }) => item);
};

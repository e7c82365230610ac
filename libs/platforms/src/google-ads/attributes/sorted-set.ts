import { canonicalJson } from '@switchyard/kernel';

/** One order per set and no key twice, whatever the order that it came in: equal sets have equal digests. */
export const sortedSet = <T>(items: Iterable<T>, keyOf: (item: T) => string): readonly T[] => {
  const byKey = new Map<string, T>();
  for (const item of inOrder(items)) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
};

const inOrder = <T>(items: Iterable<T>): readonly T[] =>
  [...items]
    .map((item) => ({ item, text: canonicalJson(item) }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ item }) => item);

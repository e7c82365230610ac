/** One order per set and no member twice, whatever the order that it came in. */
export const sortedSet = <T>(items: Iterable<T>, keyOf: (item: T) => string): readonly T[] => {
  const byKey = new Map([...items].map((item) => [keyOf(item), item]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
};

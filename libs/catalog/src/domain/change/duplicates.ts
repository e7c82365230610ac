/** The places of the items that repeat an earlier one. */
export const duplicates = <T>(items: readonly T[], key: (item: T) => string): number[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const value = key(item);
    if (seen.has(value)) return [index];
    seen.add(value);
    return [];
  });
};

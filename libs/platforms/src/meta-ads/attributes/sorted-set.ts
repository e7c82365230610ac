import { canonicalJson } from '@switchyard/kernel';

/** Each item once, in one order: equal sets have equal digests. */
export const sortedSet = <T>(items: readonly T[]): readonly T[] => {
  const byText = new Map(items.map((item) => [canonicalJson(item), item]));
  return [...byText.keys()].sort().map((text) => byText.get(text)!);
};

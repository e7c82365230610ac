import type { KeywordAttributes } from '../attributes/ad-group-attributes';

/** Words apart by one blank, each keyword once whatever its case, in one order. */
export const heldKeywords = (
  keywords: readonly KeywordAttributes[],
): readonly KeywordAttributes[] => {
  const byKey = new Map<string, KeywordAttributes>();
  for (const { text, negative } of keywords) {
    const held = { text: text.trim().replaceAll(/\s+/gu, ' '), negative };
    const known = byKey.get(keyOf(held));
    if (!known || held.text < known.text) byKey.set(keyOf(held), held);
  }
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
};

const keyOf = ({ text, negative }: KeywordAttributes): string =>
  `${negative ? 1 : 0} ${text.toLowerCase()}`;

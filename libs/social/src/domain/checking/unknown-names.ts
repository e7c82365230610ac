import type { EvidenceBase } from './evidence';
import { mixesScripts } from './names';
import type { Reading, ReadWord } from './reading';

/** Names of a claim that no fact, no answer and not the business has. Letters are compared exactly. */
export const unknownNamesIn = (
  claim: Reading,
  { index, rawWords, business }: EvidenceBase,
): readonly string[] => {
  const isKnown = ({ word, key, raw }: ReadWord): boolean =>
    business.all.has(word) || rawWords.has(word) || (!mixesScripts(raw) && index.has(key));
  return [
    ...new Set(
      claim.words
        .filter((word) => (word.isName || mixesScripts(word.raw)) && !isKnown(word))
        .map(({ raw }) => raw),
    ),
  ];
};

import type { EvidenceBase } from './evidence';
import { mixesScripts } from './names';
import type { Reading } from './reading';

/** Names of a claim that no fact, no answer and not the business has. Letters are compared exactly. */
export const unknownNamesIn = (
  claim: Reading,
  { all, business }: EvidenceBase,
): readonly string[] => [
  ...new Set(
    claim.words
      .filter(
        ({ word, key, isName, raw }) =>
          (isName || mixesScripts(raw)) &&
          !business.all.has(word) &&
          !all.some(
            ({ rawWords, modes }) => rawWords.has(word) || (!mixesScripts(raw) && modes.has(key)),
          ),
      )
      .map(({ raw }) => raw),
  ),
];

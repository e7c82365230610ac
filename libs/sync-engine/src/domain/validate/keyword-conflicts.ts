import { keywordKey, type Keyword } from '@switchyard/catalog/domain';
import type { Finding } from '@switchyard/platforms';
import { groupBy } from '../plan/group-by';
import { isLost } from './lost-field';
import { NegativeIndex, type Negative } from './negative-index';
import { findingAbout, type Question } from './question';

/** Keywords that a negative of the campaign or of their ad group keeps from showing. Negatives that the platform cannot hold exclude nothing. */
export const keywordConflicts = (question: Question): readonly Finding[] => {
  const {
    tree: { campaign, keywords },
    capabilities,
  } = question;
  if (isLost(capabilities, 'keyword', 'text')) return [];
  const isHeld = ({ matchType }: Negative): boolean =>
    capabilities.negativeMatchTypes.includes(matchType);
  const positives = keywords.filter(({ negative }) => !negative);
  const spread = frequencies(positives);
  const indexOf = (negatives: readonly Negative[]): NegativeIndex =>
    new NegativeIndex(negatives.filter(isHeld), spread);
  const ofCampaign = indexOf(
    campaign.negativeKeywords.map(({ text, matchType }) => ({
      textKey: keywordKey(text),
      matchType,
    })),
  );
  const ofGroups = new Map(
    [
      ...groupBy(
        keywords.filter(({ negative }) => negative),
        ({ adGroupId }) => adGroupId,
      ),
    ].map(([id, negatives]) => [id, indexOf(negatives)]),
  );
  return positives.flatMap((keyword) => {
    const negative =
      ofCampaign.excluding(keyword) ?? ofGroups.get(keyword.adGroupId)?.excluding(keyword);
    return negative ? [conflict(question, keyword, negative)] : [];
  });
};

/** In how many keywords each word stands. */
const frequencies = (keywords: readonly Keyword[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { textKey } of keywords) {
    for (const word of new Set(textKey.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
};

const conflict = (
  { capabilities }: Question,
  { id, text, matchType }: Keyword,
  negative: Negative,
): Finding =>
  findingAbout(
    capabilities,
    { entity: 'keyword', id },
    {
      kind: 'recommendation',
      source: 'switchyard',
      code: 'KEYWORD_EXCLUDED_BY_NEGATIVE',
      field: 'text',
      message: `The negative keyword "${negative.textKey}" (${negative.matchType}) blocks the keyword "${text}" (${matchType}).`,
      limit: negative.textKey,
      actual: text,
      fix: 'Remove the keyword or the negative keyword.',
    },
  );

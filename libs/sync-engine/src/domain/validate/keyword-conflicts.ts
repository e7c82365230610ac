import { keywordKey, type Keyword } from '@switchyard/catalog/domain';
import type { Finding } from '@switchyard/platforms';
import { findingAbout, type Question } from './question';

/** Keywords that a negative of the same text and match type, on the campaign or in their ad group, keeps from ever showing. */
export const keywordConflicts = (question: Question): readonly Finding[] => {
  const { campaign, keywords } = question.tree;
  const excluded = new Set([
    ...campaign.negativeKeywords.map(({ text, matchType }) => keyOf('', keywordKey(text), matchType)),
    ...keywords.filter(({ negative }) => negative).map(({ adGroupId, textKey, matchType }) => keyOf(adGroupId, textKey, matchType)),
  ]);
  const isExcluded = ({ adGroupId, textKey, matchType }: Keyword): boolean =>
    excluded.has(keyOf('', textKey, matchType)) || excluded.has(keyOf(adGroupId, textKey, matchType));
  return keywords.filter((keyword) => !keyword.negative && isExcluded(keyword)).map((keyword) => conflict(question, keyword));
};

const keyOf = (adGroupId: string, textKey: string, matchType: string): string => `${adGroupId}\n${matchType}\n${textKey}`;

const conflict = ({ capabilities }: Question, { id, text, matchType }: Keyword): Finding =>
  findingAbout(capabilities, { entity: 'keyword', id }, {
    kind: 'recommendation', source: 'switchyard', code: 'KEYWORD_EXCLUDED_BY_NEGATIVE', field: 'text',
    message: `"${text}" (${matchType}) is a negative keyword too, so it can never show an ad.`, actual: text, fix: 'Remove the keyword or the negative keyword.',
  });

import { validationError, type Issue } from '@switchyard/kernel';
import { readOptionalAmount } from '../budget/read-optional-amount';
import type { ChildWorld } from '../change/child-world';
import { isSameValue } from '../change/same-value';
import type { Keyword } from './keyword';
import type { KeywordChanges, KeywordInput } from './keyword-input';
import { keywordKey } from './keyword-key';
import { viewKeyword } from './keyword-view';

type Fields = Pick<
  Keyword,
  'text' | 'textKey' | 'matchType' | 'status' | 'negative' | 'maxCpcMicros'
>;

/** A new keyword of an ad group of the given campaign. Throws `VALIDATION_ERROR` with every problem. */
export const createKeyword = (
  spaceId: string,
  campaignId: string,
  input: KeywordInput,
  world: ChildWorld,
): Keyword => ({
  ...readFields(input, world.currency),
  spaceId,
  campaignId,
  id: world.ids.next('kwd'),
  adGroupId: input.adGroupId,
  review: {},
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/** A keyword after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with every problem. */
export const reviseKeyword = (
  row: Keyword,
  changes: KeywordChanges,
  world: ChildWorld,
): Keyword => {
  const input = { ...viewKeyword(row), ...changes } as KeywordInput;
  const next = { ...row, ...readFields(input, world.currency) };
  return isSameValue(viewKeyword(row), viewKeyword(next)) ? row : { ...next, updatedAt: world.now };
};

const readFields = (input: KeywordInput, currency: string): Fields => {
  const bid = readOptionalAmount(input.maxCpc, currency, '/maxCpc');
  const textKey = keywordKey(input.text);
  const issues = [
    ...(textKey === '' ? [blankText] : []),
    ...(input.negative && bid.micros !== null ? [bidOnNegative] : []),
    ...bid.issues,
  ];
  if (issues.length > 0) throw validationError(issues);
  const { text, matchType, status = 'ENABLED', negative = false } = input;
  return { text, textKey, matchType, status, negative, maxCpcMicros: bid.micros };
};

const blankText: Issue = { path: '/text', code: 'TOO_SHORT', message: 'text must not be blank' };
const bidOnNegative: Issue = {
  path: '/maxCpc',
  code: 'NOT_ALLOWED',
  message: 'maxCpc cannot be set on a negative keyword. Leave it out',
};

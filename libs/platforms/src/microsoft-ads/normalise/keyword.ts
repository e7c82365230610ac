import type { KeywordDraft } from '../../port/draft';
import type { KeywordAttributes } from '../attributes/child-attributes';
import { heldMicrosOrNull } from './money';
import { heldText } from './text';
import type { Warn } from '../../normalising';

/** What Microsoft will hold of a keyword. A negative keyword is its words and match type, nothing else. */
export const normaliseKeyword = (draft: KeywordDraft, warn: Warn): KeywordAttributes => {
  const words = {
    text: heldText(draft.text),
    matchType: draft.matchType,
    negative: draft.negative,
  };
  if (draft.negative) return negative(words, draft, warn);
  return {
    ...words,
    status: draft.status,
    maxCpcMicros: heldMicrosOrNull(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc', warn),
    finalUrl: draft.finalUrl || null,
  };
};

const negative = (
  words: Pick<KeywordAttributes, 'text' | 'matchType' | 'negative'>,
  draft: KeywordDraft,
  warn: Warn,
): KeywordAttributes => {
  if (draft.status === 'PAUSED') {
    warn(
      'NEGATIVE_FIELD_IGNORED',
      'status',
      'Microsoft has no `status` on negative keywords. It is not sent there.',
    );
  }
  return {
    ...words,
    matchType: negativeMatchType(draft, warn),
    status: 'ENABLED',
    maxCpcMicros: null,
    finalUrl: null,
  };
};

/** An object cannot be left out as an entry of a list can: the nearest that Microsoft holds excludes a part of what was meant. */
const negativeMatchType = (
  { matchType }: KeywordDraft,
  warn: Warn,
): KeywordAttributes['matchType'] => {
  if (matchType !== 'BROAD') return matchType;
  warn(
    'NEGATIVE_MATCH_TYPE_UNSUPPORTED',
    'matchType',
    'Microsoft does not support the match type BROAD for negative keywords. It becomes PHRASE.',
  );
  return 'PHRASE';
};

import type { NegativeKeywordDraft } from '../../port/draft';
import type { NegativeAttributes } from '../attributes/campaign-attributes';
import { negativeKey } from '../attributes/content-key';
import { eachOnce } from './each-once';
import { heldText } from './text';
import type { Warn } from '../../normalising';

/** Negative keywords of a campaign, each once, sorted. Broad ones cannot be held (spec/platforms/microsoft-ads.md 2b). */
export const normaliseNegatives = (
  negatives: readonly NegativeKeywordDraft[],
  warn: Warn,
): readonly NegativeAttributes[] => {
  const held = negatives.flatMap((negative, index) => exactOrPhrase(negative, index, warn));
  return eachOnce(held, negativeKey, 'negativeKeywords', warn);
};

const exactOrPhrase = (
  negative: NegativeKeywordDraft,
  index: number,
  warn: Warn,
): readonly NegativeAttributes[] => {
  if (negative.matchType !== 'BROAD') {
    return [{ text: heldText(negative.text), matchType: negative.matchType }];
  }
  warn(
    'NEGATIVE_MATCH_TYPE_UNSUPPORTED',
    `negativeKeywords/${index}/matchType`,
    `Microsoft does not support the match type BROAD for negative keywords. "${negative.text}" is not sent there.`,
  );
  return [];
};

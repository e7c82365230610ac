import type { AdGroupDraft, KeywordDraft } from '../../port/draft';
import type { AdGroupAttributes, KeywordAttributes } from '../attributes/child-attributes';
import { normaliseKeywordText } from './keyword-text';
import { normaliseOptionalMoney } from './money';
import type { Normalised } from './normalised';

export const normaliseAdGroup = (draft: AdGroupDraft): Normalised<AdGroupAttributes> => {
  const bid = normaliseOptionalMoney(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc');
  return {
    value: { name: draft.name, status: draft.status, maxCpcMicros: bid.value },
    warnings: bid.warnings,
  };
};

/** Negatives carry no bid and no address, and cannot be paused. */
export const normaliseKeyword = (draft: KeywordDraft): Normalised<KeywordAttributes> => {
  const identity = {
    text: normaliseKeywordText(draft.text),
    matchType: draft.matchType,
    negative: draft.negative,
  };
  if (draft.negative) return negative(draft, identity);
  const bid = normaliseOptionalMoney(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc');
  return {
    value: {
      ...identity,
      status: draft.status,
      maxCpcMicros: bid.value,
      finalUrl: draft.finalUrl ?? null,
    },
    warnings: bid.warnings,
  };
};

const negative = (
  draft: KeywordDraft,
  identity: Pick<KeywordAttributes, 'text' | 'matchType' | 'negative'>,
): Normalised<KeywordAttributes> => {
  const value: KeywordAttributes = {
    ...identity,
    status: 'ENABLED',
    maxCpcMicros: null,
    finalUrl: null,
  };
  const ignored = [
    ...(draft.status === 'PAUSED' ? ['status'] : []),
    ...(draft.maxCpcMicros ? ['maxCpc'] : []),
    ...(draft.finalUrl ? ['finalUrl'] : []),
  ];
  return {
    value,
    warnings: ignored.map((field) => ({
      code: 'NEGATIVE_FIELD_IGNORED',
      field,
      message: `Google has no \`${field}\` on negative keywords. It is not sent there.`,
    })),
  };
};

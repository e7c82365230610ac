import type { AdDraft, AdGroupDraft, AdText, KeywordDraft } from '../../port/draft';
import type { AdAttributes, AdGroupAttributes, KeywordAttributes, TextAttributes } from '../attributes/child-attributes';
import { normaliseKeywordText } from './keyword-text';
import { normaliseOptionalMoney } from './money';
import { changed, unchanged, type Normalised } from './normalised';

export const normaliseAdGroup = (draft: AdGroupDraft): Normalised<AdGroupAttributes> => {
  const bid = normaliseOptionalMoney(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc');
  return { value: { name: draft.name, status: draft.status, maxCpcMicros: bid.value }, warnings: bid.warnings };
};

/** Headlines can be pinned to places 1 to 3, descriptions to 1 and 2 (v25 ServedAssetFieldType). */
export const normaliseAd = (draft: AdDraft): Normalised<AdAttributes> => {
  const headlines = draft.headlines.map((text, index) => normaliseText(text, 3, `headlines/${index}`));
  const descriptions = draft.descriptions.map((text, index) => normaliseText(text, 2, `descriptions/${index}`));
  return {
    value: {
      adType: draft.adType,
      status: draft.status,
      headlines: headlines.map(({ value }) => value),
      descriptions: descriptions.map(({ value }) => value),
      finalUrl: draft.finalUrl,
      path1: draft.path1 ?? null,
      path2: draft.path2 ?? null,
    },
    warnings: [...headlines, ...descriptions].flatMap(({ warnings }) => warnings),
  };
};

/** Negatives carry no bid and no address, and cannot be paused. */
export const normaliseKeyword = (draft: KeywordDraft): Normalised<KeywordAttributes> => {
  const identity = { text: normaliseKeywordText(draft.text), matchType: draft.matchType, negative: draft.negative };
  if (draft.negative) return negative(draft, identity);
  const bid = normaliseOptionalMoney(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc');
  return { value: { ...identity, status: draft.status, maxCpcMicros: bid.value, finalUrl: draft.finalUrl ?? null }, warnings: bid.warnings };
};

const negative = (draft: KeywordDraft, identity: Pick<KeywordAttributes, 'text' | 'matchType' | 'negative'>): Normalised<KeywordAttributes> => {
  const value: KeywordAttributes = { ...identity, status: 'ENABLED', maxCpcMicros: null, finalUrl: null };
  const ignored = [...(draft.status === 'PAUSED' ? ['status'] : []), ...(draft.maxCpcMicros ? ['maxCpc'] : []), ...(draft.finalUrl ? ['finalUrl'] : [])];
  return { value, warnings: ignored.map((field) => ({ code: 'NEGATIVE_FIELD_IGNORED', field, message: `A negative keyword at Google has no ${field}.` })) };
};

const normaliseText = ({ text, pinned }: AdText, places: number, field: string): Normalised<TextAttributes> => {
  if (pinned === undefined || (pinned >= 1 && pinned <= places)) return unchanged({ text, pinned: pinned ?? null });
  return changed({ text, pinned: null }, 'PIN_DROPPED', `${field}/pinned`, `Google has ${places} places here.`);
};

import type { AdChanges, AdGroupChanges, AdText, KeywordChanges } from '@switchyard/catalog/domain';
import { amountFromMicros } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms';
import { isAmount, isText, rowsOf } from './said';

type Members<Changes> = Readonly<Record<string, (value: Json) => Changes | undefined>>;

type Switched = { readonly status: 'ENABLED' | 'PAUSED' };

const LONGEST_NAME = 255;

const status = (value: Json): Switched | undefined =>
  value === 'ENABLED' || value === 'PAUSED' ? { status: value } : undefined;

/** No bid of its own, or a bid; 0 is how some platforms say none. */
const bid = (micros: Json): { readonly maxCpc: number | null } | undefined => {
  if (micros === null || micros === 0) return { maxCpc: null };
  return isAmount(micros) ? { maxCpc: amountFromMicros(micros) } : undefined;
};

/** What an ad group holds of its own. Everything else that a platform keeps there is the campaign's. */
export const AD_GROUP_MEMBERS: Members<AdGroupChanges> = {
  name: (value) => (isText(value) && value.length <= LONGEST_NAME ? { name: value } : undefined),
  status,
  maxCpcMicros: bid,
  contextHints: (value) =>
    Array.isArray(value) && (value as readonly Json[]).every(isText)
      ? { contextHints: value as readonly string[] }
      : undefined,
};

const texts =
  (member: 'headlines' | 'descriptions') =>
  (value: Json): AdChanges | undefined => {
    const rows = rowsOf(value);
    return rows?.every(({ text }) => isText(text))
      ? {
          [member]: rows.map(({ text, pinned }): AdText => ({
            text: String(text),
            ...(typeof pinned === 'number' && { pinned }),
          })),
        }
      : undefined;
  };

const text =
  (member: 'longHeadline' | 'businessName' | 'callToAction' | 'path1' | 'path2') =>
  (value: Json): AdChanges | undefined =>
    value === null || isText(value) ? { [member]: value } : undefined;

export const AD_MEMBERS: Members<AdChanges> = {
  status,
  headlines: texts('headlines'),
  descriptions: texts('descriptions'),
  finalUrl: (value) =>
    isText(value) && /^https?:\/\//i.test(value) && value.length <= 2048
      ? { finalUrl: value }
      : undefined,
  longHeadline: text('longHeadline'),
  businessName: text('businessName'),
  callToAction: text('callToAction'),
  path1: text('path1'),
  path2: text('path2'),
};

export const KEYWORD_MEMBERS: Members<KeywordChanges> = { status, maxCpcMicros: bid };

import type { ConversionRules } from '../../port/conversion-rules';

const DAY_MS = 86_400_000;

/** What LinkedIn takes of conversions (Conversions API, Streaming conversion events): 90 days back, 5,000 in a request, each with a status of its own. */
export const rules: ConversionRules = {
  batch: 5_000,
  clickIds: ['li_fat_id'],
  identifiers: ['email'],
  oldestMs: 90 * DAY_MS,
  futureMs: 0,
  actionAgeMs: 0,
  consent: 'required',
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};

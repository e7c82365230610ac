import type { ConversionRules } from '../../port/conversion-rules';

const DAY_MS = 86_400_000;

/** What OpenAI takes of conversions (OpenAI Ads, Conversions API): seven days back, ten minutes ahead, 1,000 in a request, all or none. */
export const rules: ConversionRules = {
  batch: 1_000,
  clickIds: ['oppref'],
  identifiers: ['email', 'phone', 'externalId'],
  oldestMs: 7 * DAY_MS,
  futureMs: 600_000,
  actionAgeMs: 0,
  consent: 'required',
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};

import type { ConversionRules } from '../../port/conversion-rules';

const DAY_MS = 86_400_000;

/** What Reddit takes of conversions (Reddit Ads API v3, conversion events): 1,000 in a request, all or none. Both windows stand in `docs/platforms/reddit-ads-unverified.md`. */
export const rules: ConversionRules = {
  batch: 1_000,
  clickIds: ['rdt_cid'],
  identifiers: ['email', 'phone', 'externalId'],
  oldestMs: 7 * DAY_MS,
  futureMs: 300_000,
  actionAgeMs: 0,
  consent: 'required',
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};

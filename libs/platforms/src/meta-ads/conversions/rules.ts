import type { ConversionRules } from '../../port/conversion-rules';

const DAY_MS = 86_400_000;

/**
 * What the Conversions API takes (Meta, Conversions API: Parameters, Using the API): events of seven days, one thousand in a request,
 * all of them or none. It has no field for consent: Limited Data Use (`data_processing_options`) is about some states of the US. How far ahead of now an event may lie stands in `unverified.ts`.
 */
export const rules: ConversionRules = {
  batch: 1_000,
  clickIds: ['fbclid'],
  identifiers: ['email', 'phone', 'externalId'],
  oldestMs: 7 * DAY_MS,
  futureMs: 60_000,
  actionAgeMs: 0,
  consent: 'required',
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};

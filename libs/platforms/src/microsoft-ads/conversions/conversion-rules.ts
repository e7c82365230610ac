import type { ConversionRules } from '../../port/conversion-rules';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What Microsoft takes of offline conversions (ApplyOfflineConversions, ApplyOfflineConversionAdjustments, OfflineConversionGoal). It has no field for consent. */
export const conversionRules: ConversionRules = {
  batch: 1_000,
  adjustmentBatch: 1_000,
  clickIds: ['msclkid'],
  identifiers: ['email', 'phone'],
  oldestMs: 90 * DAY,
  futureMs: 0,
  actionAgeMs: 2 * HOUR,
  consent: 'required',
  adjustments: { RETRACTION: 'native', RESTATEMENT: 'native', ENHANCEMENT: 'unsupported' },
};

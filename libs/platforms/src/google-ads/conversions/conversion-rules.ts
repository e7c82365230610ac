import type { ConversionRules } from '../../port/conversion-rules';
import { UNVERIFIED_CONVERSIONS } from './unverified';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Identifiers of a person in one conversion at the Google Ads API; the Data Manager takes ten. We know two kinds. */
export const MOST_IDENTIFIERS = 5;

/** Days back that a conversion without a click is matched (enhanced conversions for leads). */
export const OLDEST_WITHOUT_CLICK = 63 * DAY;

/** Hours after a click in which the Google Ads API takes no conversion of it (TOO_RECENT_EVENT). */
export const CLICK_AGE = 6 * HOUR;

/** When the Google Ads API takes an adjustment (TOO_RECENT_CONVERSION, CONVERSION_EXPIRED). */
export const ADJUSTMENT_AGE = { from: DAY, to: 54 * DAY };

/**
 * What Google takes of conversions through the Data Manager, which is where they go unless the connection says otherwise.
 * There is no retraction there: a retraction restates the value to 0, and the count stays (degraded).
 */
export const conversionRules: ConversionRules = {
  batch: 2_000,
  adjustmentBatch: 2_000,
  clickIds: ['gclid', 'gbraid', 'wbraid'],
  identifiers: ['email', 'phone'],
  oldestMs: 90 * DAY,
  futureMs: 0,
  actionAgeMs: UNVERIFIED_CONVERSIONS.actionAgeHours * HOUR,
  consent: 'sent',
  adjustments: { RETRACTION: 'degraded', RESTATEMENT: 'native', ENHANCEMENT: 'native' },
};

import Big from 'big.js';
import { minorUnitMicros } from '@switchyard/kernel';
import type { Sums } from './report-row';

/** Figures as a caller reads them: money in major units, conversions in units. */
export interface Metrics {
  readonly impressions: number;
  readonly clicks: number;
  readonly spend: number;
  readonly conversions: number | null;
  readonly conversionValue: number | null;
  /** Clicks per impression. */
  readonly ctr: number | null;
  /** Spend per click. */
  readonly avgCpc: number | null;
  /** Spend per conversion. */
  readonly cpa: number | null;
  /** Conversion value per unit of spend. */
  readonly roas: number | null;
}

const MICROS = 1_000_000;
const DECIMALS = 6;

const units = (micros: Big): number => micros.div(MICROS).round(DECIMALS, Big.roundHalfUp).toNumber();

/** Money with the decimals that its currency has. */
const money = (micros: Big, currency: string): number => {
  const unit = minorUnitMicros(currency);
  return units(micros.div(unit).round(0, Big.roundHalfUp).times(unit));
};

/** Null where one of them is unknown or the divisor is 0; six decimals. */
const ratio = (dividend: Big | null, divisor: Big | null): number | null =>
  dividend === null || divisor === null || divisor.eq(0) ? null : roundedQuotient(dividend, divisor);

/** Big divides to 20 decimals and rounds there: more than enough not to be rounded twice into another value at six. */
const roundedQuotient = (dividend: Big, divisor: Big): number => dividend.div(divisor).round(DECIMALS, Big.roundHalfUp).toNumber();

const known = (text: string | null): Big | null => (text === null ? null : new Big(text));

/** The metrics of sums, in exact decimal arithmetic. Ratios are made of the exact sums, not of rounded ones. */
export const metricsOf = (sums: Sums, currency: string): Metrics => {
  const [impressions, clicks, spend] = [new Big(sums.impressions), new Big(sums.clicks), new Big(sums.spendMicros)];
  const [conversions, value] = [known(sums.conversionsMicros), known(sums.conversionValueMicros)];
  return {
    impressions: impressions.toNumber(), clicks: clicks.toNumber(), spend: money(spend, currency),
    conversions: conversions && units(conversions), conversionValue: value && money(value, currency),
    ctr: ratio(clicks, impressions), avgCpc: ratio(spend.div(MICROS), clicks), cpa: ratio(spend, conversions), roas: ratio(value, spend),
  };
};

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

const MICROS = 1_000_000n;
/** Six decimals. */
const SCALE = 1_000_000n;

/** Halves go away from zero. The divisor is above zero. */
const rounded = (dividend: bigint, divisor: bigint): bigint => {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -quotient : quotient;
};

/** Six decimals of a quotient, rounded once. Integers, for a page has hundreds of rows and decimal libraries divide digit by digit. */
const quotient = (dividend: bigint, divisor: bigint): number =>
  numberOf(
    divisor < 0n ? rounded(-dividend * SCALE, -divisor) : rounded(dividend * SCALE, divisor),
  );

/** The nearest number to so many millionths. */
const numberOf = (scaled: bigint): number => {
  const number = Number(scaled);
  return Number.isSafeInteger(number) ? number / Number(SCALE) : Number(`${scaled}e-6`);
};

/** Money with the decimals that its currency has. */
const money = (micros: bigint, currency: string): number => {
  const unit = BigInt(minorUnitMicros(currency));
  return quotient(rounded(micros, unit) * unit, MICROS);
};

/** Null where one of them is unknown or the divisor is 0. */
const ratio = (dividend: bigint | null, divisor: bigint | null): number | null =>
  dividend === null || divisor === null || divisor === 0n ? null : quotient(dividend, divisor);

const known = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** The metrics of sums, in exact arithmetic. Ratios are made of the exact sums, not of rounded ones. */
export const metricsOf = (sums: Sums, currency: string): Metrics => {
  const [impressions, clicks, spend] = [
    BigInt(sums.impressions),
    BigInt(sums.clicks),
    BigInt(sums.spendMicros),
  ];
  const [conversions, value] = [known(sums.conversionsMicros), known(sums.conversionValueMicros)];
  return {
    impressions: Number(impressions),
    clicks: Number(clicks),
    spend: money(spend, currency),
    conversions: conversions === null ? null : quotient(conversions, MICROS),
    conversionValue: value === null ? null : money(value, currency),
    ctr: ratio(clicks, impressions),
    avgCpc: ratio(spend, clicks * MICROS),
    cpa: ratio(spend, conversions),
    roas: ratio(value, spend),
  };
};

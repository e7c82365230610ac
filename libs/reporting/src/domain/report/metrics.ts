import { currencyDigits, minorUnitMicros } from '@switchyard/kernel';
import type { Sums } from './report-row';
import type { UnknownFor } from './unknown-for';

/** Figures as a caller reads them: money in major units, conversions in units. */
export interface Metrics {
  readonly impressions: number;
  readonly clicks: number;
  readonly spend: number;
  /** Over the platforms that report it; null where none does. The same holds for what is made of it. */
  readonly conversions: number | null;
  readonly conversionValue: number | null;
  readonly unknownFor: UnknownFor;
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
const RATIO_DIGITS = 6;
/** Averages of money have so many decimals more than their currency. */
const MORE_DIGITS = 2;

/** Halves go away from zero. The divisor is above zero. */
const rounded = (dividend: bigint, divisor: bigint): bigint => {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -quotient : quotient;
};

/** So many decimals of a quotient, rounded once. Integers, for a page has hundreds of rows and decimal libraries divide digit by digit. */
const quotient = (dividend: bigint, divisor: bigint, digits = RATIO_DIGITS): number => {
  const scale = 10n ** BigInt(digits);
  return numberOf(
    divisor < 0n ? rounded(-dividend * scale, -divisor) : rounded(dividend * scale, divisor),
    digits,
  );
};

/** The nearest number to so many units of the last decimal. */
const numberOf = (scaled: bigint, digits: number): number => {
  const number = Number(scaled);
  return Number.isSafeInteger(number) ? number / 10 ** digits : Number(`${scaled}e-${digits}`);
};

/** Money with the decimals that its currency has. */
const money = (micros: bigint, currency: string): number => {
  const unit = BigInt(minorUnitMicros(currency));
  return quotient(rounded(micros, unit) * unit, MICROS);
};

/** Null where one of them is unknown or the divisor is 0. */
const ratio = (dividend: bigint | null, divisor: bigint | null, digits?: number): number | null =>
  dividend === null || divisor === null || divisor === 0n
    ? null
    : quotient(dividend, divisor, digits);

/** Money for one of so many: two decimals more than the currency has. Null for none. */
export const averageAmount = (micros: number, count: number, currency: string): number | null =>
  ratio(BigInt(micros), BigInt(count) * MICROS, currencyDigits(currency) + MORE_DIGITS);

const known = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** The metrics of sums, in exact arithmetic. Ratios are made of the exact sums, not of rounded ones. */
export const metricsOf = (sums: Sums, currency: string): Metrics => {
  const [impressions, clicks, spend] = [
    BigInt(sums.impressions),
    BigInt(sums.clicks),
    BigInt(sums.spendMicros),
  ];
  const perOne = currencyDigits(currency) + MORE_DIGITS;
  const [conversions, value] = [known(sums.conversionsMicros), known(sums.conversionValueMicros)];
  return {
    impressions: Number(impressions),
    clicks: Number(clicks),
    spend: money(spend, currency),
    conversions: conversions === null ? null : quotient(conversions, MICROS),
    conversionValue: value === null ? null : money(value, currency),
    unknownFor: sums.unknownFor,
    ctr: ratio(clicks, impressions),
    avgCpc: ratio(spend, clicks * MICROS, perOne),
    cpa: ratio(spend - BigInt(sums.spendWithoutConversionsMicros), conversions, perOne),
    roas: ratio(value, spend - BigInt(sums.spendWithoutValueMicros)),
  };
};

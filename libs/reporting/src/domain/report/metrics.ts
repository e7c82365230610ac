import { currencyDigits, minorUnitMicros } from '@switchyard/kernel';
import Big from 'big.js';
import { joinUnknownFor, type ReportRow, type Sums, type UnknownFor } from './report-row';

/** Figures as a caller reads them: money in major units, conversions in units. */
export interface Metrics {
  readonly impressions: number;
  readonly clicks: number;
  readonly spend: number;
  /**
   * Over the platforms that report it; null where none does. The same applies to what is computed
   * from it.
   */
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

/**
 * So many decimals of a quotient, rounded once. Integers, for a page has hundreds of rows and
 * decimal libraries divide digit by digit.
 */
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

/**
 * The metrics of sums, in exact arithmetic. Ratios are made of the exact sums, not of rounded ones.
 */
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

/** The metrics of one currency. */
export interface CurrencyMetrics extends Metrics {
  readonly currency: string;
}

/**
 * All figures as one object. Where several currencies meet, money is null here and reported by
 * currency.
 */
export interface Stats extends Omit<Metrics, 'spend'> {
  readonly spend: number | null;
  readonly currency: string | null;
  readonly byCurrency: readonly CurrencyMetrics[];
}

const NOTHING: Sums = {
  impressions: '0',
  clicks: '0',
  spendMicros: '0',
  conversionsMicros: '0',
  conversionValueMicros: '0',
  spendWithoutConversionsMicros: '0',
  spendWithoutValueMicros: '0',
  unknownFor: {},
};
const NO_MONEY = {
  spend: null,
  conversionValue: null,
  avgCpc: null,
  cpa: null,
  roas: null,
} as const;

/** What is unknown is left out; null where nothing is known. */
const add = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : new Big(one).plus(other).toFixed();

/**
 * Counts have no currency and are added; amounts of different currencies never are. `fallback` is
 * the currency of no figures at all.
 */
export const statsOf = (rows: readonly ReportRow[], fallback: string): Stats => {
  const byCurrency = rows.map((row) => ({
    currency: row.currency,
    ...metricsOf(row, row.currency),
  }));
  const [only, ...others] = byCurrency;
  if (!only) return { ...metricsOf(NOTHING, fallback), currency: fallback, byCurrency: [] };
  if (others.length === 0) return { ...only, byCurrency };
  const counts = rows.reduce<Sums>(
    (sum, row) => ({
      ...sum,
      impressions: add(sum.impressions, row.impressions)!,
      clicks: add(sum.clicks, row.clicks)!,
      conversionsMicros: add(sum.conversionsMicros, row.conversionsMicros),
      unknownFor: joinUnknownFor([sum.unknownFor, row.unknownFor]),
    }),
    { ...NOTHING, conversionsMicros: null },
  );
  return { ...metricsOf(counts, fallback), ...NO_MONEY, currency: null, byCurrency };
};

/** What an account says currencies are worth. */
export interface CurrencyRates {
  /** The currency that the rates lead to. */
  readonly currency: string;
  /** Currency → millionths of a unit of `currency` that one unit of it is worth. */
  readonly ratesMicros: Readonly<Record<string, number>>;
}

/**
 * How to bring amounts to one currency: an amount of a currency in `worth`, times its worth, over
 * `targetWorth`.
 */
export interface Conversion {
  readonly target: string;
  readonly targetWorth: number;
  /** Millionths of one unit in the currency of the rates; currencies without a rate are missing. */
  readonly worth: ReadonlyMap<string, number>;
}

const ONE = 1_000_000;

/**
 * The conversion to a currency; without a rate of its own it brings only that currency itself
 * there.
 */
export const conversionTo = (
  target: string,
  { currency, ratesMicros }: CurrencyRates,
): Conversion => {
  const worth = new Map([...Object.entries(ratesMicros), [currency, ONE] as const]);
  const targetWorth = worth.get(target);
  return targetWorth === undefined
    ? { target, targetWorth: ONE, worth: new Map([[target, ONE]]) }
    : { target, targetWorth, worth };
};

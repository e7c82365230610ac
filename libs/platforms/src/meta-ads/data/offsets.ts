import { minorUnitMicros } from '@switchyard/kernel';

/** Currencies that Meta counts in whole units; all others count in hundredths (spec/platforms/meta-ads.md 1b). */
const WHOLE: ReadonlySet<string> = new Set([
  'JPY',
  'KRW',
  'CLP',
  'COP',
  'CRC',
  'HUF',
  'ISK',
  'IDR',
  'PYG',
  'TWD',
  'VND',
]);

/** Micros of Meta's unit of a currency: EUR 10,000, JPY and HUF 1,000,000. Throws for what is no currency. */
export const unitMicros = (currency: string): number =>
  WHOLE.has(currency) ? 1_000_000 : Math.max(10_000, minorUnitMicros(currency));

/** Micros as Meta writes an amount; the amount must have been rounded before. */
export const unitsOf = (micros: number, currency: string): number =>
  Math.round(micros / unitMicros(currency));

export const microsOf = (units: number, currency: string): number => units * unitMicros(currency);

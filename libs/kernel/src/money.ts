import Big from 'big.js';
import { codes, code as currencyOf } from 'currency-codes';

/**
 * Money is an integer of micros (millionths of the major unit), exact in a JavaScript
 * number.
 */
export const MICROS_PER_UNIT = 1_000_000;

/** The largest amount of major units that an object may carry; its micros stay well inside 2^53. */
export const MAX_AMOUNT = 1_000_000_000;

/** Reads a JSON number of major units. Undefined when it has more decimals than micros hold. */
export const microsFromAmount = (amount: number): number | undefined => {
  const micros = new Big(amount).times(MICROS_PER_UNIT);
  return micros.eq(micros.round(0)) ? micros.toNumber() : undefined;
};

/** Major units as a JSON number, printed with no more digits than it has. */
export const amountFromMicros = (micros: number): number =>
  new Big(micros).div(MICROS_PER_UNIT).toNumber();

/** Micros of the smallest unit a currency has: EUR 10,000, JPY 1,000,000, KWD 1,000. */
export const minorUnitMicros = (currency: string): number => 10 ** (6 - currencyDigits(currency));

export const fitsCurrency = (micros: number, currency: string): boolean =>
  micros % minorUnitMicros(currency) === 0;

/** The nearest amount the currency can express, halves up. */
export const roundToCurrency = (micros: number, currency: string): number => {
  const unit = minorUnitMicros(currency);
  return new Big(micros).div(unit).round(0, Big.roundHalfUp).times(unit).toNumber();
};

/** ISO 4217 codes, sorted. */
export const CURRENCIES: readonly string[] = codes().toSorted();

export const isCurrency = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) && currencyOf(value) !== undefined;

/** Decimals of a currency's minor unit (ISO 4217): EUR 2, JPY 0, KWD 3. */
export const currencyDigits = (currency: string): number => {
  const known = currencyOf(currency);
  if (!known) throw new RangeError(`not an ISO 4217 currency: ${currency}`);
  return known.digits;
};

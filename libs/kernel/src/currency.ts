import { code as currencyOf, codes } from 'currency-codes';

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

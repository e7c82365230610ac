import { amountFromMicros, minorUnitMicros, roundToCurrency } from '@switchyard/kernel';

/** Money as LinkedIn takes it: a decimal text in the account's currency (platform document 2b). */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

export const moneyOf = (micros: number, currency: string): Money => ({
  amount: amountFromMicros(micros).toFixed(Math.max(0, 6 - Math.log10(minorUnitMicros(currency)))),
  currencyCode: currency,
});

/** Micros of an amount that LinkedIn answered, whatever decimals it has; null when it holds none. */
export const microsOf = (money: unknown, currency: string): number | null => {
  const amount = (money as Partial<Money> | null | undefined)?.amount;
  const units = amount === undefined || amount === '' ? Number.NaN : Number(amount);
  return Number.isFinite(units) ? roundToCurrency(Math.round(units * 1_000_000), currency) : null;
};

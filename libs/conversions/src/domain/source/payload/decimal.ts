import Big from 'big.js';

const PLAIN = /^-?\d{1,15}(\.\d{1,15})?$/;

/** An amount as decimal text, from a number or a text like `1234.50`; undefined for what is none. Never calculated in binary fractions. */
export const decimalOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? new Big(value).toFixed() : undefined;
  }
  return typeof value === 'string' && PLAIN.test(value.trim())
    ? new Big(value.trim()).toFixed()
    : undefined;
};

export const isPositive = (amount: string): boolean => new Big(amount).gt(0);

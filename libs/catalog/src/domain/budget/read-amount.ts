import {
  fitsCurrency,
  MAX_AMOUNT,
  microsFromAmount,
  type Issue,
  currencyDigits,
} from '@switchyard/kernel';

export interface ReadAmount {
  /** 0 when there are issues. */
  readonly micros: number;
  readonly issues: readonly Issue[];
}

/** Reads an amount of money in major units: greater than 0, at most 10^9, no more decimals than its currency has. */
export const readAmount = (amount: number, currency: string, path: string): ReadAmount => {
  if (!(amount > 0 && amount <= MAX_AMOUNT)) {
    return bad({
      path,
      code: 'OUT_OF_RANGE',
      message: `${path.slice(1)} must be greater than 0 and at most ${MAX_AMOUNT}`,
    });
  }
  const micros = microsFromAmount(amount);
  if (micros === undefined || !fitsCurrency(micros, currency)) {
    return bad({
      path,
      code: 'TOO_PRECISE',
      message: `${path.slice(1)} must have at most ${currencyDigits(currency)} decimals in ${currency}`,
    });
  }
  return { micros, issues: [] };
};

const bad = (issue: Issue): ReadAmount => ({ micros: 0, issues: [issue] });

import type { Issue } from '@switchyard/kernel';
import { readAmount } from './read-amount';

/** Reads an amount that may be missing: null when it is. */
export const readOptionalAmount = (
  amount: number | null | undefined,
  currency: string,
  path: string,
): { readonly micros: number | null; readonly issues: readonly Issue[] } =>
  amount === undefined || amount === null
    ? { micros: null, issues: [] }
    : readAmount(amount, currency, path);

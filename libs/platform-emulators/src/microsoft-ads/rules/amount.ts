import { type Account, decimalsOf } from '../accounts/account';
import { UNVERIFIED } from '../unverified';
import type { ErrorCode } from '../wire/error-code';
import { type Problem, problem } from '../wire/problem';

/** An amount in units of the account's currency: not below the smallest, no more decimals than the currency has. */
export function amountProblems(
  account: Account,
  amount: number,
  fieldPath: string,
  code: ErrorCode,
): readonly Problem[] {
  const decimals = decimalsOf(account);
  if (amount < UNVERIFIED.smallestAmount) {
    return [problem(code, fieldPath, `At least ${UNVERIFIED.smallestAmount} ${account.currency}.`)];
  }
  if (Number(amount.toFixed(decimals)) === amount) return [];
  return [problem(code, fieldPath, `${account.currency} has ${decimals} decimals.`)];
}

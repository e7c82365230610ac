import type { AccountBudget } from '../account-budget';
import { inBudgetCurrency } from '../in-budget-currency';
import { levelBudgets } from './level';

/** How well the spending through one connection can be seen. */
export interface SpendWatch {
  readonly accountId: string;
  readonly connectionId: string;
  readonly watchedSince: Date;
  /** When the platform last told what was spent; null while it never did. */
  readonly lastReadAt: Date | null;
  /** ISO 4217 of the ad account, once it told. */
  readonly currency: string | null;
  /** A campaign was enabled there at some look since the last reading. */
  readonly mayHaveSpent: boolean;
  /** Since when its campaigns are said to be spending unseen; null while they are not. */
  readonly toldBlindSince: Date | null;
}

export const BLIND_HOURS = 6;

/**
 * Since when nobody can say what is spent through a connection; undefined while somebody can. Where no amount is watched, nobody has to; where
 * nothing ran since the last reading, there is nothing to say. What has no rate can be read and not counted.
 */
export const blindSince = (
  watch: SpendWatch,
  budget: AccountBudget,
  now: Date,
): Date | undefined => {
  const { lastReadAt, watchedSince, currency, mayHaveSpent } = watch;
  if (!mayHaveSpent || !budget.emergencyBrake || levelBudgets(budget).length === 0) {
    return undefined;
  }
  if (currency !== null && inBudgetCurrency(1, currency, budget) === undefined) {
    return lastReadAt ?? watchedSince;
  }
  const seen = lastReadAt ?? watchedSince;
  return now.getTime() - seen.getTime() > BLIND_HOURS * 3_600_000 ? seen : undefined;
};

import { inBudgetCurrency, type AccountBudget } from '@switchyard/budgets/domain';
import type { Address, PlanWarning } from '../plan';

/** An adopted campaign keeps the currency of its ad account: where the account's budget has another one, it says how the campaign counts there. */
export const currencyWarnings = (
  address: Address,
  currency: string,
  budget: Pick<AccountBudget, 'currency' | 'ratesMicros'>,
): readonly PlanWarning[] => {
  if (currency === budget.currency) return [];
  const isAdded = inBudgetCurrency(0, currency, budget) !== undefined;
  const counts = isAdded
    ? 'It is converted with the rate of your budget'
    : 'Your budget has no rate for it, so no sum includes it';
  return [
    {
      address,
      code: 'CURRENCY_MISMATCH',
      field: 'currency',
      message: `The campaign spends in ${currency}, and your budget is in ${budget.currency}. ${counts}.`,
    },
  ];
};

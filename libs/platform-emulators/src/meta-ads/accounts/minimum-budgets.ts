import { minimumDailyBudget } from '../money/minimum-budget';
import type { Call } from '../wire/call';
import type { Fields } from '../../json/fields';

/** `GET …/minimum_budgets`: the smallest daily budgets of the account's currency. */
export function minimumBudgets({ account }: Call): Fields {
  const { currency } = account;
  const clicks = minimumDailyBudget(currency, 'LINK_CLICKS');
  return {
    data: [
      {
        currency,
        min_daily_budget_imp: minimumDailyBudget(currency),
        min_daily_budget_high_freq: clicks,
        min_daily_budget_low_freq: minimumDailyBudget(currency, 'RARE'),
        min_daily_budget_video_views: clicks,
      },
    ],
  };
}

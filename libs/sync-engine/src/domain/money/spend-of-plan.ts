import type { AccountBudget } from '@switchyard/budgets/domain';
import { inBudgetCurrency } from '@switchyard/budgets/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { Overdelivery } from '@switchyard/platforms';
import type { CurrencySpend, Spend } from '../sync';
import type { CampaignSpend } from './campaign-spend';
import { daysToMonthEnd, runningDays } from './days-of-month';
import { worstCaseMicros } from './worst-case';

/** What the sums of a plan depend on besides its campaigns. */
export interface MoneyWorld {
  readonly now: Date;
  /** The account's. */
  readonly timeZone: string;
  readonly budget: Pick<
    AccountBudget,
    'globalBudgetMicros' | 'period' | 'currency' | 'ratesMicros'
  >;
  readonly overdelivery: (platform: PlatformId) => Overdelivery | undefined;
}

/** What a plan does to spending; null when no campaign takes part. Amounts of another currency are added by the account's rates, or not at all. */
export const spendOfPlan = (
  campaigns: readonly CampaignSpend[],
  world: MoneyWorld,
): Spend | null => {
  if (campaigns.length === 0) return null;
  const days = daysToMonthEnd(world.now, world.timeZone);
  const perCurrency = byCurrency(campaigns, days, world);
  const rates = ratesFor(perCurrency, world);
  const added = campaigns.flatMap((one) => converted(one, rates) ?? []);
  const worstCaseMonthToEndMicros = sumOf(added.map((one) => worstCaseOf(one, days, world)));
  return {
    currency: rates.currency,
    perPlatform: byPlatform(added),
    worstCaseMonthToEndMicros,
    perCurrency: perCurrency.map((one) => ({
      ...one,
      isAdded: inBudgetCurrency(0, one.currency, rates) !== undefined,
    })),
    ...accountBudget(world, rates, days.length),
  };
};

type Rates = Pick<AccountBudget, 'currency' | 'ratesMicros'>;

/** The budget's currency; where nothing of the plan can be told in it, the first one of the plan, alone. */
const ratesFor = (
  perCurrency: readonly { readonly currency: string }[],
  { budget }: MoneyWorld,
): Rates => {
  const [first] = perCurrency;
  const isTold = perCurrency.some(
    ({ currency }) => inBudgetCurrency(0, currency, budget) !== undefined,
  );
  return isTold || !first ? budget : { currency: first.currency, ratesMicros: {} };
};

/** A monthly budget as it is, a daily one for each day that is left. What was spent so far is not known, so neither is what is left of it. */
const accountBudget = (
  { budget }: MoneyWorld,
  { currency }: Rates,
  daysLeft: number,
): Pick<Spend, 'accountBudgetMicros' | 'headroomMicros'> => {
  if (budget.globalBudgetMicros === null || currency !== budget.currency) return {};
  return {
    accountBudgetMicros:
      budget.period === 'monthly'
        ? budget.globalBudgetMicros
        : budget.globalBudgetMicros * daysLeft,
    headroomMicros: null,
  };
};

const converted = (spend: CampaignSpend, rates: Rates): CampaignSpend | undefined => {
  const [beforeMicros, afterMicros] = [
    inBudgetCurrency(spend.beforeMicros, spend.currency, rates),
    inBudgetCurrency(spend.afterMicros, spend.currency, rates),
  ];
  return beforeMicros === undefined || afterMicros === undefined
    ? undefined
    : { ...spend, beforeMicros, afterMicros };
};

const worstCaseOf = (
  { platform, afterMicros, ...dates }: CampaignSpend,
  days: readonly string[],
  { overdelivery }: MoneyWorld,
): number => {
  const rule = overdelivery(platform);
  return rule ? worstCaseMicros(afterMicros, runningDays(days, dates), rule) : 0;
};

const byPlatform = (campaigns: readonly CampaignSpend[]): Spend['perPlatform'] =>
  [...new Set(campaigns.map(({ platform }) => platform))].sort().map((platform) => {
    const own = campaigns.filter((one) => one.platform === platform);
    return {
      platform,
      dailyBeforeMicros: sumOf(own.map(({ beforeMicros }) => beforeMicros)),
      dailyAfterMicros: sumOf(own.map(({ afterMicros }) => afterMicros)),
    };
  });

const byCurrency = (
  campaigns: readonly CampaignSpend[],
  days: readonly string[],
  world: MoneyWorld,
): readonly Omit<CurrencySpend, 'isAdded'>[] =>
  [...new Set(campaigns.map(({ currency }) => currency))].sort().map((currency) => {
    const own = campaigns.filter((one) => one.currency === currency);
    return {
      currency,
      dailyBeforeMicros: sumOf(own.map(({ beforeMicros }) => beforeMicros)),
      dailyAfterMicros: sumOf(own.map(({ afterMicros }) => afterMicros)),
      worstCaseMonthToEndMicros: sumOf(own.map((one) => worstCaseOf(one, days, world))),
    };
  });

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

import { type AccountBudget, inBudgetCurrency } from '@switchyard/budgets/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { Attributes, Overdelivery } from '@switchyard/platforms/domain';
import Big from 'big.js';
import { DateTime } from 'luxon';
import { type PlannedChange, withFields } from './plan';
import type { CurrencySpend, Spend } from './preview';

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

/**
 * What a plan does to spending; null when no campaign takes part. Amounts of another currency are
 * added by the account's rates, or not at all.
 */
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

/**
 * The budget's currency; where nothing of the plan can be converted to it, the first currency of
 * the plan, alone.
 */
const ratesFor = (
  perCurrency: readonly { readonly currency: string }[],
  { budget }: MoneyWorld,
): Rates => {
  const [first] = perCurrency;
  const isReported = perCurrency.some(
    ({ currency }) => inBudgetCurrency(0, currency, budget) !== undefined,
  );
  return isReported || !first ? budget : { currency: first.currency, ratesMicros: {} };
};

/**
 * A monthly budget as it is, a daily one for each day that is left. What was spent so far is not
 * known, so neither is what is left of it.
 */
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

/** What one campaign may spend per day on one platform, before a plan and after it. */
export interface CampaignSpend extends RunningDates {
  readonly platform: PlatformId;
  readonly currency: string;
  readonly beforeMicros: number;
  readonly afterMicros: number;
}

/** The daily budget of a campaign that is enabled; nothing of one that is paused or not there. */
export const dailyMicros = (attributes: Attributes | null | undefined): number =>
  attributes?.['status'] === 'ENABLED' ? Number(attributes['budgetMicros'] ?? 0) : 0;

/**
 * A campaign as it is once a change of it is done, given what the platform shows now: drift that is
 * left alone stays as it is there.
 */
export const campaignAfter = (
  change: PlannedChange,
  seen: Attributes | null,
): Attributes | null => {
  switch (change.action) {
    case 'import':
      return seen;
    case 'adopt':
      return change.after;
    case 'create':
    case 'replace':
    case 'release':
      return change.after;
    case 'update':
      return withFields(seen ?? change.after ?? {}, change.fields);
    case 'remove':
    case 'forget':
      return null;
    default:
      return change.action satisfies never;
  }
};

/**
 * The most that a daily budget may cost on these days (`YYYY-MM-DD`, of one month), in micros,
 * upwards. What was spent before them is not taken off: a week or a month that has begun is
 * reckoned as if all of it were still to come.
 */
export const worstCaseMicros = (
  dailyMicros: number,
  days: readonly string[],
  rule: Overdelivery,
): number =>
  new Big(dailyMicros).times(percentOf(days, rule)).div(100).round(0, Big.roundUp).toNumber();

const percentOf = (days: readonly string[], { dayPercent, evensOut }: Overdelivery): number => {
  const loose = days.length * dayPercent;
  switch (evensOut?.over) {
    case undefined:
      return loose;
    case 'month':
      return Math.min(loose, evensOut.percent);
    case 'week':
      return weeksOf(days, evensOut.begins).reduce(
        (sum, length) => sum + Math.min(length * dayPercent, evensOut.percent),
        0,
      );
    default:
      return evensOut satisfies never;
  }
};

/** How many of the days lie in each week that they touch. */
const weeksOf = (days: readonly string[], begins: number): readonly number[] => {
  const lengths = new Map<string, number>();
  for (const day of days) {
    const date = DateTime.fromISO(day, { zone: 'utc' });
    const week = date.minus({ days: (date.weekday - begins + 7) % 7 }).toISODate() ?? '';
    lengths.set(week, (lengths.get(week) ?? 0) + 1);
  }
  return [...lengths.values()];
};

/** `YYYY-MM-DD` of every day from now to the end of the month in a zone, today first. */
export const daysToMonthEnd = (now: Date, timeZone: string): readonly string[] => {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const count = (today.daysInMonth ?? today.day) - today.day + 1;
  return Array.from({ length: count }, (_, index) => dayOf(today.plus({ days: index })));
};

const dayOf = (day: DateTime): string => day.toISODate() ?? '';

/** The first and the last day of a campaign, where it has them. Both run. */
export interface RunningDates {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export const runningDays = (
  days: readonly string[],
  { startDate, endDate }: RunningDates,
): readonly string[] =>
  days.filter(
    (day) => (startDate === null || day >= startDate) && (endDate === null || day <= endDate),
  );

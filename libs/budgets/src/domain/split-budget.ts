import { type ByPlatform, readSplit, splitAmount, type Weights } from '@switchyard/catalog/domain';
import {
  amountFromMicros,
  minorUnitMicros,
  type PlatformId,
  Refusal,
  roundToCurrency,
  validationError,
} from '@switchyard/kernel';
import type { PerformanceTotal } from '@switchyard/reporting/domain';
import Big from 'big.js';
import { type SplitRequest, splitRequestIssues, type SplitWarning } from './split-request';

/** The days that a split by performance looks back, today counted. */
export const PERFORMANCE_DAYS = 30;

/** What a budget is split over; the first platform gets the remainder. */
export interface Splittable {
  readonly platforms: readonly PlatformId[];
  readonly budgetMicros: number;
  readonly currency: string;
}

export interface BudgetSplit {
  /** Micros per platform; sums to the budget exactly. */
  readonly split: ByPlatform<number>;
  readonly warnings: readonly SplitWarning[];
}

/**
 * Splits a budget over all platforms of a campaign. `totals` are what the platforms did in the last
 * days, for `PERFORMANCE`. Throws `VALIDATION_ERROR` with every problem of the request,
 * `BUDGET_TOO_SMALL`, `NO_PERFORMANCE_DATA`.
 */
export const splitBudget = (
  request: SplitRequest,
  over: Splittable,
  totals: readonly PerformanceTotal[],
): BudgetSplit => {
  const issues = splitRequestIssues(request, over.platforms);
  if (issues.length > 0) throw validationError(issues);
  const unit = minorUnitMicros(over.currency);
  if (over.budgetMicros < unit * over.platforms.length) {
    throw budgetTooSmall(over.budgetMicros, unit, over.currency, over.platforms);
  }
  switch (request.mode) {
    case 'EQUAL':
      return byWeight(
        over,
        over.platforms.map((platform) => [platform, 1]),
        unit,
      );
    case 'SHARES':
      return byWeight(
        over,
        over.platforms.map((platform) => [platform, request.shares![platform]!]),
        unit,
      );
    case 'AMOUNTS':
      return asWritten(over, request.amounts!);
    case 'PERFORMANCE':
      return byPerformance(over, totals, unit);
  }
};

const byWeight = (
  { budgetMicros, currency }: Splittable,
  weights: Weights,
  leastMicros: number,
): BudgetSplit => {
  const raised = splitAtLeast(budgetMicros, weights, currency, leastMicros);
  return { split: raised.split, warnings: raisedWarnings(raised) };
};

const asWritten = (
  { platforms, budgetMicros, currency }: Splittable,
  amounts: ByPlatform<number>,
): BudgetSplit => {
  const { split, issues } = readSplit(amounts, platforms, budgetMicros, currency, '/amounts');
  if (!split) throw validationError(issues);
  return { split, warnings: [] };
};

/**
 * Each platform keeps a tenth of the budget. A platform without a budget could never show better
 * results.
 */
const byPerformance = (
  over: Splittable,
  totals: readonly PerformanceTotal[],
  unit: number,
): BudgetSplit => {
  const { weights, silent } = performanceWeights(over.platforms, over.currency, totals);
  if (weights.every(([, weight]) => weight === 0)) {
    throw noPerformanceData(over.platforms, PERFORMANCE_DAYS);
  }
  const { split, warnings } = byWeight(
    over,
    weights,
    Math.max(unit, roundToCurrency(over.budgetMicros / 10, over.currency)),
  );
  return {
    split,
    warnings: [
      ...silent.map(silentWarning),
      ...warnings.filter(({ platform }) => !silent.includes(platform)),
    ],
  };
};

const raisedWarnings = ({ raised }: RaisedSplit): SplitWarning[] =>
  raised.map((platform) => ({
    code: 'SHARE_RAISED_TO_MINIMUM',
    platform,
    message: `${platform} alone would have got less than the least that a platform keeps`,
  }));

const silentWarning = (platform: PlatformId): SplitWarning => ({
  code: 'NO_PERFORMANCE_DATA',
  platform,
  message: `${platform} has no spend in the last ${PERFORMANCE_DAYS} days and keeps the least`,
});

interface RaisedSplit {
  readonly split: ByPlatform<number>;
  /** The platforms whose weight alone would have given them less than the minimum. */
  readonly raised: readonly PlatformId[];
}

/**
 * Divides an amount in the ratio of the weights, but gives every platform at least `leastMicros`: a
 * platform that would get less gets that, and the others divide the rest in their ratio. The
 * remainder goes to the first of those. The amount must cover the minimum for every platform, and
 * one weight must be greater than 0.
 */
const splitAtLeast = (
  totalMicros: number,
  weights: Weights,
  currency: string,
  leastMicros: number,
): RaisedSplit => {
  const above = aboveMinimum(totalMicros, weights, leastMicros);
  const raised = weights.filter((one) => !above.includes(one)).map(([platform]) => platform);
  const rest = splitAmount(totalMicros - raised.length * leastMicros, above, currency, leastMicros);
  return {
    split: { ...rest, ...Object.fromEntries(raised.map((platform) => [platform, leastMicros])) },
    raised,
  };
};

/**
 * Raising one leaves less for the others, so that another may fall below: repeated until none does.
 */
const aboveMinimum = (totalMicros: number, weights: Weights, leastMicros: number): Weights => {
  let above: Weights = weights;
  for (;;) {
    const rest = new Big(totalMicros).minus(
      new Big(leastMicros).times(weights.length - above.length),
    );
    const sum = above.reduce((total, [, weight]) => total.plus(weight), new Big(0));
    const still = above.filter(([, weight]) => rest.times(weight).gte(sum.times(leastMicros)));
    if (still.length === above.length) return above;
    above = still;
  }
};

export interface PerformanceWeights {
  /** Conversions per unit of spend, in the order of the platforms. */
  readonly weights: Weights;
  /** Platforms without a figure: no spend in the campaign's currency. */
  readonly silent: readonly PlatformId[];
}

/**
 * How well each platform turned spend into conversions. Spend in another currency than the
 * campaign's cannot be compared and does not count.
 */
const performanceWeights = (
  platforms: readonly PlatformId[],
  currency: string,
  totals: readonly PerformanceTotal[],
): PerformanceWeights => {
  const spent = new Map(
    totals
      .filter((total) => total.currency === currency && total.spendMicros > 0)
      .map((total) => [total.platform, total]),
  );
  return {
    weights: platforms.map((platform) => [platform, rate(spent.get(platform))] as const),
    silent: platforms.filter((platform) => !spent.has(platform)),
  };
};

const rate = (total: PerformanceTotal | undefined): number =>
  total ? Math.max(0, total.conversionsMicros) / total.spendMicros : 0;

/**
 * No figures distinguish the platforms: none of these has both spend and conversions in the days
 * that count.
 */
const noPerformanceData = (platforms: readonly PlatformId[], days: number): Refusal =>
  new Refusal(
    'NO_PERFORMANCE_DATA',
    `No platform has spend and conversions in the last ${days} days. Use another \`mode\` first.`,
    { platforms, days },
  );

/** The budget does not cover one minor unit for every platform. */
const budgetTooSmall = (
  budgetMicros: number,
  leastMicros: number,
  currency: string,
  platforms: readonly PlatformId[],
): Refusal => {
  const needed = amountFromMicros(leastMicros * platforms.length);
  return new Refusal(
    'BUDGET_TOO_SMALL',
    `${platforms.length} platforms need at least ${needed} ${currency} per day together.`,
    {
      path: '/budget',
      budget: amountFromMicros(budgetMicros),
      needed,
      currency,
      platforms,
    },
  );
};

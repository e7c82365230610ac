import { readSplit, type ByPlatform, type Weights } from '@switchyard/catalog/domain';
import {
  minorUnitMicros,
  roundToCurrency,
  validationError,
  type PlatformId,
} from '@switchyard/kernel';
import type { PerformanceTotal } from '@switchyard/reporting/domain';
import { budgetTooSmall } from './budget-too-small';
import { noPerformanceData } from './no-performance-data';
import { performanceWeights } from './performance-weights';
import { splitAtLeast, type RaisedSplit } from './split-at-least';
import type { SplitRequest } from './split-request';
import { splitRequestIssues } from './split-request-issues';
import type { SplitWarning } from './split-warning';

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
 * Splits a budget over all platforms of a campaign. `totals` are what the platforms did in the last days, for `PERFORMANCE`. Throws
 * `VALIDATION_ERROR` with every problem of the request, `BUDGET_TOO_SMALL`, `NO_PERFORMANCE_DATA`.
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

/** Each platform keeps a tenth: one that gets nothing can never show that it became better. */
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

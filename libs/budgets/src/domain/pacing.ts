import type { PeriodSpan } from './spend';

export const PACING_STATUSES = ['ON_TRACK', 'AT_RISK', 'OVER', 'UNKNOWN'] as const;
export type PacingStatus = (typeof PACING_STATUSES)[number];

/** How spending goes in a period, micros of the budget's currency. Null where nothing is known. */
export interface Pacing {
  readonly spentMicros: number | null;
  /** At the end of the period, if it goes on like the last days. */
  readonly projectedMicros: number | null;
  readonly status: PacingStatus;
  readonly dataAsOf: Date | null;
}

/** What a projection is made of. */
export interface PacingFacts {
  readonly budgetMicros: number | null;
  readonly spentMicros: number;
  /** Something that was spent has no rate: the sums are too low. */
  readonly isPart: boolean;
  /**
   * What was spent on each of the last complete days, newest first; a day without a known figure is
   * left out.
   */
  readonly lastDaysMicros: readonly number[];
  /** How fresh the oldest figure is; null when some connection was never read. */
  readonly dataAsOf: Date | null;
  readonly span: PeriodSpan;
  readonly now: Date;
}

/** Days that the mean is taken of: a whole week, for weekdays differ. */
export const DAYS_LOOKED_AT = 7;
const FEWEST_DAYS = 3;
const STALE_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * What was spent, and what will have been at the end of the period when each day to come is like
 * the mean of the last seven complete ones. With fewer than three of them, figures older than a
 * day, or a currency without a rate, there is no projection: UNKNOWN, unless the amount is passed
 * already.
 */
export const projectSpend = (facts: PacingFacts): Pacing => {
  const { spentMicros, dataAsOf } = facts;
  if (dataAsOf === null) {
    return { spentMicros: null, projectedMicros: null, status: 'UNKNOWN', dataAsOf };
  }
  const projectedMicros = isThin(facts, dataAsOf)
    ? null
    : spentMicros + Math.round(meanOf(facts.lastDaysMicros) * daysLeft(facts, dataAsOf));
  return {
    spentMicros: facts.isPart ? null : spentMicros,
    projectedMicros,
    status: statusOf(facts, projectedMicros),
    dataAsOf,
  };
};

const isThin = ({ lastDaysMicros, isPart, now }: PacingFacts, dataAsOf: Date): boolean =>
  isPart || lastDaysMicros.length < FEWEST_DAYS || now.getTime() - dataAsOf.getTime() > STALE_MS;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** From the moment of the figures, not from now: what was spent since is not in them. */
const daysLeft = ({ span }: PacingFacts, dataAsOf: Date): number =>
  Math.max(0, span.end.getTime() - dataAsOf.getTime()) / DAY_MS;

const statusOf = (
  { budgetMicros, spentMicros }: PacingFacts,
  projectedMicros: number | null,
): PacingStatus => {
  if (budgetMicros === null) return 'UNKNOWN';
  if (spentMicros > budgetMicros) return 'OVER';
  if (projectedMicros === null) return 'UNKNOWN';
  return projectedMicros > budgetMicros ? 'AT_RISK' : 'ON_TRACK';
};

import { crc32 } from 'node:zlib';
import { LONGEST_WEEKS, type PlannedTest } from './rehearse-test';
import type { Measure } from './angle-totals';

/** By how much the best angle is taken to be better than the rest: a difference that is worth a test. */
export const ASSUMED_LIFT = 0.3;
/** So often the test is rehearsed. */
export const REHEARSALS = 50;

/** What an account did in a day, on average. */
export interface Delivery {
  readonly impressionsPerDay: number;
  readonly clicksPerDay: number;
  /** Clicks of which the platform reports conversions at all. */
  readonly trackedClicksPerDay: number;
  readonly conversionsPerDay: number;
}

/** A test to rehearse, or why there is none. */
export interface PlannedRehearsal {
  readonly measure: Measure;
  /** Undefined when there is nothing to go by. */
  readonly test: PlannedTest | undefined;
  readonly seed: number;
}

/** The same delivery and count always give the same plan and seed. */
export const planRehearsal = (
  arms: number,
  { impressionsPerDay, clicksPerDay, trackedClicksPerDay, conversionsPerDay }: Delivery,
): PlannedRehearsal => {
  const measure: Measure =
    conversionsPerDay > 0 ? 'CONVERSIONS_PER_CLICK' : 'CLICKS_PER_IMPRESSION';
  const [successes, trials] =
    conversionsPerDay > 0
      ? [conversionsPerDay, trackedClicksPerDay]
      : [clicksPerDay, impressionsPerDay];
  const test =
    successes > 0 && trials > 0
      ? { arms, trialsPerWeek: trials * 7, rate: successes / trials, lift: ASSUMED_LIFT }
      : undefined;
  return {
    measure,
    test,
    seed: crc32(JSON.stringify([arms, impressionsPerDay, clicksPerDay, conversionsPerDay])),
  };
};

/** Weeks in which one and four of five rehearsals were decided. */
export interface WeekRange {
  readonly p20: number;
  readonly p80: number;
}

/** Undefined when more than one in five rehearsals was not decided in `LONGEST_WEEKS`. */
export const rangeOf = (weeks: readonly (number | undefined)[]): WeekRange | undefined => {
  const sorted = weeks.map((week) => week ?? Infinity).sort((one, other) => one - other);
  const at = (part: number): number => sorted[Math.ceil(part * sorted.length) - 1] ?? Infinity;
  return at(0.8) <= LONGEST_WEEKS ? { p20: at(0.2), p80: at(0.8) } : undefined;
};

import { crc32 } from 'node:zlib';
import type { Measure } from './angle-totals';
import { hasShownItself, judgeTest, type Stratum } from './judge-test';

/**
 * By how much the best angle is taken to be better than the rest: a difference that is worth a
 * test.
 */
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

/**
 * A test that is yet to run: so many angles of equal delivery, one of them better than the rest by
 * `lift`.
 */
export interface PlannedTest {
  readonly arms: number;
  /** Clicks a week of all angles together, or impressions where clicks are what succeeds. */
  readonly trialsPerWeek: number;
  /** Of an ordinary angle. */
  readonly rate: number;
  /** 0.3: thirty per cent better. */
  readonly lift: number;
}

/** A test that takes longer is not worth starting. */
export const LONGEST_WEEKS = 26;

/**
 * In how many weeks one run of the test is decided, by the rule that the read-out uses; undefined
 * when it is not in time.
 */
export const rehearseTest = (test: PlannedTest, seed: number): number | undefined => {
  const draws = seededDraws(seed);
  let total: Stratum = {
    successes: Array<number>(test.arms).fill(0),
    trials: Array<number>(test.arms).fill(0),
  };
  for (let week = 1; week <= LONGEST_WEEKS; week += 1) {
    total = afterWeek(total, test, draws);
    const leader = total.successes.indexOf(Math.max(...total.successes));
    if (
      hasShownItself([total], leader, test.arms) &&
      judgeTest([total], test.arms).state === 'decided'
    ) {
      return week;
    }
  }
  return undefined;
};

/** Angles get the same clicks every week, so that weeks weigh alike and may be added up. */
const afterWeek = (
  { successes, trials }: Stratum,
  { arms, trialsPerWeek, rate, lift }: PlannedTest,
  draws: Draws,
): Stratum => ({
  trials: trials.map((count) => count + trialsPerWeek / arms),
  successes: successes.map(
    (count, arm) => count + draws.count((trialsPerWeek / arms) * rate * (arm === 0 ? 1 + lift : 1)),
  ),
});

/** Draws counts of rare events; the same seed draws the same. */
interface Draws {
  /** A count whose mean and variance are `mean`. */
  readonly count: (mean: number) => number;
}

/** From here on a Poisson count is drawn as a rounded normal one. */
const MANY = 40;

/** Mulberry32: 32 bits of state, every number of (0, 1) as likely. */
const uniforms = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
};

export const seededDraws = (seed: number): Draws => {
  const next = uniforms(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  const few = (mean: number): number => {
    const end = Math.exp(-mean);
    let count = 0;
    for (let product = next(); product > end; product *= next()) count += 1;
    return count;
  };
  return {
    count: (mean) =>
      mean > MANY ? Math.max(0, Math.round(mean + Math.sqrt(mean) * normal())) : few(mean),
  };
};

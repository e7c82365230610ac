import { compareRates } from '../domain/angles/compare-rates';
import {
  hasShownItself,
  judgeTest,
  posteriorsOf,
  type Stratum,
  totalOf,
} from '../domain/angles/judge-test';
import { seededDraws } from '../domain/angles/plan-rehearsal';

/** A test that runs day by day: each arm's clicks a day and rate, on one platform. */
export interface SimulatedTest {
  readonly clicksPerDay: readonly number[];
  readonly rates: readonly number[];
  readonly days: number;
}

/** The days of one run. Delivery wanders, so that shares differ from day to day. */
const daysOf = ({ clicksPerDay, rates, days }: SimulatedTest, seed: number): readonly Stratum[] => {
  const draws = seededDraws(seed);
  return Array.from({ length: days }, () => {
    const trials = clicksPerDay.map((clicks) => draws.count(clicks));
    return { trials, successes: trials.map((clicks, arm) => draws.count(clicks * rates[arm]!)) };
  });
};

/** What is said at the end of a day: `true` ends the run. */
export type Look = (strata: readonly Stratum[], arms: number) => boolean;

/** Nothing is decided without evidence, which costs less to look at. */
export const byTheRule: Look = (strata, arms) =>
  hasShownItself(strata, leaderOf(totalOf(strata, arms)), arms) &&
  judgeTest(strata, arms).state === 'decided';

const leaderOf = ({ successes, trials }: Stratum): number => {
  const rates = successes.map((count, arm) => count / trials[arm]!);
  return rates.indexOf(Math.max(...rates));
};

/** The two numbers alone, as if a test were looked at once. */
export const byNumbersAlone: Look = (strata, arms) => {
  const known = posteriorsOf(totalOf(strata, arms));
  if (!known) return false;
  const { probabilityBest, expectedLoss } = compareRates(known.rates);
  const leader = known.rates
    .map(({ mean }) => mean)
    .reduce((best, mean, arm, means) => (mean > means[best]! ? arm : best), 0);
  return (
    probabilityBest[leader]! >= 0.95 && expectedLoss[leader]! < 0.01 * known.rates[leader]!.mean
  );
};

/** The day on which each run is decided, looked at every day; Infinity: never. */
export const decidedOn = (test: SimulatedTest, runs: number, look: Look): readonly number[] =>
  Array.from({ length: runs }, (_, run) => {
    const strata = daysOf(test, 1 + run);
    const day = strata.findIndex((_day, index) =>
      look(strata.slice(0, index + 1), test.rates.length),
    );
    return day < 0 ? Infinity : day + 1;
  });

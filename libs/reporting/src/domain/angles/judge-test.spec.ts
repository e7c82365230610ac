import { compareRates } from './compare-rates';
import { hasShownItself, judgeTest, posteriorsOf, type Stratum, totalOf } from './judge-test';
import { seededDraws } from './plan-rehearsal';

const once = (...arms: (readonly [trials: number, successes: number])[]) =>
  judgeTest(
    [{ trials: arms.map(([trials]) => trials), successes: arms.map(([, successes]) => successes) }],
    arms.length,
  );

describe('a test', () => {
  it.each<[string, Parameters<typeof once>, string]>([
    [
      'without any success',
      [
        [10_000, 0],
        [10_000, 0],
      ],
      'collecting',
    ],
    ['of one angle', [[10_000, 500]], 'collecting'],
    [
      'with too few successes',
      [
        [5_000, 18],
        [5_000, 1],
      ],
      'collecting',
    ],
    [
      'with an angle that hardly ran',
      [
        [5_000, 300],
        [99, 0],
      ],
      'collecting',
    ],
    [
      'whose leader may be the best',
      [
        [5_000, 150],
        [5_000, 130],
      ],
      'ahead',
    ],
    [
      'whose leader is clearly better',
      [
        [50_000, 2_000],
        [50_000, 1_500],
      ],
      'decided',
    ],
    [
      'that is likely, while the looks are paid for',
      [
        [5_000, 170],
        [5_000, 130],
      ],
      'ahead',
    ],
    [
      'in which nothing is lost by either',
      [
        [500_000, 15_000],
        [500_000, 15_050],
      ],
      'no_difference',
    ],
    [
      'with ten million clicks and no success on one side',
      [
        [10_000_000, 0],
        [10_000_000, 5_000],
      ],
      'decided',
    ],
    [
      'with more conversions than clicks',
      [
        [1_000, 3_000],
        [1_000, 2_000],
      ],
      'decided',
    ],
    [
      'with parts of conversions',
      [
        [5_000, 150.25],
        [5_000, 130.75],
      ],
      'ahead',
    ],
  ])('%s', (_name, arms, state) => {
    expect(once(...arms).state).toBe(state);
  });

  it('leads by rate, not by number', () => {
    expect(once([100_000, 2_000], [10_000, 400], [1_000, 10])).toMatchObject({
      state: 'decided',
      leader: 1,
    });
  });

  it('is not decided by a mix of platforms: within each one the angles are equal', () => {
    const dear = { trials: [20_000, 2_000], successes: [2_000, 200] };
    const cheap = { trials: [2_000, 20_000], successes: [20, 200] };
    const mixed = judgeTest([dear, cheap], 2);
    expect([mixed.state, mixed.probabilityBest![0]! > 0.99]).toEqual(['ahead', true]);
  });

  it('says what choosing each costs, as a part of the best rate', () => {
    const { relativeLoss } = once([100_000, 4_000], [100_000, 2_000]);
    expect(relativeLoss![0]).toBeCloseTo(0, 6);
    expect(relativeLoss![1]).toBeCloseTo(0.5, 2);
  });
});

const RUNS = 100;
const share = (days: readonly number[]): number =>
  days.filter(Number.isFinite).length / days.length;
const alike = (arms: number, clicks = 400): SimulatedTest => ({
  clicksPerDay: Array<number>(arms).fill(clicks),
  rates: Array<number>(arms).fill(0.04),
  days: 60,
});

describe('angles that do not differ, looked at every day for 60 days', () => {
  it.each([[2], [4]])('%p of them are decided in at most 5 of 100 tests', (arms) => {
    expect(share(decidedOn(alike(arms), RUNS, byTheRule))).toBeLessThanOrEqual(0.05);
  });

  it('would be decided far more often by the two numbers alone', () => {
    expect(share(decidedOn(alike(2), 40, byNumbersAlone))).toBeGreaterThan(0.15);
  });
});

describe('a difference of 30 %', () => {
  it('is found in time by nine of ten tests, and almost never the wrong way', () => {
    const days = decidedOn(
      { clicksPerDay: [400, 400], rates: [0.052, 0.04], days: 60 },
      RUNS,
      byTheRule,
    );
    const sorted = days.toSorted((one, other) => one - other);
    expect(sorted[Math.floor(RUNS * 0.5)]).toBeLessThanOrEqual(30);
    expect(share(days)).toBeGreaterThan(0.9);
  });
});

/** A test that runs day by day: each arm's clicks a day and rate, on one platform. */
interface SimulatedTest {
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

/** The decision at the end of a day: `true` ends the run. */
type Look = (strata: readonly Stratum[], arms: number) => boolean;

/** Nothing is decided without evidence, which costs less to look at. */
const byTheRule: Look = (strata, arms) =>
  hasShownItself(strata, leaderOf(totalOf(strata, arms)), arms) &&
  judgeTest(strata, arms).state === 'decided';

const leaderOf = ({ successes, trials }: Stratum): number => {
  const rates = successes.map((count, arm) => count / trials[arm]!);
  return rates.indexOf(Math.max(...rates));
};

/** The two numbers alone, as if a test were looked at once. */
const byNumbersAlone: Look = (strata, arms) => {
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
const decidedOn = (test: SimulatedTest, runs: number, look: Look): readonly number[] =>
  Array.from({ length: runs }, (_, run) => {
    const strata = daysOf(test, 1 + run);
    const day = strata.findIndex((_day, index) =>
      look(strata.slice(0, index + 1), test.rates.length),
    );
    return day < 0 ? Infinity : day + 1;
  });

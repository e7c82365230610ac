import { hasShownItself } from './evidence';
import { judgeTest } from './judge-test';
import { seededDraws, type Draws } from './seeded-counts';
import type { Stratum } from './stratum';

/** A test that is yet to run: so many angles of equal delivery, one of them better than the rest by `lift`. */
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

/** In how many weeks one run of the test is decided, by the rule that the read-out uses; undefined when it is not in time. */
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

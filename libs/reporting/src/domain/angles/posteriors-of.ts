import { betaPosterior, type BetaPosterior } from './beta-posterior';
import type { Stratum } from './stratum';

/** The prior of every angle is worth so many successes at the rate of all angles together: few figures are drawn towards it. */
const PRIOR_SUCCESSES = 2;
/** Platforms count parts of conversions and those of views, so that there may be more of them than clicks: a trial then counts as several chances. */
const HIGHEST_RATE = 0.5;
const CHANCES = 10;

/** What is known of each angle's rate, and how many chances a trial was counted as. */
export interface Posteriors {
  readonly rates: readonly BetaPosterior[];
  readonly chancesPerTrial: number;
}

/** Undefined while nothing succeeded at all. */
export const posteriorsOf = ({ successes, trials }: Stratum): Posteriors | undefined => {
  const [all, tries] = [sum(successes), sum(trials)];
  if (all <= 0 || tries <= 0) return undefined;
  const highest = Math.max(
    all / tries,
    ...successes.map((count, arm) => count / Math.max(1, trials[arm]!)),
  );
  const chancesPerTrial = highest > HIGHEST_RATE ? highest * CHANCES : 1;
  const pooled = all / (tries * chancesPerTrial);
  const misses = (PRIOR_SUCCESSES * (1 - pooled)) / pooled;
  const rates = successes.map((count, arm) =>
    betaPosterior(
      PRIOR_SUCCESSES + count,
      misses + Math.max(0, trials[arm]! * chancesPerTrial - count),
    ),
  );
  return { rates, chancesPerTrial };
};

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

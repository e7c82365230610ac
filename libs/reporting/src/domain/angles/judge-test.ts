import { betaPosterior, type BetaPosterior, compareRates } from './compare-rates';

/**
 * `collecting`: too few figures, or no angle is ahead. `ahead`: the leader is likely the best.
 * `decided`: it is. `no_difference`: whichever is chosen, little is lost.
 */
export const ANGLE_STATES = ['collecting', 'ahead', 'decided', 'no_difference'] as const;
export type AngleState = (typeof ANGLE_STATES)[number];

export const DECIDED_PROBABILITY = 0.95;
/** Of the leader's rate. */
export const DECIDED_LOSS = 0.01;
export const AHEAD_PROBABILITY = 0.8;
/** Choosing any of the angles costs less than this part of the leader's rate. */
export const INDIFFERENT_LOSS = 0.03;
/** Below these nothing is stated. */
export const LEAST_SUCCESSES = 20;
export const LEAST_TRIALS = 100;

/**
 * The state of the angles of a test, one entry per angle in the order of the strata. Undefined
 * figures: nothing succeeded yet.
 */
export interface Verdict {
  readonly state: AngleState;
  /** The angle of the highest expected rate. */
  readonly leader: number;
  readonly probabilityBest: readonly number[] | undefined;
  /** The part of the best rate that choosing the angle costs: 0 to 1. */
  readonly relativeLoss: readonly number[] | undefined;
}

const NOTHING_KNOWN: Verdict = {
  state: 'collecting',
  leader: 0,
  probabilityBest: undefined,
  relativeLoss: undefined,
};

/** Returns the state of a test. The same figures always give the same verdict. */
export const judgeTest = (strata: readonly Stratum[], arms: number): Verdict => {
  const total = totalOf(strata, arms);
  const known = posteriorsOf(total);
  if (!known || arms === 0) return NOTHING_KNOWN;
  const { probabilityBest, expectedLoss, expectedBest } = compareRates(known.rates);
  const means = known.rates.map(({ mean }) => mean);
  const leader = means.indexOf(Math.max(...means));
  const losses = expectedLoss.map((loss) => loss / means[leader]!);
  const isEnough =
    arms > 1 &&
    Math.min(...total.trials) >= LEAST_TRIALS &&
    total.successes.reduce((sum, count) => sum + count, 0) >= LEAST_SUCCESSES;
  const state = isEnough
    ? stateOf(probabilityBest[leader]!, losses, leader, () => hasShownItself(strata, leader, arms))
    : 'collecting';
  return {
    state,
    leader,
    probabilityBest,
    relativeLoss: expectedLoss.map((loss) => loss / expectedBest),
  };
};

const stateOf = (
  best: number,
  losses: readonly number[],
  leader: number,
  hasEvidence: () => boolean,
): AngleState => {
  if (best >= DECIDED_PROBABILITY && losses[leader]! < DECIDED_LOSS && hasEvidence()) {
    return 'decided';
  }
  if (losses.every((loss) => loss < INDIFFERENT_LOSS)) return 'no_difference';
  return best >= AHEAD_PROBABILITY ? 'ahead' : 'collecting';
};

/** By how much one angle may be better than another: what the evidence is a mixture over. */
const LIFTS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2] as const;

/**
 * How often at most a difference may be called where there is none, over all looks that are ever
 * taken.
 */
export const FALSE_DECISIONS = 0.05;

/**
 * ln of the evidence that one angle's rate is higher than another's. Given all that the two got on
 * a platform on a day, each success falls on the one with a chance that its share of the trials and
 * the ratio of the rates settle; the evidence is the likelihood ratio of that against equal rates,
 * averaged over the lifts. With equal rates it is a (super)martingale that starts at 1, however
 * rates and shares change by day and platform: by Ville's inequality it ever passes x with a chance
 * of at most 1/x, no matter how often it is looked at.
 */
export const logEvidence = (strata: readonly Stratum[], better: number, worse: number): number => {
  const logs = LIFTS.map(() => 0);
  for (const { successes, trials } of strata) {
    const [won, lost, chance] = [
      successes[better]!,
      successes[worse]!,
      trials[better]! / (trials[better]! + trials[worse]!),
    ];
    if (!(chance > 0 && chance < 1) || won + lost <= 0) continue;
    LIFTS.forEach((lift, index) => {
      logs[index]! += won * Math.log1p(lift) - (won + lost) * Math.log1p(lift * chance);
    });
  }
  const highest = Math.max(...logs);
  return (
    highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / LIFTS.length)
  );
};

/**
 * Whether an angle has shown itself better than each other one. Any of the angles might be called
 * wrongly, so that each needs as many times the evidence.
 */
export const hasShownItself = (
  strata: readonly Stratum[],
  leader: number,
  arms: number,
): boolean => {
  const enough = Math.log(arms / FALSE_DECISIONS);
  for (let other = 0; other < arms; other += 1) {
    if (other !== leader && logEvidence(strata, leader, other) < enough) return false;
  }
  return arms > 1;
};

/**
 * The prior of every angle is worth so many successes at the rate of all angles together: few
 * figures are drawn towards it.
 */
const PRIOR_SUCCESSES = 2;
/**
 * Platforms count parts of conversions and those of views, so that there may be more of them than
 * clicks: a trial then counts as several chances.
 */
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

/**
 * What the angles of one test got on one platform on one day; one entry per angle, in the test's
 * order.
 */
export interface Stratum {
  /**
   * Conversions, or clicks where conversions are not reported. Platforms count parts of
   * conversions.
   */
  readonly successes: readonly number[];
  /** Clicks, or impressions where conversions are not reported. */
  readonly trials: readonly number[];
}

/** Sums over all strata. */
export const totalOf = (strata: readonly Stratum[], arms: number): Stratum => {
  const sums = (of: keyof Stratum) =>
    Array.from({ length: arms }, (_, arm) =>
      strata.reduce((sum, stratum) => sum + stratum[of][arm]!, 0),
    );
  return { successes: sums('successes'), trials: sums('trials') };
};

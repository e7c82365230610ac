import { compareRates } from './compare-rates';
import { hasShownItself } from './evidence';
import { posteriorsOf } from './posteriors-of';
import { totalOf, type Stratum } from './stratum';

/** `collecting`: not enough figures, or nobody is ahead. `ahead`: the leader is likely the best. `decided`: it is. `no_difference`: whichever is chosen, little is lost. */
export const ANGLE_STATES = ['collecting', 'ahead', 'decided', 'no_difference'] as const;
export type AngleState = (typeof ANGLE_STATES)[number];

export const DECIDED_PROBABILITY = 0.95;
/** Of the leader's rate. */
export const DECIDED_LOSS = 0.01;
export const AHEAD_PROBABILITY = 0.8;
/** Choosing any of the angles costs less than this part of the leader's rate. */
export const INDIFFERENT_LOSS = 0.03;
/** Below these nothing is said. */
export const LEAST_SUCCESSES = 20;
export const LEAST_TRIALS = 100;

/** How the angles of a test stand, one entry per angle in the order of the strata. Undefined figures: nothing succeeded yet. */
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

/** Says how a test stands. The same figures always give the same verdict. */
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

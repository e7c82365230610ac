import Big from 'big.js';
import { splitAmount, type ByPlatform, type Weights } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';

export interface RaisedSplit {
  readonly split: ByPlatform<number>;
  /** The platforms whose weight alone would have given them less than the minimum. */
  readonly raised: readonly PlatformId[];
}

/**
 * Divides an amount in the ratio of the weights, but gives nobody less than `leastMicros`: who would get less gets that, and the others
 * divide the rest in their ratio. The remainder goes to the first of those. The amount must hold the minimum for every platform, and
 * one weight must be greater than 0.
 */
export const splitAtLeast = (
  totalMicros: number,
  weights: Weights,
  currency: string,
  leastMicros: number,
): RaisedSplit => {
  const above = aboveMinimum(totalMicros, weights, leastMicros);
  const raised = weights.filter((one) => !above.includes(one)).map(([platform]) => platform);
  const rest = splitAmount(totalMicros - raised.length * leastMicros, above, currency, leastMicros);
  return {
    split: { ...rest, ...Object.fromEntries(raised.map((platform) => [platform, leastMicros])) },
    raised,
  };
};

/** Raising one leaves less for the others, so that another may fall below: repeated until nobody does. */
const aboveMinimum = (totalMicros: number, weights: Weights, leastMicros: number): Weights => {
  let above: Weights = weights;
  for (;;) {
    const rest = new Big(totalMicros).minus(
      new Big(leastMicros).times(weights.length - above.length),
    );
    const sum = above.reduce((total, [, weight]) => total.plus(weight), new Big(0));
    const still = above.filter(([, weight]) => rest.times(weight).gte(sum.times(leastMicros)));
    if (still.length === above.length) return above;
    above = still;
  }
};

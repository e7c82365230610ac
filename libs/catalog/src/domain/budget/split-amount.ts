import Big from 'big.js';
import { minorUnitMicros, type PlatformId } from '@switchyard/kernel';
import type { ByPlatform } from './by-platform';

/**
 * Divides an amount in the ratio of the weights, in the order given. Each share is rounded to the currency's minor unit and the
 * remainder goes to the first platform, so the sum is exact. A share may come out as 0 or less when the amount is smaller than
 * the number of platforms in minor units; callers refuse that.
 */
export const splitAmount = (totalMicros: number, weights: readonly (readonly [PlatformId, number])[], currency: string): ByPlatform<number> => {
  const unit = minorUnitMicros(currency);
  const weight = weights.reduce((sum, [, each]) => sum.plus(each), new Big(0));
  const shares = weights.map(([platform, each]) => [platform, roundedShare(totalMicros, each, weight, unit)] as const);
  const remainder = totalMicros - shares.reduce((sum, [, micros]) => sum + micros, 0);
  return Object.fromEntries(shares.map(([platform, micros], index) => [platform, index === 0 ? micros + remainder : micros]));
};

/** Multiplies before it divides: a quotient first would lose what the multiplication needs. */
const roundedShare = (totalMicros: number, each: number, weight: Big, unit: number): number =>
  new Big(totalMicros).times(each).div(weight.times(unit)).round(0, Big.roundHalfUp).times(unit).toNumber();

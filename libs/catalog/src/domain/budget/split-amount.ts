import Big from 'big.js';
import { minorUnitMicros, type PlatformId } from '@switchyard/kernel';
import type { ByPlatform } from './by-platform';

/** Platforms, the first one first, and how much of the amount each gets in relation to the others. */
export type Weights = readonly (readonly [PlatformId, number])[];

/**
 * Divides an amount in the ratio of the weights, in the order given. Each share is rounded to the currency's minor unit and the
 * remainder goes to the first platform, so the sum is exact. Shares are rounded to the nearest unit; where that would leave the first
 * platform with less than `leastMicros`, down. A share may still come out as 0; callers refuse that.
 */
export const splitAmount = (
  totalMicros: number,
  weights: Weights,
  currency: string,
  leastMicros = minorUnitMicros(currency),
): ByPlatform<number> => {
  const nearest = roundedSplit(totalMicros, weights, currency, Big.roundHalfUp);
  const [first] = weights;
  return first && nearest[first[0]]! < leastMicros
    ? roundedSplit(totalMicros, weights, currency, Big.roundDown)
    : nearest;
};

const roundedSplit = (
  totalMicros: number,
  weights: Weights,
  currency: string,
  rounding: Big.RoundingMode,
): ByPlatform<number> => {
  const unit = minorUnitMicros(currency);
  const weight = weights.reduce((sum, [, each]) => sum.plus(each), new Big(0));
  // Multiplies before it divides: a quotient first would lose what the multiplication needs.
  const share = (each: number): number =>
    new Big(totalMicros)
      .times(each)
      .div(weight.times(unit))
      .round(0, rounding)
      .times(unit)
      .toNumber();
  const shares = weights.map(([platform, each]) => [platform, share(each)] as const);
  const remainder = totalMicros - shares.reduce((sum, [, micros]) => sum + micros, 0);
  return Object.fromEntries(
    shares.map(([platform, micros], index) => [
      platform,
      index === 0 ? micros + remainder : micros,
    ]),
  );
};

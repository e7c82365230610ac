import Big from 'big.js';
import { unitMicros } from '../data/offsets';
import type { Warn } from '../../normalising';

/** The amount that Meta's unit of the currency can express. */
export const heldMicros = (micros: number, currency: string, field: string, warn: Warn): number => {
  const unit = unitMicros(currency);
  const held = new Big(micros).div(unit).round(0, Big.roundHalfUp).times(unit).toNumber();
  if (held !== micros) {
    warn('MONEY_ROUNDED', field, `The amount is rounded to the smallest unit of ${currency}.`);
  }
  return held;
};

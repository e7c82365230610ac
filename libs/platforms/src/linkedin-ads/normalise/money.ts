import { minorUnitMicros, roundToCurrency } from '@switchyard/kernel';
import type { Warn } from '../../normalising';

/** The amount that the currency can express, at least its smallest unit: LinkedIn takes decimals of major units, not micros. */
export const heldMicros = (micros: number, currency: string, field: string, warn: Warn): number => {
  const held =
    micros > 0 ? Math.max(minorUnitMicros(currency), roundToCurrency(micros, currency)) : 0;
  if (held !== micros) {
    warn('MONEY_ROUNDED', field, `The amount is rounded to the smallest unit of ${currency}.`);
  }
  return held;
};

import { roundToCurrency } from '@switchyard/kernel';
import type { Warn } from '../../normalising';

/** The amount that the currency can express: Microsoft takes decimals of major units, not micros. */
export const heldMicros = (micros: number, currency: string, field: string, warn: Warn): number => {
  const held = roundToCurrency(micros, currency);
  if (held !== micros) {
    warn('MONEY_ROUNDED', field, `The amount is rounded to the smallest unit of ${currency}.`);
  }
  return held;
};

export const heldMicrosOrNull = (
  micros: number | null | undefined,
  currency: string,
  field: string,
  warn: Warn,
): number | null =>
  micros === undefined || micros === null ? null : heldMicros(micros, currency, field, warn);

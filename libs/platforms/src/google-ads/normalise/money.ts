import { roundToCurrency } from '@switchyard/kernel';
import { changed, unchanged, type Normalised } from './normalised';

/** Rounds to the currency's minor unit: Google refuses anything between (NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT). */
export const normaliseMoney = (
  micros: number,
  currency: string,
  field: string,
): Normalised<number> => {
  const value = roundToCurrency(micros, currency);
  return value === micros
    ? unchanged(value)
    : changed(
        value,
        'MONEY_ROUNDED',
        field,
        `The amount is rounded to the smallest unit of ${currency}.`,
      );
};

/** Zero and nothing at all are "not set". */
export const normaliseOptionalMoney = (
  micros: number | undefined,
  currency: string,
  field: string,
): Normalised<number | null> => {
  if (micros === undefined) return unchanged(null);
  const { value, warnings } = normaliseMoney(micros, currency, field);
  return { value: value === 0 ? null : value, warnings };
};

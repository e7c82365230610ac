import { currencyDigits, isCurrency } from '@switchyard/kernel';
import Big from 'big.js';

/** A decimal text of major units in whole minor units by ISO 4217, halves away from zero; undefined for what is no currency. */
export const minorUnits = (value: string, currency: string): number | undefined =>
  isCurrency(currency)
    ? Big(value)
        .times(Big(10).pow(currencyDigits(currency)))
        .round(0, Big.roundHalfUp)
        .toNumber()
    : undefined;

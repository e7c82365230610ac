import Big from 'big.js';
import type { BudgetSettings } from './account-budget';

/** An amount in the budget's currency, upwards to whole micros; undefined where no rate tells what it is worth. */
export const inBudgetCurrency = (
  micros: number,
  currency: string,
  { currency: own, ratesMicros }: Pick<BudgetSettings, 'currency' | 'ratesMicros'>,
): number | undefined => {
  if (currency === own) return micros;
  const rate = ratesMicros[currency];
  return rate === undefined
    ? undefined
    : new Big(micros).times(rate).div(1_000_000).round(0, Big.roundUp).toNumber();
};

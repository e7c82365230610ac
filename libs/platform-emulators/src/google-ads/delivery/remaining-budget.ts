import type { Customer } from '../state/customer';
import { numberOf, type Row, textOf } from '../state/row';

/** Micros that the campaign's budget has left on a day, over all campaigns that share it. A total budget counts every day. */
export function remainingBudget(campaign: Row, { store, spend }: Customer, date: string): number {
  const budget = store.get('campaignBudget', textOf(campaign.data, 'campaignBudget'));
  if (!budget) return 0;
  const sharers = [...store.childrenOf(budget.name, 'campaign')];
  if (budget.data['period'] !== 'CUSTOM_PERIOD') {
    return (
      (numberOf(budget.data, 'amountMicros') ?? 0) -
      sum(sharers.map((sharer) => spend.on(sharer.name, date).costMicros))
    );
  }
  const spent = sharers.flatMap((sharer) =>
    [...spend.daysOf(sharer.name).values()].map(({ costMicros }) => costMicros),
  );
  return (numberOf(budget.data, 'totalAmountMicros') ?? 0) - sum(spent);
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

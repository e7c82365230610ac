import type { Json } from '@switchyard/platforms';
import type { FieldChange, PlannedChange } from './words';

/** Whether an update lets more money flow, less, or neither. */
export type SpendDirection = 'lowers' | 'neither' | 'raises';

/** What pauses lowers whatever else it does; what enables raises; then the budget decides, then bids. */
export const spendDirection = (change: PlannedChange): SpendDirection => {
  const field = (name: string) =>
    change.fields.find((each) => each.field === name && each.before !== each.after);
  const status = field('status');
  if (status) return status.after === 'ENABLED' ? 'raises' : 'lowers';
  const budget = field('budgetMicros');
  if (budget) return amountDirection(budget);
  const bid = field('maxCpcMicros');
  const bidding = bid ? amountDirection(bid) : 'neither';
  return bidding === 'neither' ? strategyDirection(field('biddingStrategy')) : bidding;
};

const amountDirection = ({ before, after }: FieldChange): SpendDirection =>
  capOf(after) > capOf(before) ? 'raises' : 'lowers';

/** No amount is no cap. */
const capOf = (amount: Json): number => (typeof amount === 'number' ? amount : Infinity);

/** Another strategy may spend more: it waits with the raises. */
const strategyDirection = (strategy: FieldChange | undefined): SpendDirection =>
  strategy ? 'raises' : 'neither';

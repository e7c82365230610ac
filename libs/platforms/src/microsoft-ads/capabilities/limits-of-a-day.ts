import type { Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

/** Usually less than twice; no page promises a most. The month is the daily budget times its days: 31 is the longest. */
export const overdelivery: Overdelivery = {
  dayPercent: 200,
  evensOut: { over: 'month', percent: 3_100 },
  note: 'Usually less than twice the daily budget on one day, and at most one daily budget per day of the month.',
  source: SOURCE.budgets,
  unverified: true,
};

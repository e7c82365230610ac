import type { Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

/** Usually less than twice; no page promises a most. The month is the daily budget times its days: 31 is the longest. */
export const overdelivery: Overdelivery = {
  dayPercent: 200,
  evensOut: { over: 'month', percent: 3_100 },
  note: 'Usually less than twice a daily budget on one day, and no more in a month than a daily budget for each of its days.',
  source: SOURCE.budgets,
  unverified: true,
};

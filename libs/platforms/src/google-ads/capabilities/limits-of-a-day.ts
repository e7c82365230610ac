import type { DailyQuota, Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

/** Per Cloud project, which the OAuth client stands for. Each search and each operation of a mutate counts one. */
export const dailyQuota: DailyQuota = {
  counts: 'operations',
  perDay: 15_000,
  resets: 'sliding',
  sharedBy: 'clientId',
  levels: [
    { name: 'Explorer', perDay: 2_880 },
    { name: 'Basic', perDay: 15_000 },
    { name: 'Standard', perDay: null },
  ],
  note: 'Counts the operations of one application in the last 24 hours, on all its ad accounts.',
  source: SOURCE.accessLevels,
};

/** A changed budget begins a new limit for the month's rest, so a month with changes may reach more than one of them. */
export const overdelivery: Overdelivery = {
  dayPercent: 200,
  evensOut: { over: 'month', percent: 3_040 },
  note: 'Up to twice the daily budget on one day, and at most 30.4 daily budgets in a month.',
  source: SOURCE.spendingLimits,
  unverified: true,
};

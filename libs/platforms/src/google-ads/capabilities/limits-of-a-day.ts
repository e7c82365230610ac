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
  note: 'Operations of the last 24 hours, of all ad accounts that one application reaches.',
  source: SOURCE.accessLevels,
};

/** A changed budget begins a new limit for the month's rest, so a month with changes may reach more than one of them. */
export const overdelivery: Overdelivery = {
  dayPercent: 200,
  evensOut: { over: 'month', percent: 3_040 },
  note: 'Up to twice a daily budget on one day, at most 30.4 of them in a month.',
  source: SOURCE.spendingLimits,
  unverified: true,
};

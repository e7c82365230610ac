import type { DailyQuota, Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

/** Figures are shown to the application's owner only; per resource they may differ, and all requests together are held to what is set. */
export const dailyQuota: DailyQuota = {
  counts: 'requests',
  perDay: null,
  levels: [],
  resets: 'UTC',
  sharedBy: 'clientId',
  note: 'Counts the requests of one application until midnight UTC. LinkedIn publishes no figure. The Analytics page of the application shows it.',
  source: SOURCE.rateLimits,
};

export const overdelivery: Overdelivery = {
  dayPercent: 150,
  evensOut: { over: 'week', begins: 1, percent: 700 },
  note: 'Up to 1.5 times the daily budget on one day, and at most seven daily budgets from Monday to Sunday.',
  source: SOURCE.budgets,
  unverified: true,
};

import type { Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

export const overdelivery: Overdelivery = {
  dayPercent: 175,
  evensOut: { over: 'week', begins: 7, percent: 700 },
  note: 'Up to 1.75 times the daily budget on one day, and at most seven daily budgets from Sunday to Saturday.',
  source: SOURCE.budgets,
  unverified: true,
};

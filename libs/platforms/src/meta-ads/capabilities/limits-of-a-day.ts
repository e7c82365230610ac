import type { Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

export const overdelivery: Overdelivery = {
  dayPercent: 175,
  evensOut: { over: 'week', begins: 7, percent: 700 },
  note: 'Up to 75 % over a daily budget on one day, at most seven of them from Sunday to Saturday.',
  source: SOURCE.budgets,
  unverified: true,
};

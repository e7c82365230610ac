import type { Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

export const overdelivery: Overdelivery = {
  dayPercent: 120,
  evensOut: null,
  note: 'Up to 1.2 times the daily budget on one day.',
  source: SOURCE.budgets,
  unverified: true,
};

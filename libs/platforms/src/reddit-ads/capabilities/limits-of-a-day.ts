import type { Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

export const overdelivery: Overdelivery = {
  dayPercent: 120,
  evensOut: null,
  note: 'Up to a fifth over a daily budget, for auctions are live.',
  source: SOURCE.budgets,
  unverified: true,
};

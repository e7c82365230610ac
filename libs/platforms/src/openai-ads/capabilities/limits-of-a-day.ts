import type { Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

export const overdelivery: Overdelivery = {
  dayPercent: 100,
  evensOut: null,
  note: 'The daily budget is a limit. No document mentions more.',
  source: SOURCE.budget,
  unverified: true,
};

import type { Overdelivery } from '../../port/capabilities';
import { SOURCE } from './sources';

export const overdelivery: Overdelivery = {
  dayPercent: 100,
  evensOut: null,
  note: 'The daily limit is called a limit; no page speaks of more.',
  source: SOURCE.budget,
  unverified: true,
};

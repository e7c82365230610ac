import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

const source = SOURCE.bidding;

/** What becomes of each bidding strategy. A strategy that is not here is not there. */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'Becomes maximum delivery for clicks on the landing page, or for impressions with the objective AWARENESS. A ceiling becomes a cost cap.',
    source,
  },
  {
    strategy: 'MANUAL_CPC',
    support: 'native',
    requires: [],
    note: 'Bids come from ad groups. Campaigns with the objective AWARENESS pay for impressions and bid automatically.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MANUAL_CPC',
    note: 'LinkedIn needs conversions on the campaign for enhanced bidding. They are not exported yet.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'LinkedIn needs conversions on the campaign for this strategy. They are not exported yet.',
    source,
  },
];

import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

const source = SOURCE.bidding;

/** What becomes of each bidding strategy. A strategy that is not here is not there. */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'Maximum delivery, aimed at clicks on the landing page, or at impressions with the objective AWARENESS; with a ceiling a cost cap.',
    source,
  },
  {
    strategy: 'MANUAL_CPC',
    support: 'native',
    requires: [],
    note: 'Bids come from ad groups. Campaigns with the objective AWARENESS are paid by impressions and bid by themselves.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MANUAL_CPC',
    note: 'Enhanced bidding adjusts to conversions, which are not attached to campaigns yet.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'LinkedIn aims at conversions only when one is attached to the campaign, which is not exported yet.',
    source,
  },
];

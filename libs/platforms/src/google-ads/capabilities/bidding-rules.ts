import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

const source = SOURCE.bidding;

/** What becomes of each bidding strategy on a search campaign. */
export const biddingRules: readonly BiddingRule[] = [
  { strategy: 'MANUAL_CPC', support: 'native', requires: [], note: 'Bids come from ad groups and keywords.', source },
  { strategy: 'ENHANCED_CPC', support: 'translated', requires: [], becomes: 'MANUAL_CPC', note: 'Google closed enhanced CPC in March 2025.', source: 'Google Ads, announcement on enhanced CPC' },
  { strategy: 'MAXIMIZE_CLICKS', support: 'native', requires: [], note: 'Called target spend; takes a ceiling.', source },
  { strategy: 'MAXIMIZE_CONVERSIONS', support: 'native', requires: [], note: 'Takes a target CPA; ceilings exist for portfolios only.', source },
  { strategy: 'MAXIMIZE_CONVERSION_VALUE', support: 'native', requires: [], note: 'Takes a target ROAS; ceilings exist for portfolios only.', source },
  { strategy: 'TARGET_CPA', support: 'native', requires: ['targetCpa'], note: 'Ceilings exist for portfolios only.', source },
  { strategy: 'TARGET_ROAS', support: 'native', requires: ['targetRoas'], note: 'From 0.01 to 1000; ceilings exist for portfolios only.', source },
  { strategy: 'TARGET_IMPRESSION_SHARE', support: 'native', requires: ['targetImpressionShare', 'maxCpcBidCeiling'], note: 'Google insists on a ceiling.', source },
];

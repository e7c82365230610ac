import type { BiddingRule } from '../../port/capabilities';
import { PERFORMANCE_MAX, SEARCH, WITH_AD_GROUPS } from './field-rule';
import { SOURCE } from './sources';

const source = SOURCE.bidding;

/** What becomes of each bidding strategy. */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MANUAL_CPC',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: [],
    note: 'Bids come from ad groups and keywords.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    ...WITH_AD_GROUPS,
    support: 'translated',
    requires: [],
    becomes: 'MANUAL_CPC',
    note: 'Google closed enhanced CPC in March 2025.',
    source: 'Google Ads, announcement on enhanced CPC',
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: [],
    note: 'Called target spend; takes a ceiling.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'Takes a target CPA; ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: 'Takes a target ROAS; ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'TARGET_CPA',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: ['targetCpa'],
    note: 'Ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'TARGET_CPA',
    ...PERFORMANCE_MAX,
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Performance Max maximises conversions, with the target as its aim.',
    source: SOURCE.memory,
    unverified: true,
  },
  {
    strategy: 'TARGET_ROAS',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: ['targetRoas'],
    note: 'From 0.01 to 1000; ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'TARGET_ROAS',
    ...PERFORMANCE_MAX,
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Performance Max maximises conversion value, with the target as its aim.',
    source: SOURCE.memory,
    unverified: true,
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    ...SEARCH,
    support: 'native',
    requires: ['targetImpressionShare', 'maxCpcBidCeiling'],
    note: 'Google insists on a ceiling.',
    source,
  },
];

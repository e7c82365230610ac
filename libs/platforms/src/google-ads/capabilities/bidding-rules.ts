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
    note: 'Google ended enhanced CPC in March 2025.',
    source: 'Google Ads, announcement on enhanced CPC',
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: [],
    note: 'Called target spend. A ceiling is possible.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'A target CPA is possible. Ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: 'A target ROAS is possible. Ceilings exist for portfolios only.',
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
    note: 'Google maximises conversions in Performance Max, with the target.',
    source: SOURCE.memory,
    unverified: true,
  },
  {
    strategy: 'TARGET_ROAS',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: ['targetRoas'],
    note: 'From 0.01 to 1000. Ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'TARGET_ROAS',
    ...PERFORMANCE_MAX,
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Google maximises conversion value in Performance Max, with the target.',
    source: SOURCE.memory,
    unverified: true,
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    ...SEARCH,
    support: 'native',
    requires: ['targetImpressionShare', 'maxCpcBidCeiling'],
    note: 'Google needs a ceiling.',
    source,
  },
];

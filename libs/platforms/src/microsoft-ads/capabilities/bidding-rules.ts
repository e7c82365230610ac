import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

type Rule = Omit<BiddingRule, 'source'>;

const source = SOURCE.bidding;
const ROAS_FROM_MEMORY = 'That TargetRoas is a ratio is from memory.';

const search: readonly Rule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'translated',
    requires: [],
    becomes: 'ENHANCED_CPC',
    note: 'Microsoft ignores manual bidding on search campaigns and bids with enhanced CPC.',
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'native',
    requires: [],
    note: 'The default for search. Bids come from ad groups and keywords and are adjusted.',
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'A ceiling per click is possible.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'A target CPA and a ceiling are possible. A UET tag and a conversion goal are needed.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: `A target ROAS and a ceiling are possible. A UET tag and a goal with revenue are needed. ${ROAS_FROM_MEMORY}`,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Microsoft stores it as maximise conversions with a target CPA since August 2025.',
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Microsoft stores it as maximise conversion value with a target ROAS since August 2025.',
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    support: 'native',
    requires: ['targetImpressionShare'],
    note: 'ANYWHERE, TOP and ABSOLUTE_TOP become first page, main line and first position.',
    unverified: true,
  },
];

const display: readonly Rule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'translated',
    requires: [],
    becomes: 'ENHANCED_CPC',
    note: 'Microsoft changes manual bidding of native audience ads into enhanced CPC since May 2024.',
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'native',
    requires: [],
    note: 'Bids come from ad groups and are adjusted.',
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'translated',
    requires: [],
    becomes: 'ENHANCED_CPC',
    note: 'Microsoft has no maximise clicks in audience campaigns. It adjusts the bids of ad groups instead.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'A target CPA is possible. A UET tag and a conversion goal are needed. Audience campaigns list target CPA, which is stored as this strategy.',
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Microsoft stores it as maximise conversions with a target CPA since August 2025.',
  },
];

const performanceMax: readonly Rule[] = [
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'A target CPA is possible. A UET tag and a conversion goal, or a goal of offline conversions, are needed.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: `A target ROAS is possible. Goals with revenue are needed. ${ROAS_FROM_MEMORY}`,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Microsoft maximises conversions in Performance Max, with the target.',
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Microsoft maximises conversion value in Performance Max, with the target.',
  },
];

/** What becomes of each bidding strategy on each type of campaign; what is not here is not there. */
export const biddingRules: readonly BiddingRule[] = [
  ...search.map((rule) => ({ ...rule, source, campaignTypes: ['SEARCH'] as const })),
  ...display.map((rule) => ({ ...rule, source, campaignTypes: ['DISPLAY'] as const })),
  ...performanceMax.map((rule) => ({
    ...rule,
    source,
    campaignTypes: ['PERFORMANCE_MAX'] as const,
  })),
];

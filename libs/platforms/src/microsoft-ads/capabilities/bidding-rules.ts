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
    note: 'The default for search: bids come from ad groups and keywords and are adjusted.',
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'Takes a ceiling per click.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'Takes a target CPA and a ceiling; needs a UET tag and a conversion goal.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: `Takes a target ROAS and a ceiling; needs a UET tag and a goal with revenue. ${ROAS_FROM_MEMORY}`,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Since August 2025 Microsoft stores it as maximise conversions with a target CPA.',
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Since August 2025 Microsoft stores it as maximise conversion value with a target ROAS.',
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    support: 'native',
    requires: ['targetImpressionShare'],
    note: 'ANYWHERE, TOP and ABSOLUTE_TOP are first page, main line and its first place. That the share is a percentage is from memory.',
    unverified: true,
  },
];

const display: readonly Rule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'translated',
    requires: [],
    becomes: 'ENHANCED_CPC',
    note: 'Since May 2024 Microsoft turns manual bidding of native audience ads into enhanced CPC.',
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
    note: 'Audience campaigns list no maximise clicks: bids of ad groups are adjusted by Microsoft instead.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'Takes a target CPA; needs a UET tag and a conversion goal. Audience campaigns list target CPA, which is stored as this; that they take it without a target is concluded.',
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Since August 2025 Microsoft stores it as maximise conversions with a target CPA.',
  },
];

const performanceMax: readonly Rule[] = [
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'Takes a target CPA; needs a UET tag and a conversion goal, or a goal of offline conversions.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: `Takes a target ROAS; needs goals with revenue. ${ROAS_FROM_MEMORY}`,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Performance Max has it as maximise conversions with a target CPA.',
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Performance Max has it as maximise conversion value with a target ROAS.',
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

import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

const source = SOURCE.bidding;

/** What becomes of each bidding strategy on a search campaign. */
export const biddingRules: readonly BiddingRule[] = [
  { strategy: 'MANUAL_CPC', support: 'translated', requires: [], becomes: 'ENHANCED_CPC', note: 'Microsoft ignores manual bidding on search campaigns and bids with enhanced CPC.', source },
  { strategy: 'ENHANCED_CPC', support: 'native', requires: [], note: 'The default for search: bids come from ad groups and keywords and are adjusted.', source },
  { strategy: 'MAXIMIZE_CLICKS', support: 'native', requires: [], note: 'Takes a ceiling per click.', source },
  { strategy: 'MAXIMIZE_CONVERSIONS', support: 'native', requires: [], note: 'Takes a target CPA and a ceiling; needs a UET tag and a conversion goal.', source },
  { strategy: 'MAXIMIZE_CONVERSION_VALUE', support: 'native', requires: [], note: 'Takes a target ROAS and a ceiling; needs a UET tag and a goal with revenue. That TargetRoas is a ratio is from memory.', source, unverified: true },
  { strategy: 'TARGET_CPA', support: 'translated', requires: ['targetCpa'], becomes: 'MAXIMIZE_CONVERSIONS', note: 'Since August 2025 Microsoft stores it as maximise conversions with a target CPA.', source },
  { strategy: 'TARGET_ROAS', support: 'translated', requires: ['targetRoas'], becomes: 'MAXIMIZE_CONVERSION_VALUE', note: 'Since August 2025 Microsoft stores it as maximise conversion value with a target ROAS.', source },
  { strategy: 'TARGET_IMPRESSION_SHARE', support: 'native', requires: ['targetImpressionShare'], note: 'ANYWHERE, TOP and ABSOLUTE_TOP are first page, main line and its first place. That the share is a percentage is from memory.', source, unverified: true },
];

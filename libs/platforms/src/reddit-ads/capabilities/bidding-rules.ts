import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

const source = SOURCE.campaign;
const GOAL = 'The pixel must have seen such an event before (third parties).';

/** What becomes of each strategy. With AWARENESS Reddit bids for views whatever is asked, told as a warning of the plan. */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'A campaign that holds the budget has no manual bids.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'A campaign that holds the budget has no manual bids.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'The lowest cost without a cap, or MAXIMIZE_VOLUME under a ceiling per click.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: `The lowest cost per purchase, or per lead where the objective is LEADS; takes a target CPA. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: `Reddit values conversions in campaigns of its own making only. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'native',
    requires: ['targetCpa'],
    note: `TARGET_CPX by purchases, or by leads where the objective is LEADS. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: `Reddit values conversions in campaigns of its own making only. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'Reddit has no shares of views to aim for.',
    source,
  },
];

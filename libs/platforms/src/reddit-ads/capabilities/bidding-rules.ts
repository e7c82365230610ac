import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

const source = SOURCE.campaign;
const GOAL = 'The pixel must have counted such an event before (third parties).';

/** What becomes of each strategy. With AWARENESS Reddit bids for views whatever is asked, told as a warning of the plan. */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'Reddit has no manual bids with a campaign budget.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'Reddit has no manual bids with a campaign budget.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'The lowest cost without a cap. A ceiling per click becomes MAXIMIZE_VOLUME.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: `The lowest cost per purchase, or per lead with the objective LEADS. A target CPA is possible. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: `Reddit has conversion values in its automated campaigns only. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'native',
    requires: ['targetCpa'],
    note: `Becomes TARGET_CPX for purchases, or for leads with the objective LEADS. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: `Reddit has conversion values in its automated campaigns only. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'Reddit has no impression share.',
    source,
  },
];

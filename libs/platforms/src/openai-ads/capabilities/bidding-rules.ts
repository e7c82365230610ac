import type { BiddingRule } from '../../port/capabilities';
import { BECOMES } from '../data/bids';
import { EVENT_SETTING } from '../body/campaign-body';
import { SOURCE } from './sources';

const source = SOURCE.budget;
const BY_EVENT = {
  requiresSettings: [
    {
      name: EVENT_SETTING,
      meaning:
        'The id of the conversion event setting (ces_…) of the event that campaigns optimise for.',
    },
  ],
} as const;
const EVENT = `Needs the setting ${EVENT_SETTING} of the connection.`;

/** What becomes of each bidding strategy; the words that go to OpenAI stand in `data/bids.ts`. */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'native',
    requires: [],
    note: 'A fixed bid per click. Every ad group needs `maxCpc`.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'translated',
    requires: [],
    becomes: BECOMES.ENHANCED_CPC!,
    note: 'OpenAI has fixed bids only.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'OpenAI bids automatically within the daily budget.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    ...BY_EVENT,
    note: EVENT,
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'translated',
    requires: [],
    ...BY_EVENT,
    becomes: BECOMES.MAXIMIZE_CONVERSION_VALUE!,
    note: `OpenAI has no conversion values. ${EVENT}`,
    source,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'native',
    requires: ['targetCpa'],
    ...BY_EVENT,
    note: `A fixed bid per conversion. ${EVENT}`,
    source,
  },
];

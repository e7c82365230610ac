import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

type Rule = Omit<BiddingRule, 'source'>;

const NEEDS_PIXEL = 'Needs settings.pixelId of the connection.';
const PIXEL = {
  requiresSettings: [
    {
      name: 'pixelId',
      meaning: 'Id of the pixel (dataset) by whose events Meta counts conversions.',
    },
  ],
} as const;
const BY_IMPRESSIONS = 'Paid for by impressions.';
const CAP =
  "Meta bids by itself under a cap for each link click: the ad group's own most per click, else the ceiling.";

/** What becomes of each bidding strategy. Which goals go with which objective is unverified. */
export const biddingRules: readonly BiddingRule[] = (
  [
    {
      strategy: 'MANUAL_CPC',
      support: 'translated',
      requires: ['maxCpcBidCeiling'],
      becomes: 'MAXIMIZE_CLICKS',
      note: CAP,
    },
    {
      strategy: 'ENHANCED_CPC',
      support: 'translated',
      requires: ['maxCpcBidCeiling'],
      becomes: 'MAXIMIZE_CLICKS',
      note: CAP,
    },
    {
      strategy: 'MAXIMIZE_CLICKS',
      support: 'native',
      requires: [],
      note: `Link clicks at the lowest cost, with a ceiling under a bid cap. ${BY_IMPRESSIONS} With the objective AWARENESS reach instead.`,
    },
    {
      strategy: 'MAXIMIZE_CONVERSIONS',
      ...PIXEL,
      support: 'native',
      requires: [],
      note: `Leads or purchases that the pixel sees, at the lowest cost or under a target cost. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_CPA',
      ...PIXEL,
      support: 'native',
      requires: ['targetCpa'],
      note: `A cost cap on each ad set. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'MAXIMIZE_CONVERSION_VALUE',
      ...PIXEL,
      support: 'native',
      requires: [],
      note: `The value of purchases that the pixel sees. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_ROAS',
      ...PIXEL,
      support: 'native',
      requires: ['targetRoas'],
      note: `A least return on ad spend on each ad set. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_IMPRESSION_SHARE',
      support: 'unsupported',
      requires: [],
      note: 'Meta knows no share of impressions.',
    },
  ] satisfies readonly Rule[]
).map((rule): BiddingRule => ({ ...rule, source: SOURCE.bidding, unverified: true }));

import type { BiddingRule } from '../../port/capabilities';
import { SOURCE } from './sources';

type Rule = Omit<BiddingRule, 'source'>;

const NEEDS_PIXEL = 'Needs `settings/pixelId` of the connection.';
const PIXEL = {
  requiresSettings: [
    {
      name: 'pixelId',
      meaning: 'The id of the pixel (dataset) whose events count as conversions.',
    },
  ],
} as const;
const BY_IMPRESSIONS = 'Payment is for impressions.';
const CAP =
  'Meta bids automatically under a cap per link click: `maxCpc` of the ad group, or the ceiling.';

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
      note: `Link clicks at the lowest cost, and under a bid cap with a ceiling. ${BY_IMPRESSIONS} With the objective AWARENESS the goal is reach.`,
    },
    {
      strategy: 'MAXIMIZE_CONVERSIONS',
      ...PIXEL,
      support: 'native',
      requires: [],
      note: `Leads or purchases that the pixel counts, at the lowest cost or under a target cost. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_CPA',
      ...PIXEL,
      support: 'native',
      requires: ['targetCpa'],
      note: `Becomes a cost cap on each ad set. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'MAXIMIZE_CONVERSION_VALUE',
      ...PIXEL,
      support: 'native',
      requires: [],
      note: `The value of purchases that the pixel counts. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_ROAS',
      ...PIXEL,
      support: 'native',
      requires: ['targetRoas'],
      note: `Becomes the minimum return on ad spend of each ad set. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_IMPRESSION_SHARE',
      support: 'unsupported',
      requires: [],
      note: 'Meta has no impression share.',
    },
  ] satisfies readonly Rule[]
).map((rule): BiddingRule => ({ ...rule, source: SOURCE.bidding, unverified: true }));

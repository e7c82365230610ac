import { type Complaint, complaint } from '../errors/complaint';
import { BIDDING_MEMBERS } from '../schema/campaign';
import type { Json } from '../schema/field';
import { numberOf, partOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import type { Rule } from './kind-rules';
import { bidComplaints } from './money';
import { required } from './required';

const MONEY = ['cpcBidCeilingMicros', 'cpcBidFloorMicros', 'targetCpaMicros'];
const MANUAL_BID_CHANNELS: readonly unknown[] = ['SEARCH', 'DISPLAY'];

/** The one bidding strategy of a campaign. */
export function strategyOf(campaign: Json): string | undefined {
  return Object.keys(BIDDING_MEMBERS).find((member) => campaign[member] !== undefined);
}

/** `bidding_strategy_type` as it reads back: `targetSpend` is TARGET_SPEND. */
export function strategyType(campaign: Json): string | undefined {
  return strategyOf(campaign)
    ?.replace(/([A-Z])/g, '_$1')
    .toUpperCase();
}

const oneStrategy: Rule = ({ next }) => {
  const strategy = strategyOf(next);
  if (!strategy) {
    return [
      complaint(
        'fieldError.REQUIRED',
        'campaignBiddingStrategy',
        'A campaign needs a bidding strategy.',
      ),
    ];
  }
  if (strategy !== 'biddingStrategy') return [];
  return [
    complaint(
      'mutateError.RESOURCE_NOT_FOUND',
      'biddingStrategy',
      'There is no such portfolio strategy.',
      next['biddingStrategy'],
    ),
  ];
};

const enhancedCpc: Rule = ({ next }) => {
  const enhanced = partOf(next, 'manualCpc')['enhancedCpcEnabled'] === true;
  if (!enhanced || !MANUAL_BID_CHANNELS.includes(next['advertisingChannelType'])) return [];
  return [
    complaint(
      UNVERIFIED.enhancedCpcClosed,
      'manualCpc.enhancedCpcEnabled',
      'Enhanced CPC is no longer available.',
    ),
  ];
};

const amounts: Rule = ({ next, customer }) => {
  const strategy = strategyOf(next);
  return strategy
    ? bidComplaints(givenAmounts(partOf(next, strategy)), customer.currency, MONEY, strategy)
    : [];
};

/** A target of 0 in a maximising strategy means that there is none. */
function givenAmounts(settings: Json): Json {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== '0'));
}

/** v25 bidding.proto: ceilings and floors of the maximising strategies are mutable only in portfolio strategies. */
const portfolioOnly: Rule = ({ next }) =>
  ['maximizeConversions', 'maximizeConversionValue'].flatMap((strategy) =>
    ['cpcBidCeilingMicros', 'cpcBidFloorMicros']
      .filter((member) => Number(partOf(next, strategy)[member] ?? 0) !== 0)
      .map((member) =>
        complaint(
          'fieldError.VALUE_MUST_BE_UNSET',
          `${strategy}.${member}`,
          'Only for portfolio strategies.',
        ),
      ),
  );

const targetRoas: Rule = ({ next }) => {
  if (next['targetRoas'] !== undefined) {
    return [...requiredIn(next, 'targetRoas', 'targetRoas'), ...roasRange(next, 'targetRoas')];
  }
  return roasRange(next, 'maximizeConversionValue');
};

function roasRange(campaign: Json, strategy: string): readonly Complaint[] {
  const roas = numberOf(partOf(campaign, strategy), 'targetRoas');
  if (!roas) return [];
  const at = `${strategy}.targetRoas`;
  if (roas < 0.01) return [complaint('rangeError.TOO_LOW', at, 'Too low.', roas)];
  return roas > 1000 ? [complaint('rangeError.TOO_HIGH', at, 'Too high.', roas)] : [];
}

const targetCpa: Rule = ({ next }) =>
  next['targetCpa'] === undefined ? [] : requiredIn(next, 'targetCpa', 'targetCpaMicros');

const impressionShare: Rule = ({ next }) => {
  const strategy = 'targetImpressionShare';
  if (next[strategy] === undefined) return [];
  const missing = requiredIn(
    next,
    strategy,
    'location',
    'locationFractionMicros',
    'cpcBidCeilingMicros',
  );
  const fraction = numberOf(partOf(next, strategy), 'locationFractionMicros') ?? 1;
  if (fraction >= 1 && fraction <= 1_000_000) return missing;
  return [
    ...missing,
    complaint(
      fraction < 1 ? 'rangeError.TOO_LOW' : 'rangeError.TOO_HIGH',
      `${strategy}.locationFractionMicros`,
      'Out of range.',
      fraction,
    ),
  ];
};

function requiredIn(
  campaign: Json,
  strategy: string,
  ...members: readonly string[]
): readonly Complaint[] {
  return required(partOf(campaign, strategy), ...members).map((lack) => ({
    ...lack,
    at: `${strategy}.${lack.at}`,
  }));
}

/** Bidding inside a campaign (v25 protos: bidding.proto, bidding_error.proto). */
export const biddingRules: readonly Rule[] = [
  oneStrategy,
  enhancedCpc,
  amounts,
  portfolioOnly,
  targetRoas,
  targetCpa,
  impressionShare,
];

import type { BiddingDraft, CampaignDraft } from '../../port/draft';
import type { BiddingAttributes } from '../attributes/campaign-attributes';
import { HELD_STRATEGY, isAwareness, type Family } from '../data/aims';
import type { Warn } from '../../normalising';

const FIELD = 'biddingStrategy';

/** The strategy that Reddit can follow with a budget of the campaign; what it becomes is told. */
export const normaliseBidding = (
  { biddingStrategy: draft, objective }: Pick<CampaignDraft, 'biddingStrategy' | 'objective'>,
  warn: Warn,
): BiddingAttributes => {
  const type = isAwareness(objective) ? 'MAXIMIZE_CLICKS' : HELD_STRATEGY[draft.type];
  if (type !== draft.type) {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      `${FIELD}/type`,
      `The strategy ${draft.type} becomes ${type} on Reddit.`,
    );
  }
  if (type === 'MAXIMIZE_CLICKS') {
    return { type, ...ceilingOf(draft.maxCpcBidCeilingMicros, objective, warn) };
  }
  if (draft.maxCpcBidCeilingMicros !== undefined) {
    dropCeiling(
      'Reddit has no ceiling per click where the campaign bids for conversions. It is not sent there.',
      warn,
    );
  }
  return hasTarget(draft)
    ? { type: 'TARGET_CPA', targetCpaMicros: draft.targetCpaMicros }
    : { type: 'MAXIMIZE_CONVERSIONS' };
};

/** To Reddit a target is a strategy of its own, whichever of the two it was written with. */
const hasTarget = (
  draft: BiddingDraft,
): draft is BiddingDraft & { readonly targetCpaMicros: number } =>
  draft.targetCpaMicros !== undefined &&
  (draft.type === 'TARGET_CPA' || draft.type === 'MAXIMIZE_CONVERSIONS');

/** What a strategy of our words buys. */
export const familyOf = ({ type }: BiddingAttributes): Family =>
  type === 'MAXIMIZE_CLICKS' ? 'clicks' : 'conversions';

const ceilingOf = (
  micros: number | undefined,
  objective: string,
  warn: Warn,
): Pick<BiddingAttributes, 'maxCpcBidCeilingMicros'> => {
  if (micros === undefined) return {};
  if (!isAwareness(objective)) return { maxCpcBidCeilingMicros: micros };
  dropCeiling(
    'Reddit has no ceiling per click with the objective AWARENESS. It is not sent there.',
    warn,
  );
  return {};
};

const dropCeiling = (message: string, warn: Warn): void =>
  warn('BIDDING_OPTION_IGNORED', `${FIELD}/maxCpcBidCeiling`, message);

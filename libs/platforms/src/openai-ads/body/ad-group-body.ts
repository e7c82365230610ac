import { markedName } from '../../marked-name';
import type { CreateChange, UpdateChange } from '../../port/change';
import { asAdGroup, type AdGroupAttributes } from '../attributes/child-attributes';
import { BIDS, isHeldStrategy } from '../data/bids';
import { statusTo } from '../observe/status';
import type { WireBidding } from '../wire/objects';

export const newAdGroup = (change: CreateChange): object => {
  const after = asAdGroup(change.after);
  return {
    campaign_id: change.parentRemoteId,
    name: markedName(after.name, change.localId),
    status: statusTo(after.status),
    context_hints: after.contextHints,
    ...biddingOf(after),
  };
};

/** Only what the change names. A bid is always sent whole; multipliers of audiences that others set go along while the bid is fixed. */
export const adGroupUpdate = (
  { fields, localId, ...change }: UpdateChange,
  held: WireBidding | null | undefined,
): object => {
  const after = asAdGroup(change.after);
  return {
    ...(fields.includes('name') ? { name: markedName(after.name, localId) } : {}),
    ...(fields.includes('contextHints') ? { context_hints: after.contextHints } : {}),
    ...(fields.includes('biddingStrategy') || fields.includes('maxCpcMicros')
      ? biddingOf(after, held)
      : {}),
  };
};

/** The bid in micros that the strategy asks for; null where OpenAI bids by itself. */
export const bidOf = ({ biddingStrategy, maxCpcMicros }: AdGroupAttributes): number | null => {
  const { type, targetCpaMicros } = biddingStrategy;
  if (!isHeldStrategy(type)) return null;
  const { amount } = BIDS[type];
  if (amount === null) return null;
  return amount === 'maxCpc' ? maxCpcMicros : targetCpaMicros;
};

/** Both kinds of campaigns are billed by click. */
const biddingOf = (after: AdGroupAttributes, held?: WireBidding | null): object => {
  const { type } = after.biddingStrategy;
  const strategy = isHeldStrategy(type) ? BIDS[type].strategy : type;
  const bid = bidOf(after);
  const multipliers = strategy === 'fixed_bid' ? (held?.custom_audience_bid_multipliers ?? []) : [];
  return {
    bidding_config: {
      billing_event_type: 'click',
      strategy,
      ...(bid === null ? {} : { max_bid_micros: bid }),
      ...(multipliers.length > 0 ? { custom_audience_bid_multipliers: multipliers } : {}),
    },
  };
};

import type { CreateChange, UpdateChange } from '../../port/change';
import { markedName } from '../../translation/marked-name';
import { type AdGroupAttributes, asAdGroup } from '../attributes';
import { statusTo, type WireBidding } from '../client/objects';
import { biddingTypeOf } from '../read/observe';
import { BIDS, isSupportedStrategy } from '../vocabulary';

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

/**
 * Only what the change names. A bid is always sent whole; multipliers of audiences that others set
 * go along while the bid is fixed.
 */
export const adGroupUpdate = (
  { fields, localId, ...change }: UpdateChange,
  current: WireBidding | null | undefined,
): object => {
  const after = asAdGroup(change.after);
  return {
    ...(fields.includes('name') ? { name: markedName(after.name, localId) } : {}),
    ...(fields.includes('contextHints') ? { context_hints: after.contextHints } : {}),
    ...(fields.includes('biddingStrategy') || fields.includes('maxCpcMicros')
      ? biddingOf(after, current)
      : {}),
  };
};

/** The bid in micros that the strategy asks for; null where OpenAI bids by itself. */
export const bidOf = ({ biddingStrategy, maxCpcMicros }: AdGroupAttributes): number | null => {
  const { type, targetCpaMicros } = biddingStrategy;
  if (!isSupportedStrategy(type)) return null;
  const { amount } = BIDS[type];
  if (amount === null) return null;
  return amount === 'maxCpc' ? maxCpcMicros : targetCpaMicros;
};

/** Both kinds of campaigns are billed by click. */
const biddingOf = (after: AdGroupAttributes, current?: WireBidding | null): object => {
  const { type } = after.biddingStrategy;
  const strategy = isSupportedStrategy(type) ? BIDS[type].strategy : type;
  const bid = bidOf(after);
  const multipliers =
    strategy === 'fixed_bid' ? (current?.custom_audience_bid_multipliers ?? []) : [];
  return {
    bidding_config: {
      billing_event_type: 'click',
      strategy,
      ...(bid === null ? {} : { max_bid_micros: bid }),
      ...(multipliers.length > 0 ? { custom_audience_bid_multipliers: multipliers } : {}),
    },
  };
};

/**
 * What the campaign of an ad group pays for, by the strategy that it is to have: answers about ad
 * groups do not say it.
 */
export const biddingTypeFor = ({ entity, after }: CreateChange | UpdateChange): string =>
  (entity === 'adGroup' ? biddingTypeOf(asAdGroup(after).biddingStrategy.type) : undefined) ??
  'clicks';

import { readMarkedName } from '../../marked-name';
import type { AdGroupAttributes, BiddingAttributes } from '../attributes/child-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { BIDS, strategyOf, type BiddingType } from '../data/bids';
import type { WireAdGroup, WireBidding } from '../wire/objects';
import { statusFrom } from './status';

/** What an ad group is, in our words. What its campaign pays for decides what a fixed bid means. */
export const adGroupAttributes = (group: WireAdGroup, biddingType: string): AdGroupAttributes => {
  const { strategy, bid } = biddingOf(group.bidding_config, biddingType);
  return {
    name: readMarkedName(group.name).name,
    status: statusFrom(group.status),
    biddingStrategy: strategy,
    maxCpcMicros: bid,
    contextHints: sortedSet(group.context_hints ?? [], (hint) => hint),
  };
};

const biddingOf = (
  config: WireBidding | null | undefined,
  biddingType: string,
): { readonly strategy: BiddingAttributes; readonly bid: number | null } => {
  const word = config?.strategy ?? 'fixed_bid';
  const type = strategyOf(biddingType, word);
  const amount = config?.max_bid_micros ?? null;
  if (type === undefined) {
    return { strategy: { type: `${biddingType} ${word}`, targetCpaMicros: null }, bid: amount };
  }
  const isCpa = BIDS[type].amount === 'targetCpa';
  return { strategy: { type, targetCpaMicros: isCpa ? amount : null }, bid: isCpa ? null : amount };
};

/** The biddingType that a strategy belongs to; undefined for one that OpenAI does not have. */
export const biddingTypeOf = (type: string): BiddingType | undefined =>
  Object.hasOwn(BIDS, type) ? BIDS[type as keyof typeof BIDS].biddingType : undefined;

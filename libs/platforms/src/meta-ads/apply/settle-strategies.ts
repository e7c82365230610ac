import type { UpdateChange } from '../../port/change';
import type { Observed } from '../../port/observed';
import { asAdGroup, type AdGroupAttributes } from '../attributes/ad-group-attributes';
import { unitsOf } from '../data/offsets';
import type { GraphCall } from '../wire/graph-call';
import { sendParts, type Part, type Writing } from './send-parts';

/** A bid and the strategy that takes it stand on two objects, and plans send ad groups before their campaign: the strategy goes first, with the bids. */
export const settleStrategies = async (
  writing: Writing,
  updates: readonly UpdateChange[],
  seen: ReadonlyMap<string, Observed>,
): Promise<void> => {
  const moving = updates.filter(
    (change) =>
      change.entity === 'adGroup' &&
      isAboutBids(change) &&
      strategyFor(asAdGroup(change.after)) !== seen.get(change.remoteId)?.parts['bidStrategy'],
  );
  const campaigns = new Map(
    moving.map((change) => [seen.get(change.remoteId)?.campaignRemoteId ?? '', change]),
  );
  const parts = [...campaigns].map(([campaignId, change]): Part<UpdateChange> => ({
    change,
    call: strategyCall(writing, campaignId, change, moving),
  }));
  // A refusal is told by the ad sets that are refused in turn.
  for await (const _ of sendParts(writing, parts, { nature: 'change', entity: 'campaign' })) {
    continue;
  }
};

const isAboutBids = ({ fields }: UpdateChange): boolean =>
  fields.includes('maxCpcMicros') || fields.includes('biddingStrategy');

/** The strategy of a campaign whose ad sets bid like this. */
export const strategyFor = ({
  maxCpcMicros,
  biddingStrategy: { targetCpaMicros, targetRoas },
}: AdGroupAttributes): string => {
  if (targetCpaMicros !== null) return 'COST_CAP';
  if (maxCpcMicros !== null) return 'LOWEST_COST_WITH_BID_CAP';
  return targetRoas === null ? 'LOWEST_COST_WITHOUT_CAP' : 'LOWEST_COST_WITH_MIN_ROAS';
};

const strategyCall = (
  {
    session: {
      connection: { currency },
    },
  }: Writing,
  campaignId: string,
  { after }: UpdateChange,
  moving: readonly UpdateChange[],
): GraphCall => {
  const bids = moving.flatMap((change): readonly (readonly [string, number])[] => {
    const adSet = asAdGroup(change.after);
    const bid = adSet.biddingStrategy.targetCpaMicros ?? adSet.maxCpcMicros;
    return bid === null || change.parentRemoteId !== campaignId
      ? []
      : [[change.remoteId, unitsOf(bid, currency)]];
  });
  return {
    method: 'POST',
    path: campaignId,
    params: {
      bid_strategy: strategyFor(asAdGroup(after)),
      ...(bids.length > 0 ? { adset_bid_amounts: Object.fromEntries(bids) } : {}),
    },
  };
};

import type { Observed } from '../../port/attributes';
import type { CreateChange, UpdateChange } from '../../port/change';
import { markedName } from '../../translation/marked-name';
import {
  type AdGroupAttributes,
  asAdGroup,
  asCampaign,
  type CampaignAttributes,
} from '../attributes';
import { metaStatus, unitsOf } from '../client/objects';
import type { GraphCall, Params } from '../client/requests';
import type { Session } from '../client/session';
import { type Part, sendParts, type Writing } from './batches';

type Field = keyof CampaignAttributes;
type Write = (campaign: CampaignAttributes, localId: string, currency: string) => Params;

const NOTHING: Params = {};

const WRITES: Readonly<Record<Field, Write>> = {
  name: ({ name }, localId) => ({ name: markedName(name, localId) }),
  status: ({ status }) => ({ status: metaStatus(status) }),
  objective: ({ objective }) => ({
    objective: objective.startsWith('OUTCOME_') ? objective : `OUTCOME_${objective}`,
  }),
  budgetMicros: ({ budgetMicros }, _, currency) =>
    budgetMicros === null ? NOTHING : { daily_budget: unitsOf(budgetMicros, currency) },
  biddingStrategy: ({ biddingStrategy }) => ({ bid_strategy: biddingStrategy.type }),
  specialAdCategories: ({ specialAdCategories }) => ({
    special_ad_categories: specialAdCategories,
  }),
  specialAdCategoryCountries: ({ specialAdCategoryCountries }) => ({
    special_ad_category_country: specialAdCategoryCountries,
  }),
};

/** A new campaign. Its budget is here, shared by its ad sets (Advantage campaign budget). */
export const newCampaign = (
  { connection: { currency } }: Session,
  { after, localId }: CreateChange,
): Params => {
  const campaign = asCampaign(after);
  const { special_ad_category_country: countries, ...rest } = written(
    campaign,
    Object.keys(WRITES),
    localId,
    currency,
  );
  return {
    buying_type: 'AUCTION',
    ...rest,
    ...(campaign.specialAdCategoryCountries.length > 0
      ? { special_ad_category_country: countries! }
      : {}),
  };
};

/** The members of the fields that changed; Meta leaves the others as they are. */
export const changedCampaign = (
  { connection: { currency } }: Session,
  { after, fields, localId }: UpdateChange,
): Params => written(asCampaign(after), fields, localId, currency);

const written = (
  campaign: CampaignAttributes,
  fields: readonly string[],
  localId: string,
  currency: string,
): Params =>
  Object.assign(
    {},
    ...fields.map((field) => WRITES[field as Field]?.(campaign, localId, currency)),
  ) as Params;

/**
 * A bid and the strategy that takes it are on two objects, and plans send ad groups before their
 * campaign: the strategy goes first, with the bids.
 */
export const alignBidStrategies = async (
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
  // The ad sets that are refused in turn report a refusal.
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

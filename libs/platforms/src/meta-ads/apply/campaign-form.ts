import { markedName } from '../../marked-name';
import type { CreateChange, UpdateChange } from '../../port/change';
import { asCampaign, type CampaignAttributes } from '../attributes/campaign-attributes';
import { unitsOf } from '../data/offsets';
import { metaStatus } from '../data/status';
import type { Params } from '../wire/graph-call';
import type { Session } from '../wire/session';

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

/** A new campaign. Its budget stands here, shared by its ad sets (Advantage campaign budget). */
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

import { readMarkedName } from '../../marked-name';
import type { Attributes } from '../../port/attributes';
import type { Observed } from '../../port/observed';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { objectiveOf } from '../data/goals';
import { microsOf } from '../data/offsets';
import { statusOf } from '../data/status';
import { numberIn, textIn, textsIn, type Row } from '../wire/row';
import type { Session } from '../wire/session';

/** A campaign as Meta shows it, in our words. */
export const observeCampaign = ({ connection: { currency } }: Session, row: Row): Observed => {
  const { name, marker } = readMarkedName(textIn(row, 'name'));
  const id = textIn(row, 'id');
  const attributes: CampaignAttributes = {
    name,
    status: statusOf(textIn(row, 'status')),
    objective: objectiveOf(textIn(row, 'objective')),
    budgetMicros: amountIn(row, 'daily_budget', currency),
    biddingStrategy: { type: textIn(row, 'bid_strategy') },
    ...categoriesIn(row),
  };
  return {
    entity: 'campaign',
    remoteId: id,
    campaignRemoteId: id,
    ...(marker === undefined ? {} : { marker }),
    attributes: attributes as unknown as Attributes,
    parts: {},
  };
};

const amountIn = (row: Row, member: string, currency: string): number | null => {
  const units = numberIn(row, member);
  return units === undefined ? null : microsOf(units, currency);
};

/** `NONE` and nothing at all are the same. */
const categoriesIn = (
  row: Row,
): Pick<CampaignAttributes, 'specialAdCategories' | 'specialAdCategoryCountries'> => ({
  specialAdCategories: sortedSet(
    textsIn(row, 'special_ad_categories').filter((category) => category !== 'NONE'),
  ),
  specialAdCategoryCountries: sortedSet(textsIn(row, 'special_ad_category_country')),
});

import { DateTime } from 'luxon';
import type { Json } from '../schema/field';
import { type Customer, customerName } from '../state/customer';
import { type KindName, KIND_NAMES } from '../state/kinds';
import { isRemoved, type Row } from '../state/row';

const TYPE: Partial<Readonly<Record<KindName, string>>> = {
  campaignBudget: 'CAMPAIGN_BUDGET',
  campaign: 'CAMPAIGN',
  campaignCriterion: 'CAMPAIGN_CRITERION',
  adGroup: 'AD_GROUP',
  adGroupAd: 'AD_GROUP_AD',
  adGroupCriterion: 'AD_GROUP_CRITERION',
  asset: 'ASSET',
  campaignAsset: 'CAMPAIGN_ASSET',
  adGroupAsset: 'AD_GROUP_ASSET',
  assetGroup: 'ASSET_GROUP',
};

/** The last change of every object of a kind that the feed knows. */
export function* changeRows(
  customer: Customer,
): Generator<{ readonly data: Json; readonly row: Row }> {
  for (const kind of KIND_NAMES.filter((known) => TYPE[known])) {
    for (const row of customer.store.all(kind)) yield { row, data: changeOf(row, customer) };
  }
}

function changeOf(row: Row, { id, timeZone }: Customer): Json {
  const at = DateTime.fromJSDate(row.changedAt, { zone: timeZone });
  const operation = isRemoved(row)
    ? 'REMOVED'
    : row.changedAt > row.createdAt
      ? 'CHANGED'
      : 'ADDED';
  return {
    resourceName: `${customerName(id)}/changeStatus/${row.changedAt.getTime()}-${row.id}`,
    lastChangeDateTime: `${at.toFormat('yyyy-MM-dd HH:mm:ss.SSS')}000`,
    resourceType: TYPE[row.kind],
    resourceStatus: operation,
    [row.kind]: row.name,
  };
}

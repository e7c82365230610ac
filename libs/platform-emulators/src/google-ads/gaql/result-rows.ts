import { DateTime } from 'luxon';
import type { Figures } from '../../core/delivery';
import { type Customer, customerName, type World } from '../accounts';
import { constantOf, LOCATIONS } from '../places/locations';
import { KIND_NAMES, type KindName } from '../schema/kinds';
import type { Json } from '../schema/message';
import { isRemoved, type Row, textOf } from '../store/store';

/** One resource of a result: a stored object, or members of their own. */
export type Part = { readonly row: Row } | { readonly data: Json };

/** One result before anything was selected. */
export interface ResultRow {
  readonly customer: Customer;
  readonly parts: Readonly<Record<string, Part | undefined>>;
  readonly figures?: Figures;
  readonly date?: string;
  /** Where the caller reaches uploaded pictures. */
  readonly imagesUrl?: string;
}

/** The account that a query runs on: a client with objects, or its manager without any. */
export interface Target {
  readonly customer: Customer;
  readonly isManager: boolean;
  readonly world: World;
  readonly imagesUrl?: string;
}

/** All results of a FROM clause, with the resources that may be selected beside it. */
export function* resultRows(
  from: string,
  { customer, isManager, world, imagesUrl }: Target,
): Generator<ResultRow> {
  if (from === 'geo_target_constant') {
    for (const place of LOCATIONS) {
      yield { customer, parts: { geo_target_constant: { data: constantOf(place) } } };
    }
    return;
  }
  const own: Part = { data: customerData(customer, isManager) };
  if (from === 'customer') return yield { customer, parts: { customer: own } };
  if (from === 'customer_client') {
    for (const data of clientsOf(customer, world)) {
      yield { customer, parts: { customer_client: { data }, customer: own } };
    }
    return;
  }
  if (isManager) return;
  if (from === 'change_status') {
    for (const { data, row } of changeRows(customer)) {
      yield {
        customer,
        parts: { ...parentsOf(customer, row), change_status: { data }, customer: own },
      };
    }
    return;
  }
  const kind = KIND_OF[from];
  if (!kind) return;
  for (const row of customer.store.all(kind)) {
    if (isListed(row)) {
      yield {
        customer,
        imagesUrl,
        parts: { ...parentsOf(customer, row), [PART_OF[kind]]: { row }, customer: own },
      };
    }
  }
}

/** Assets have no status: one that a person removed is simply gone. */
const isListed = (row: Row): boolean => row.kind !== 'asset' || !isRemoved(row);

const KIND_OF: Readonly<Record<string, KindName>> = {
  campaign: 'campaign',
  campaign_budget: 'campaignBudget',
  campaign_criterion: 'campaignCriterion',
  campaign_asset: 'campaignAsset',
  ad_group: 'adGroup',
  ad_group_ad: 'adGroupAd',
  ad_group_criterion: 'adGroupCriterion',
  keyword_view: 'adGroupCriterion',
  ad_group_asset: 'adGroupAsset',
  asset: 'asset',
  asset_group: 'assetGroup',
  asset_group_asset: 'assetGroupAsset',
  conversion_action: 'conversionAction',
};

const PART_OF: Readonly<Record<KindName, string>> = {
  campaign: 'campaign',
  campaignBudget: 'campaign_budget',
  campaignCriterion: 'campaign_criterion',
  campaignAsset: 'campaign_asset',
  adGroup: 'ad_group',
  adGroupAd: 'ad_group_ad',
  adGroupCriterion: 'ad_group_criterion',
  adGroupAsset: 'ad_group_asset',
  asset: 'asset',
  assetGroup: 'asset_group',
  assetGroupAsset: 'asset_group_asset',
  conversionAction: 'conversion_action',
};

function parentsOf({ store }: Customer, row: Row): Record<string, Part> {
  const adGroup = store.get('adGroup', textOf(row.data, 'adGroup'));
  const assetGroup = store.get('assetGroup', textOf(row.data, 'assetGroup'));
  const campaign = store.get('campaign', textOf((adGroup ?? assetGroup ?? row).data, 'campaign'));
  const asset = store.get('asset', textOf(row.data, 'asset'));
  const budget = store.get('campaignBudget', textOf(row.data, 'campaignBudget'));
  return {
    ...(adGroup ? { ad_group: { row: adGroup } } : {}),
    ...(assetGroup ? { asset_group: { row: assetGroup } } : {}),
    ...(campaign ? { campaign: { row: campaign } } : {}),
    ...(asset ? { asset: { row: asset } } : {}),
    ...(budget ? { campaign_budget: { row: budget } } : {}),
  };
}

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
function* changeRows(customer: Customer): Generator<{ readonly data: Json; readonly row: Row }> {
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

/** The account as its `customer` resource. */
export function customerData(customer: Customer, isManager = false): Json {
  const { id, name, currency, timeZone, status, isTest, conversionCustomerId } = customer;
  return {
    resourceName: customerName(id),
    id,
    descriptiveName: name,
    currencyCode: currency,
    timeZone,
    status,
    manager: isManager,
    testAccount: isTest,
    conversionTrackingSetting: { googleAdsConversionCustomer: customerName(conversionCustomerId) },
  };
}

/** The account itself and everything below it. */
const clientsOf = ({ id: rootId }: Customer, world: World): readonly Json[] =>
  [...world.below(rootId)].flatMap(([id, level]) => {
    const client = world.anyCustomer(id);
    return client ? [clientData(customerData(client, world.managers.has(id)), level)] : [];
  });

/** An account as `customer_client`, seen from a manager or from itself. */
function clientData(customer: Json, level: number): Json {
  const { resourceName, conversionTrackingSetting: _, ...rest } = customer;
  return {
    ...rest,
    resourceName: `${String(resourceName)}/customerClients/${String(customer['id'])}`,
    clientCustomer: resourceName,
    level: String(level),
    hidden: false,
  };
}

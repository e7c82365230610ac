import type { Figures } from '../../delivery/spend-book';
import type { Json } from '../schema/field';
import type { Customer } from '../state/customer';
import type { KindName } from '../state/kinds';
import { constantOf, PLACES } from '../places/places';
import { isRemoved, type Row, textOf } from '../state/row';
import { changeRows } from './change-rows';
import { customerData, managerData, clientData } from './customer-data';

/** One resource of a result: a stored object, or members that stand by themselves. */
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
  readonly imagesUrl?: string;
}

/** All results of a FROM clause, with the resources that may be selected beside it. */
export function* resultRows(
  from: string,
  { customer, isManager, imagesUrl }: Target,
): Generator<ResultRow> {
  if (from === 'geo_target_constant') {
    for (const place of PLACES) {
      yield { customer, parts: { geo_target_constant: { data: constantOf(place) } } };
    }
    return;
  }
  const own: Part = { data: isManager ? managerData(customer) : customerData(customer) };
  if (from === 'customer') return yield { customer, parts: { customer: own } };
  if (from === 'customer_client') {
    const levels = isManager
      ? [clientData(managerData(customer), 0), clientData(customerData(customer), 1)]
      : [clientData(customerData(customer), 0)];
    for (const data of levels) {
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

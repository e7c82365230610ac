import type { Figures } from '../delivery/spend-book';
import type { Json } from '../schema/field';
import type { Customer } from '../state/customer';
import type { KindName } from '../state/kinds';
import { type Row, textOf } from '../state/row';
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
}

/** The account that a query runs on: a client with objects, or its manager without any. */
export interface Target {
  readonly customer: Customer;
  readonly isManager: boolean;
}

/** All results of a FROM clause, with the resources that may be selected beside it. */
export function* resultRows(from: string, { customer, isManager }: Target): Generator<ResultRow> {
  const own: Part = { data: isManager ? managerData(customer) : customerData(customer) };
  if (from === 'customer') return yield { customer, parts: { customer: own } };
  if (from === 'customer_client') {
    const levels = isManager ? [clientData(managerData(customer), 0), clientData(customerData(customer), 1)] : [clientData(customerData(customer), 0)];
    for (const data of levels) yield { customer, parts: { customer_client: { data }, customer: own } };
    return;
  }
  if (isManager) return;
  if (from === 'change_status') {
    for (const { data, row } of changeRows(customer)) yield { customer, parts: { ...parentsOf(customer, row), change_status: { data }, customer: own } };
    return;
  }
  const kind = KIND_OF[from];
  if (!kind) return;
  for (const row of customer.store.all(kind)) yield { customer, parts: { ...parentsOf(customer, row), [PART_OF[kind]]: { row }, customer: own } };
}

const KIND_OF: Readonly<Record<string, KindName>> = {
  campaign: 'campaign',
  campaign_budget: 'campaignBudget',
  campaign_criterion: 'campaignCriterion',
  campaign_asset: 'campaignAsset',
  ad_group: 'adGroup',
  ad_group_ad: 'adGroupAd',
  ad_group_criterion: 'adGroupCriterion',
  keyword_view: 'adGroupCriterion',
  asset: 'asset',
};

const PART_OF: Readonly<Record<KindName, string>> = {
  campaign: 'campaign',
  campaignBudget: 'campaign_budget',
  campaignCriterion: 'campaign_criterion',
  campaignAsset: 'campaign_asset',
  adGroup: 'ad_group',
  adGroupAd: 'ad_group_ad',
  adGroupCriterion: 'ad_group_criterion',
  asset: 'asset',
};

function parentsOf({ store }: Customer, row: Row): Record<string, Part> {
  const adGroup = store.get('adGroup', textOf(row.data, 'adGroup'));
  const campaign = store.get('campaign', textOf((adGroup ?? row).data, 'campaign'));
  const asset = store.get('asset', textOf(row.data, 'asset'));
  const budget = store.get('campaignBudget', textOf(row.data, 'campaignBudget'));
  return {
    ...(adGroup ? { ad_group: { row: adGroup } } : {}),
    ...(campaign ? { campaign: { row: campaign } } : {}),
    ...(asset ? { asset: { row: asset } } : {}),
    ...(budget ? { campaign_budget: { row: budget } } : {}),
  };
}

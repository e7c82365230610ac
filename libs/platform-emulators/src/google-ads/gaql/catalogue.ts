import {
  AD_GROUP,
  AD_GROUP_AD,
  AD_GROUP_ASSET,
  ASSET,
  ASSET_GROUP,
  ASSET_GROUP_ASSET,
  CAMPAIGN_ASSET,
} from '../schema/ads';
import {
  AD_GROUP_CRITERION,
  CAMPAIGN,
  CAMPAIGN_BUDGET,
  CAMPAIGN_CRITERION,
} from '../schema/campaigns';
import { CONVERSION_ACTION } from '../schema/conversions';
import { CHANGE_OPERATION, CHANGED_RESOURCE, CUSTOMER_STATUS } from '../schema/enums';
import {
  bool,
  camel,
  double,
  enumOf,
  type Field,
  int64,
  type Message,
  message,
  of,
  output,
  string,
} from '../schema/message';

/** The member that says which account counts the conversions. */
const CONVERSION_TRACKING_SETTING = message('ConversionTrackingSetting', {
  googleAdsConversionCustomer: output(string),
});

/** `google.ads.googleads.v25.resources.Customer`, the members that say what account this is. */
const CUSTOMER = message('Customer', {
  resourceName: output(string),
  id: output(int64),
  descriptiveName: string,
  currencyCode: output(string),
  timeZone: output(string),
  trackingUrlTemplate: string,
  finalUrlSuffix: string,
  autoTaggingEnabled: bool,
  manager: output(bool),
  testAccount: output(bool),
  status: output(CUSTOMER_STATUS),
  optimizationScore: output(double),
  conversionTrackingSetting: output(of(CONVERSION_TRACKING_SETTING)),
});

/** `google.ads.googleads.v25.resources.CustomerClient`: the accounts under a manager. */
const CUSTOMER_CLIENT = message('CustomerClient', {
  resourceName: output(string),
  clientCustomer: output(string),
  hidden: output(bool),
  level: output(int64),
  timeZone: output(string),
  testAccount: output(bool),
  manager: output(bool),
  descriptiveName: output(string),
  currencyCode: output(string),
  id: output(int64),
  status: output(CUSTOMER_STATUS),
});

/** `google.ads.googleads.v25.resources.ChangeStatus`: the cheap feed of what changed. */
const CHANGE_STATUS = message('ChangeStatus', {
  resourceName: output(string),
  lastChangeDateTime: output(string),
  resourceType: output(CHANGED_RESOURCE),
  resourceStatus: output(CHANGE_OPERATION),
  campaign: output(string),
  campaignBudget: output(string),
  adGroup: output(string),
  adGroupAd: output(string),
  adGroupCriterion: output(string),
  campaignCriterion: output(string),
  asset: output(string),
  campaignAsset: output(string),
  adGroupAsset: output(string),
  assetGroup: output(string),
});

/** `google.ads.googleads.v25.resources.GeoTargetConstant`: read only. */
const GEO_TARGET_CONSTANT = message('GeoTargetConstant', {
  resourceName: output(string),
  id: output(int64),
  name: output(string),
  countryCode: output(string),
  targetType: output(string),
  status: output(enumOf('GeoTargetConstantStatus', ['ENABLED', 'REMOVAL_PLANNED'])),
  canonicalName: output(string),
  parentGeoTarget: output(string),
});

/**
 * A field that can be selected: its name in queries, and where its value lies in an answer's row.
 */
export interface FieldRef {
  readonly name: string;
  readonly resource: string;
  /** Members from the row on: `campaign`, `networkSettings`, `targetGoogleSearch`. */
  readonly path: readonly string[];
  readonly field: Field;
}

const METRICS = message('Metrics', {
  impressions: int64,
  clicks: int64,
  interactions: int64,
  costMicros: int64,
  conversions: double,
  conversionsValue: double,
  allConversions: double,
  allConversionsValue: double,
  ctr: double,
  averageCpc: double,
  costPerConversion: double,
});

const MESSAGES: Readonly<Record<string, Message>> = {
  customer: CUSTOMER,
  customer_client: CUSTOMER_CLIENT,
  campaign: CAMPAIGN,
  campaign_budget: CAMPAIGN_BUDGET,
  campaign_criterion: CAMPAIGN_CRITERION,
  campaign_asset: CAMPAIGN_ASSET,
  ad_group: AD_GROUP,
  ad_group_ad: AD_GROUP_AD,
  ad_group_criterion: AD_GROUP_CRITERION,
  ad_group_asset: AD_GROUP_ASSET,
  asset: ASSET,
  asset_group: ASSET_GROUP,
  asset_group_asset: ASSET_GROUP_ASSET,
  conversion_action: CONVERSION_ACTION,
  geo_target_constant: GEO_TARGET_CONSTANT,
  change_status: CHANGE_STATUS,
  metrics: METRICS,
  segments: message('Segments', { date: string }),
};

const REPORTED = ['metrics', 'segments'];

/** What may be selected together with each resource of a FROM clause. */
export const FROM: Readonly<Record<string, readonly string[]>> = {
  customer: ['customer', ...REPORTED],
  customer_client: ['customer_client', 'customer'],
  campaign: ['campaign', 'campaign_budget', 'customer', ...REPORTED],
  campaign_budget: ['campaign_budget', 'customer'],
  campaign_criterion: ['campaign_criterion', 'campaign', 'customer'],
  campaign_asset: ['campaign_asset', 'asset', 'campaign', 'customer'],
  ad_group: ['ad_group', 'campaign', 'customer', ...REPORTED],
  ad_group_ad: ['ad_group_ad', 'ad_group', 'campaign', 'customer', ...REPORTED],
  ad_group_criterion: ['ad_group_criterion', 'ad_group', 'campaign', 'customer'],
  keyword_view: ['ad_group_criterion', 'ad_group', 'campaign', 'customer', ...REPORTED],
  ad_group_asset: ['ad_group_asset', 'asset', 'ad_group', 'campaign', 'customer'],
  asset: ['asset', 'customer'],
  asset_group: ['asset_group', 'campaign', 'customer', ...REPORTED],
  asset_group_asset: ['asset_group_asset', 'asset', 'asset_group', 'campaign', 'customer'],
  conversion_action: ['conversion_action', 'customer'],
  geo_target_constant: ['geo_target_constant'],
  change_status: ['change_status', 'campaign', 'ad_group', 'customer'],
};

const snake = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Messages that are answered whole and have no selectable members: Google's list of fields names
 * `long_headline`, not `long_headline.text`.
 */
const WHOLE: ReadonlySet<string> = new Set(['AdTextAsset']);

/**
 * Every selectable field by its name in queries. Other messages cannot be selected, lists of them
 * can; bytes can only be written.
 */
export const FIELDS: ReadonlyMap<string, FieldRef> = new Map(
  Object.entries(MESSAGES).flatMap(([resource, table]) =>
    leaves(table, [resource], [camel(resource)]).map((ref) => [ref.name, { ...ref, resource }]),
  ),
);

function leaves(table: Message, name: readonly string[], path: readonly string[]): FieldRef[] {
  return Object.entries(table.fields).flatMap(([member, field]) => {
    const longer = [...name, snake(member)];
    const deeper = [...path, member];
    if (field.type === 'message' && !field.repeated && !WHOLE.has(field.message.name)) {
      return leaves(field.message, longer, deeper);
    }
    if (field.type === 'bytes') return [];
    return [{ name: longer.join('.'), resource: name[0] ?? '', path: deeper, field }];
  });
}

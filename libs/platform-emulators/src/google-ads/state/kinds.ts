import { AD_GROUP } from '../schema/ad-group';
import { AD_GROUP_AD } from '../schema/ad-group-ad';
import { ASSET_GROUP } from '../schema/asset-group';
import { AD_GROUP_ASSET, ASSET_GROUP_ASSET, CAMPAIGN_ASSET } from '../schema/asset-links';
import { ASSET } from '../schema/assets';
import { CAMPAIGN } from '../schema/campaign';
import { CAMPAIGN_BUDGET } from '../schema/campaign-budget';
import { CONVERSION_ACTION } from '../schema/conversion-action';
import { AD_GROUP_CRITERION, CAMPAIGN_CRITERION } from '../schema/criteria';
import type { Message } from '../schema/field';

export const KIND_NAMES = [
  'campaignBudget',
  'campaign',
  'campaignCriterion',
  'adGroup',
  'adGroupAd',
  'adGroupCriterion',
  'asset',
  'campaignAsset',
  'adGroupAsset',
  'assetGroup',
  'assetGroupAsset',
  'conversionAction',
] as const;
export type KindName = (typeof KIND_NAMES)[number];

export interface Kind {
  readonly name: KindName;
  /** Path segment in resource names and routes. */
  readonly collection: string;
  readonly message: Message;
  /** Members whose resource names are the parents of an object. */
  readonly parents: readonly string[];
}

export const KINDS: Readonly<Record<KindName, Kind>> = {
  campaignBudget: {
    name: 'campaignBudget',
    collection: 'campaignBudgets',
    message: CAMPAIGN_BUDGET,
    parents: [],
  },
  campaign: {
    name: 'campaign',
    collection: 'campaigns',
    message: CAMPAIGN,
    parents: ['campaignBudget'],
  },
  campaignCriterion: {
    name: 'campaignCriterion',
    collection: 'campaignCriteria',
    message: CAMPAIGN_CRITERION,
    parents: ['campaign'],
  },
  adGroup: { name: 'adGroup', collection: 'adGroups', message: AD_GROUP, parents: ['campaign'] },
  adGroupAd: {
    name: 'adGroupAd',
    collection: 'adGroupAds',
    message: AD_GROUP_AD,
    parents: ['adGroup'],
  },
  adGroupCriterion: {
    name: 'adGroupCriterion',
    collection: 'adGroupCriteria',
    message: AD_GROUP_CRITERION,
    parents: ['adGroup'],
  },
  asset: { name: 'asset', collection: 'assets', message: ASSET, parents: [] },
  campaignAsset: {
    name: 'campaignAsset',
    collection: 'campaignAssets',
    message: CAMPAIGN_ASSET,
    parents: ['campaign', 'asset'],
  },
  adGroupAsset: {
    name: 'adGroupAsset',
    collection: 'adGroupAssets',
    message: AD_GROUP_ASSET,
    parents: ['adGroup', 'asset'],
  },
  assetGroup: {
    name: 'assetGroup',
    collection: 'assetGroups',
    message: ASSET_GROUP,
    parents: ['campaign'],
  },
  assetGroupAsset: {
    name: 'assetGroupAsset',
    collection: 'assetGroupAssets',
    message: ASSET_GROUP_ASSET,
    parents: ['assetGroup', 'asset'],
  },
  conversionAction: {
    name: 'conversionAction',
    collection: 'conversionActions',
    message: CONVERSION_ACTION,
    parents: [],
  },
};

/** `customers/1/campaigns/2` → `2`. */
export const idOf = (resourceName: string): string =>
  resourceName.slice(resourceName.lastIndexOf('/') + 1);

import {
  AD,
  AD_GROUP,
  AD_GROUP_AD,
  AD_GROUP_ASSET,
  ASSET,
  ASSET_GROUP,
  ASSET_GROUP_ASSET,
  CAMPAIGN_ASSET,
} from './ads';
import { AD_GROUP_CRITERION, CAMPAIGN, CAMPAIGN_BUDGET, CAMPAIGN_CRITERION } from './campaigns';
import { CONVERSION_ACTION } from './conversions';
import { RESPONSE_CONTENT } from './enums';
import { bool, int32, mask, type Message, message, of, oneof, repeated, string } from './message';

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

const OPTIONS = { partialFailure: bool, validateOnly: bool, responseContentType: RESPONSE_CONTENT };

const POLICY_VALIDATION = of(
  message('PolicyValidationParameter', { ignorablePolicyTopics: repeated(string) }),
);
const POLICY_VIOLATION_KEY = of(
  message('PolicyViolationKey', { policyName: string, violatingText: string }),
);

const EXTRAS: Partial<Record<KindName, Message['fields']>> = {
  adGroupAd: { policyValidationParameter: POLICY_VALIDATION },
  adGroupCriterion: { exemptPolicyViolationKeys: repeated(POLICY_VIOLATION_KEY) },
};

/** The operation of one kind: exactly one of create, update and remove. Assets have no remove. */
export function operationMessage(kind: KindName): Message {
  const resource = of(KINDS[kind].message);
  const remove: Message['fields'] = kind === 'asset' ? {} : { remove: string };
  const verbs = oneof('operation', { create: resource, update: resource, ...remove });
  return message(`${kind}Operation`, { updateMask: mask, ...EXTRAS[kind], ...verbs });
}

/** Ads are made through ad group ads: here they can only be updated. */
export const AD_OPERATION = message('AdOperation', {
  updateMask: mask,
  policyValidationParameter: POLICY_VALIDATION,
  ...oneof('operation', { update: of(AD) }),
});

/** Requests of asset groups have fewer options than the others. */
const OPTIONS_OF: Partial<Record<KindName, Message['fields']>> = {
  assetGroup: { validateOnly: bool },
  assetGroupAsset: { partialFailure: bool, validateOnly: bool },
};

export const collectionRequest = (operation: Message, kind?: KindName): Message =>
  message('MutateRequest', {
    operations: repeated(of(operation)),
    ...((kind && OPTIONS_OF[kind]) ?? OPTIONS),
  });

const MUTATE_OPERATION = message('MutateOperation', {
  ...oneof('operation', {
    adOperation: of(AD_OPERATION),
    ...Object.fromEntries(
      Object.keys(KINDS).map((kind) => [`${kind}Operation`, of(operationMessage(kindNamed(kind)))]),
    ),
  }),
});

/** `googleAds:mutate`: operations of any kind in one request. */
export const MUTATE_REQUEST = message('MutateGoogleAdsRequest', {
  mutateOperations: repeated(of(MUTATE_OPERATION)),
  ...OPTIONS,
});

export const SEARCH_REQUEST = message('SearchGoogleAdsRequest', {
  query: string,
  pageToken: string,
  pageSize: int32,
  validateOnly: bool,
  searchSettings: of(
    message('SearchSettings', {
      omitResults: bool,
      returnSummaryRow: bool,
      returnTotalResultsCount: bool,
    }),
  ),
});

export const SEARCH_STREAM_REQUEST = message('SearchGoogleAdsStreamRequest', {
  query: string,
  summaryRowSetting: string,
});

export const SUGGEST_REQUEST = message('SuggestGeoTargetConstantsRequest', {
  locale: string,
  countryCode: string,
  ...oneof('query', {
    locationNames: of(message('LocationNames', { names: repeated(string) })),
    geoTargets: of(message('GeoTargets', { geoTargetConstants: repeated(string) })),
  }),
});

function kindNamed(name: string): KindName {
  const kind = Object.values(KINDS).find((known) => known.name === name);
  if (!kind) throw new Error(`No kind is called ${name}`);
  return kind.name;
}

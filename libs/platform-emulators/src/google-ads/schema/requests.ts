import { KINDS, type KindName } from '../state/kinds';
import { AD } from './ad-group-ad';
import { RESPONSE_CONTENT } from './enums';
import { bool, int32, mask, type Message, message, of, oneof, repeated, string } from './field';

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

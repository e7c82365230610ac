import type { ContractHarness } from '../../contract/testing/harness';
import { emulatorEndpoints } from '../../transport';
import { googleAds } from '../google-ads';

/** What the contract suite must know of Google Ads. */
export const harness: ContractHarness = {
  platform: 'google-ads',
  connector: (emulatorUrl, apiVersion) =>
    googleAds({
      endpoints: emulatorEndpoints(emulatorUrl).google,
      ...(apiVersion === undefined ? {} : { apiVersion }),
    }),
  sunsetVersion: 'v19',
  plain: { campaignType: 'SEARCH', adType: 'RESPONSIVE_SEARCH' },
  kinds: { campaign: 'campaign', adGroup: 'adGroup', ad: 'adGroupAd', keyword: 'adGroupCriterion' },
  controlId: (_, remoteId) => remoteId,
  writePath: {
    campaign: 'googleAds:mutate',
    adGroup: 'googleAds:mutate',
    ad: 'googleAds:mutate',
    keyword: 'googleAds:mutate',
  },
  readPath: 'googleAds:search',
  rename: (name) => ({ name }),
  areas: [
    { kind: 'AREA', name: 'Germany', negative: false, criterionId: '2276' },
    { kind: 'AREA', name: 'Berlin', negative: false, criterionId: '1003854' },
    { kind: 'AREA', name: 'Munich', negative: false, criterionId: '1004234' },
    { kind: 'AREA', name: 'Austria', negative: false, criterionId: '2040' },
  ],
  marksNames: false,
  manyRequests: 1,
  refused: { over: { name: 'Taken' }, code: 'REMOTE_NAME_TAKEN', field: 'name' },
  duplicateNameCode: 'REMOTE_NAME_TAKEN',
  tokenLifeSeconds: 3_600,
  throttles: [
    { name: 'the delay of a quota error', fault: { status: 429 }, retryAfterSeconds: 30 },
    {
      name: 'Retry-After',
      fault: { status: 429, headers: { 'retry-after': '12' }, body: {} },
      retryAfterSeconds: 12,
    },
  ],
  withdrawn: { refreshToken: 'withdrawn' },
  places: [
    { asked: { name: 'Berlin', type: 'CITY', countryCode: 'DE' }, id: '1003854' },
    { asked: { name: 'Austria', type: 'COUNTRY' }, id: '2040' },
  ],
  images: {
    uploadPath: 'assets:mutate',
    kind: 'asset',
    isImage: ({ data }) => data['type'] === 'IMAGE',
    perAd: 2,
    findsLostUploads: true,
  },
  performance: {
    path: 'googleAds:search',
    addsUp: ['campaign', 'adGroup', 'ad', 'keyword'],
    many: { level: 'keyword', below: 1_000, campaigns: 1, days: 21, leastRequests: 3 },
  },
  creative: {
    writePath: {
      display: 'googleAds:mutate',
      assetGroup: 'googleAds:mutate',
      extensions: ['googleAds:mutate'],
    },
    assetGroupKind: 'assetGroup',
    extensionKind: 'campaignAsset',
  },
};

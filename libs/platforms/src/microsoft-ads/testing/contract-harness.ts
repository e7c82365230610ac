import type { AdPlatform } from '../../port/ad-platform';
import type { Draft } from '../../port/draft';
import type { ContractHarness } from '../../testing/harness';
import { emulatorEndpoints } from '../../transport/endpoints';
import { createMicrosoftAds } from '..';

/** One whole unit: enough in every currency. */
const SMALLEST_BID_MICROS = 1_000_000;

const atLeast = (micros: number | undefined): number | undefined =>
  micros === undefined ? undefined : Math.max(SMALLEST_BID_MICROS, micros);

/**
 * Every language but those that Microsoft's generated client names and its emulator does not know,
 * "every language", and none.
 */
const known = (languages: readonly string[]): readonly string[] => {
  const left = languages.filter(
    (language) => !['bs', 'is', 'mk', 'sq', 'sr', 'tl', 'xx'].includes(language),
  );
  return left.length > 0 ? left : ['en'];
};

/**
 * The suite draws any draft; Microsoft refuses political campaigns, circles near the poles and bids
 * under its smallest.
 */
const acceptable = (draft: Draft): Draft => {
  switch (draft.entity) {
    case 'campaign':
      return {
        ...draft,
        ...(draft.politicalAdvertising ? { politicalAdvertising: 'NONE' as const } : {}),
        languages: known(draft.languages),
        geoTargets: draft.geoTargets.map((place) =>
          place.kind === 'RADIUS'
            ? { ...place, lat: Math.max(-85, Math.min(85, place.lat)) }
            : place,
        ),
        budgetMicros: atLeast(draft.budgetMicros)!,
        biddingStrategy: {
          ...draft.biddingStrategy,
          targetCpaMicros: atLeast(draft.biddingStrategy.targetCpaMicros),
          maxCpcBidCeilingMicros: atLeast(draft.biddingStrategy.maxCpcBidCeilingMicros),
        },
      };
    case 'adGroup':
    case 'keyword':
      return { ...draft, maxCpcMicros: atLeast(draft.maxCpcMicros ?? undefined) ?? null };
    case 'ad':
      return draft;
  }
};

const connector = (emulatorUrl: string, apiVersion?: string): AdPlatform => {
  const platform = createMicrosoftAds(emulatorEndpoints(emulatorUrl).microsoft, apiVersion);
  return { ...platform, normalise: (draft) => platform.normalise(acceptable(draft)) };
};

/** What the contract suite must know of Microsoft Advertising. */
export const harness: ContractHarness = {
  platform: 'microsoft-ads',
  connector,
  sunsetVersion: 'v12',
  plain: { campaignType: 'SEARCH', adType: 'RESPONSIVE_SEARCH' },
  kinds: { campaign: 'Campaign', adGroup: 'AdGroup', ad: 'Ad', keyword: 'Keyword' },
  negativeKeywordKind: 'NegativeKeyword',
  controlId: (_, remoteId) => remoteId,
  writePath: {
    campaign: '/v13/Campaigns$',
    adGroup: '/v13/AdGroups$',
    ad: '/v13/Ads$',
    keyword: '/v13/(Keywords|EntityNegativeKeywords)$',
  },
  readPath: '/v13/Campaigns/Query',
  rename: (Name) => ({ Name }),
  areas: [
    { kind: 'AREA', name: 'Germany', negative: false, msLocationId: '72' },
    { kind: 'AREA', name: 'France', negative: false, msLocationId: '66' },
    { kind: 'AREA', name: 'Austria', negative: false, msLocationId: '10' },
    { kind: 'AREA', name: 'California', negative: false, msLocationId: '4076' },
  ],
  marksNames: false,
  manyRequests: 10,
  refused: { over: { name: 'Taken' }, code: 'REMOTE_NAME_TAKEN', field: 'name' },
  duplicateNameCode: 'REMOTE_NAME_TAKEN',
  tokenLifeSeconds: 3_600,
  throttles: [
    { name: 'CallRateExceeded asks for a minute', fault: { status: 429 }, retryAfterSeconds: 60 },
    {
      name: 'Retry-After',
      fault: { status: 429, headers: { 'retry-after': '7' }, body: {} },
      retryAfterSeconds: 7,
    },
  ],
  withdrawn: { refreshToken: 'withdrawn' },
  places: [
    { asked: { name: 'Berlin', type: 'CITY', countryCode: 'DE' }, id: '51001' },
    { asked: { name: 'Austria', type: 'COUNTRY' }, id: '10' },
  ],
  images: {
    uploadPath: '/v13/Media$',
    kind: 'Media',
    isImage: () => true,
    perAd: 2,
    findsLostUploads: true,
  },
  performance: {
    path: '/(GenerateReport/|report-files/)',
    addsUp: ['campaign', 'adGroup', 'ad', 'keyword'],
    many: { level: 'campaign', below: 1, campaigns: 301, days: 2, leastRequests: 6 },
  },
  creative: {
    writePath: {
      display: '/v13/Ads$',
      assetGroup: '/v13/AssetGroups$',
      extensions: ['/v13/AdExtensions$', '/v13/AdExtensionsAssociations/Set$'],
    },
    assetGroupKind: 'AssetGroup',
    extensionKind: 'AdExtension',
  },
};

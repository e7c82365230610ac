import { harness } from '../google-ads/testing/contract-harness';
import { findGoogleOracle } from './testing/google/google-oracle';
import { splitGoogle } from './testing/google/split-google';
import { schemaSuite } from './testing/schema-suite';
import { withOracle } from './testing/with-oracle';

const operations = (name: string, ...verbs: readonly string[]): readonly string[] =>
  verbs.map((verb) => `${name}Operation.${verb}`);

jest.setTimeout(60_000);

withOracle(
  "google-ads: Google's own v25 protos",
  findGoogleOracle(),
  'run node tools/oracles/fetch.mjs',
  (oracle) =>
    schemaSuite({
      harness,
      oracle,
      split: splitGoogle,
      kinds: [
        'GET customers:listAccessibleCustomers',
        'POST googleAds:search',
        ...operations('campaignBudget', 'create', 'update', 'remove'),
        ...operations('campaign', 'create', 'update', 'remove'),
        ...operations('campaignCriterion', 'create', 'update', 'remove'),
        ...operations('adGroup', 'create', 'update', 'remove'),
        ...operations('adGroupAd', 'create', 'update', 'remove'),
        ...operations('ad', 'update'),
        ...operations('adGroupCriterion', 'create', 'update', 'remove'),
        ...operations('asset', 'create'),
        ...operations('campaignAsset', 'create', 'remove'),
        ...operations('assetGroup', 'create', 'update', 'remove'),
        ...operations('assetGroupAsset', 'create', 'remove'),
        'POST assets:mutate',
        'POST geoTargetConstants:suggest',
      ],
      words: [
        'advertisingChannelType',
        'amountMicros',
        'callToAction',
        'containsEuPoliticalAdvertising',
        'cpcBidCeilingMicros',
        'cpcBidMicros',
        'dayOfWeek',
        'deliveryMethod',
        'endMinute',
        'fieldType',
        'location',
        'locationFractionMicros',
        'matchType',
        'negativeGeoTargetType',
        'pinnedField',
        'positiveGeoTargetType',
        'query',
        'radiusUnits',
        'responseContentType',
        'startMinute',
        'status',
        'targetCpaMicros',
        'type',
        'updateMask',
      ],
      constants: {
        RESPONSIVE_SEARCH: {
          'campaign type': /advertisingChannelType = "SEARCH"$/,
          'ad type': /\/ad\/responsiveSearchAd\//,
        },
        RESPONSIVE_DISPLAY: {
          'campaign type': /advertisingChannelType = "DISPLAY"$/,
          'ad type': /\/ad\/responsiveDisplayAd\//,
        },
        SINGLE_IMAGE: { 'ad type': /\/ad\/responsiveDisplayAd\// },
        ASSET_GROUP: {
          'campaign type': /advertisingChannelType = "PERFORMANCE_MAX"$/,
          'ad type': /\/assetGroupOperation\/create\//,
        },
      },
    }),
);

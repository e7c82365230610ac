import { createMicrosoftAds } from '../microsoft-ads';
import { harness } from '../microsoft-ads/testing/contract-harness';
import {
  CAMPAIGN_REQUESTS,
  findOracle,
  REQUEST_DEFINITIONS,
} from '../microsoft-ads/testing/scripted-io';
import { emulatorEndpoints } from '../transport/endpoints';
import { type RequestOracle, withOracle } from './testing/request-oracle';
import { schemaSuite } from './testing/schema-suite';

/** Microsoft's own closed schema as a judge of requests; undefined where it is not at hand. */
const findMicrosoftOracle = (): RequestOracle | undefined => {
  const oracle = findOracle();
  return (
    oracle &&
    (({ method, path, body }) => {
      const key = `${method} ${path.replace(/^\/((Campaign|Customer)Management|Reporting)\/v13/, '')}`;
      const definition = REQUEST_DEFINITIONS[key];
      return definition ? oracle(definition, body) : [`no definition of ${key}`];
    })
  );
};

const keyOf = (method: string, path: string): string =>
  `${method} ${path.replace(/^\/((Campaign|Customer)Management|Reporting)\/v13/, '')}`;

jest.setTimeout(60_000);

withOracle(
  "microsoft-ads: Microsoft's own closed schema",
  findMicrosoftOracle(),
  'microsoft-ads-v13.schema.json in the folder of the oracles',
  (oracle) =>
    schemaSuite({
      harness,
      oracle,
      plain: (url) => createMicrosoftAds(emulatorEndpoints(url).microsoft),
      split: (request) => [[keyOf(request.method, request.path), request]],
      kinds: Object.keys(CAMPAIGN_REQUESTS),
      words: [
        'AdExtensionType',
        'Aggregation',
        'AssociationType',
        'BudgetType',
        'CallToAction',
        'CampaignType',
        'CompressionType',
        'CriterionType',
        'Day',
        'EntityType',
        'Field',
        'Format',
        'FromMinute',
        'IntentOption',
        'MatchType',
        'MediaEnabledEntities',
        'Network',
        'Operator',
        'Order',
        'RadiusUnit',
        'ReportTimeZone',
        'ReturnAdditionalFields',
        'Status',
        'ToMinute',
        'Type',
        '~',
      ],
      constants: {
        RESPONSIVE_SEARCH: {
          'campaign type': /CampaignType = "Search"$/,
          'ad type': /\/Ads\/~\/Type = "ResponsiveSearch"$/,
        },
        RESPONSIVE_DISPLAY: {
          'campaign type': /CampaignType = "Audience"$/,
          'ad type': /\/Ads\/~\/Type = "ResponsiveAd"$/,
        },
        SINGLE_IMAGE: { 'ad type': /\/Ads\/~\/Type = "ResponsiveAd"$/ },
        ASSET_GROUP: {
          'campaign type': /CampaignType = "PerformanceMax"$/,
          'ad type': /POST \S+\/AssetGroups \/AssetGroups\//,
        },
      },
    }),
);

import { connection, harness, scriptedPlatform } from '../google-ads/testing/contract-harness';
import { adjustment, sale, saleAction } from '../google-ads/testing/given-conversions';
import { everyMember } from '../testing/given-conversion';
import type { Json } from '../port/attributes';
import { withOracle } from './testing/request-oracle';
import { schemaSuite } from './testing/schema-suite';
import { findGoogleOracle, splitGoogle } from './testing/vendors/google-oracle';

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
        'GET requestStatus:retrieve',
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

const MUTATE = '/v25/customers/1/googleAds:mutate';
const CAMPAIGN = 'customers/1/campaigns/2';

const mutate = (operation: Json) => ({
  method: 'POST',
  path: MUTATE,
  body: { mutateOperations: [operation] },
});
const created = (campaign: Json) => mutate({ campaignOperation: { create: campaign } });
const updated = (campaign: { readonly [member: string]: Json }, updateMask: Json) =>
  mutate({ campaignOperation: { update: { resourceName: CAMPAIGN, ...campaign }, updateMask } });
const asked = (query: string) => ({
  method: 'POST',
  path: '/v25/customers/1/googleAds:search',
  body: { query },
});

withOracle(
  "Google's own protos as a judge",
  findGoogleOracle(),
  'run node tools/oracles/fetch.mjs',
  (oracle) => {
    it.each([
      [
        'a campaign',
        created({
          name: 'One',
          status: 'PAUSED',
          manualCpc: {},
          networkSettings: { targetGoogleSearch: true },
        }),
      ],
      [
        'an update of what the mask names',
        updated({ name: 'Two', targetSpend: {} }, 'name,targetSpend.cpcBidCeilingMicros'),
      ],
      ['a removal', mutate({ campaignOperation: { remove: CAMPAIGN } })],
      [
        'a call without a body',
        { method: 'GET', path: '/v25/customers:listAccessibleCustomers', body: null },
      ],
      [
        'an upload',
        {
          method: 'POST',
          path: '/v25/customers/1/assets:mutate',
          body: { operations: [{ create: { name: 'one', imageAsset: { data: 'iVBORw0KGgo=' } } }] },
        },
      ],
      [
        'a query for what comes whole',
        asked(
          'SELECT ad_group_ad.ad.responsive_display_ad.long_headline, ad_group_ad.ad.responsive_display_ad.headlines FROM ad_group_ad',
        ),
      ],
      [
        'a query',
        asked(
          "SELECT campaign.id, campaign.name FROM campaign WHERE campaign.status != 'REMOVED' AND campaign.name IN ('no.such.field')",
        ),
      ],
    ])('takes %s', (_, request) => {
      expect(oracle(request)).toEqual([]);
    });

    it.each([
      [
        'a call that there is not',
        { ...created({}), path: '/v25/customers/1/googleAds:change' },
        'no call',
      ],
      ['another verb', { ...created({}), method: 'PUT' }, 'no call'],
      ['an older version', { ...created({}), path: MUTATE.replace('v25', 'v24') }, 'no call'],
      [
        'a body where none belongs',
        { method: 'GET', path: '/v25/customers:listAccessibleCustomers', body: {} },
        'a body',
      ],
      ['an unknown member', created({ colour: 'red' }), 'colour'],
      ['a name in snake_case', created({ manual_cpc: {} }), 'lowerCamelCase'],
      ['an unknown word', created({ status: 'Paused' }), 'Paused'],
      ['a wrong type', created({ name: 7 }), 'name'],
      ['two bidding strategies', created({ manualCpc: {}, targetSpend: {} }), 'oneof'],
      ['a field that only answers hold', created({ servingStatus: 'SERVING' }), 'only for answers'],
      [
        'such a field deeper down',
        mutate({ adGroupAdOperation: { create: { ad: { id: '5' } } } }),
        'only for answers',
      ],
      ['an update without a mask', updated({ name: 'Two' }, null), 'without an update mask'],
      [
        'a mask that leads nowhere',
        updated({ name: 'Two' }, 'name,networkSettings.colour'),
        'networkSettings.colour',
      ],
      [
        'a mask with a fixed field',
        updated({ advertisingChannelType: 'SEARCH' }, 'advertisingChannelType'),
        'cannot be changed',
      ],
      ['a mask with a field of answers', updated({}, 'servingStatus'), 'cannot be changed'],
      [
        'a mask in snake_case',
        updated({ trackingUrlTemplate: 'x' }, 'tracking_url_template'),
        'lowerCamelCase',
      ],
      [
        'a value that the mask forgets',
        updated({ name: 'Two', status: 'PAUSED' }, 'name'),
        'status is sent but not in the update mask',
      ],
      [
        'a query for a field that there is not',
        asked('SELECT campaign.start_date FROM campaign'),
        'no field campaign.start_date',
      ],
      [
        'a query for a message',
        asked('SELECT campaign.network_settings FROM campaign'),
        'is a message',
      ],
      [
        'a query into what comes whole',
        asked('SELECT ad_group_ad.ad.responsive_display_ad.long_headline.text FROM ad_group_ad'),
        'comes whole',
      ],
      [
        'a query into a list',
        asked('SELECT ad_group_ad.ad.responsive_search_ad.headlines.text FROM ad_group_ad'),
        'comes whole',
      ],
      [
        'a query of no resource',
        asked('SELECT campaign.id FROM campaigns'),
        'no resource campaigns',
      ],
      [
        'a condition on a field that there is not',
        asked("SELECT campaign.id FROM campaign WHERE campaign.colour = 'red'"),
        'no field campaign.colour',
      ],
      [
        'a condition with an unknown word',
        asked("SELECT campaign.id FROM campaign WHERE campaign.status IN ('ENABLED', 'GONE')"),
        'knows no GONE',
      ],
      ['no query at all', asked('campaigns please'), 'another form'],
    ])('refuses %s', (_, request, says) => {
      expect(oracle(request)).toEqual([expect.stringContaining(says)]);
    });
  },
);

const uploading = {
  ...connection,
  settings: { ...connection.settings, conversionApi: 'GOOGLE_ADS' },
};
const braid = [{ kind: 'wbraid', value: 'wbraid-of-a-click' }] as const;
const EXISTING = {
  results: [
    {
      conversionAction: {
        resourceName: 'customers/1234567890/conversionActions/5',
        id: '5',
        name: 'CRM sale',
        type: 'UPLOAD_CLICKS',
        status: 'HIDDEN',
      },
    },
  ],
};
const SETTINGS = {
  clickThroughLookbackWindowDays: 30,
  viewThroughLookbackWindowDays: 1,
  attributionModel: 'DATA_DRIVEN',
  includeInConversionsMetric: true,
} as const;

/** Everything that conversions ask of the Google Ads API, with every member that they can hold. */
const everyRequest = async () => {
  const made = { results: [{ resourceName: 'customers/1234567890/conversionActions/5' }] };
  const { platform, io, sent } = scriptedPlatform(
    { json: {} },
    { json: made },
    { json: EXISTING },
    { json: made },
    { json: {} },
    { json: {} },
    { json: {} },
  );
  const sink = platform.conversions!;
  await sink.ensureAction(connection, saleAction(SETTINGS), io);
  await sink.ensureAction(connection, saleAction(SETTINGS), io);
  const { identity: person, device } = everyMember(io.now(), { remoteId: '5', conflicts: [] });
  const known = sale({}, { identity: person, ...(device && { device }), actionSource: 'app' });
  await sink.upload(uploading, [known, sale({}, { clickIds: braid })], io);
  await sink.upload(uploading, [{ ...known, isTest: true }], io);
  const identity = person;
  await sink.adjust(
    uploading,
    [
      adjustment('RESTATEMENT', known, { value: '70' }),
      adjustment('RETRACTION', known),
      adjustment('ENHANCEMENT', known, { identity }),
    ],
    io,
  );
  return sent.map(({ method, url, body }) => ({
    method,
    path: new URL(url).pathname,
    body: JSON.parse(String(body)) as Json,
  }));
};

withOracle(
  "google-ads conversions: Google's own v25 protos",
  findGoogleOracle(),
  'run node tools/oracles/fetch.mjs',
  (oracle) => {
    it('take every request, and none with a member that they do not have', async () => {
      const requests = await everyRequest();
      expect(requests.map(({ path }) => path.split(/[/:]/).at(-1))).toEqual([
        'search',
        'mutate',
        'search',
        'mutate',
        'uploadClickConversions',
        'uploadClickConversions',
        'uploadConversionAdjustments',
      ]);
      expect(requests.flatMap((request) => oracle(request))).toEqual([]);
      for (const request of requests) {
        expect(
          oracle({ ...request, body: { ...(request.body as object), colour: 'red' } }),
        ).not.toEqual([]);
      }
    });
  },
);

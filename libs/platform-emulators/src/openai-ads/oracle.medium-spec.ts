import Ajv from 'ajv';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fields } from '../core/json';
import {
  ad,
  adGroup,
  campaign,
  creative,
  type GivenAccount,
  givenAccount,
  givenFile,
  idOf,
} from './testing/given-account';

interface Schema {
  properties?: Record<string, unknown>;
  required?: string[];
  enum?: string[];
  additionalProperties?: boolean;
}

interface OpenApi {
  readonly components: { readonly schemas: Record<string, Schema> };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const words = { type: 'array', items: { type: 'string' } };
const text = { type: 'string' };
const nullableText = { type: ['string', 'null'] };
const landingPage = {
  type: ['object', 'null'],
  properties: { query_string_template: nullableText },
  additionalProperties: false,
};
const issues = { type: 'array', items: { type: 'object', required: ['code'] } };

/** What the June copy lacks (platform document 4h): members by schema. */
const ADDED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  TargetingParams: {
    platforms: ref('PlatformsParams'),
    excluded_locations: ref('TargetingGeoLocationsParams'),
  },
  TargetingBody: {
    platforms: ref('PlatformsParams'),
    excluded_locations: ref('TargetingGeoLocationsBody'),
  },
  CreateCampaignBody: { landing_page_configuration: landingPage, product_feed_id: text },
  UpdateCampaignBody: { landing_page_configuration: landingPage },
  CampaignItemBody: {
    landing_page_configuration: landingPage,
    product_feed_id: nullableText,
    objective: text,
    billing_event_type: text,
    serving_issues: issues,
  },
  CreateAdGroupBody: { landing_page_configuration: landingPage },
  UpdateAdGroupBody: { landing_page_configuration: landingPage },
  AdGroupItemBody: {
    landing_page_configuration: landingPage,
    serving_issues: issues,
    bid_too_low: { type: 'boolean' },
  },
  AdItemBody: { serving_issues: issues },
  BiddingConfigParams: {
    strategy: { enum: ['fixed_bid', 'maximize_clicks', 'maximize_conversions'] },
  },
  BiddingConfigBody: { strategy: text },
  PostConversionInsightsBody: {
    time_granularity: text,
    group_by_entity: { type: 'boolean' },
    breakdown: text,
  },
  ConversionSummaryRowsResource: { account_currency: text },
  ConversionSummaryRowBody: {
    date: text,
    click_through_conversions: { type: 'integer' },
    view_through_conversions: { type: 'integer' },
    order_created_attributed_sales: nullableText,
    order_created_attributed_sales_currency: text,
  },
};

/**
 * The description with the additions since June, and closed: the vendor's text does not forbid
 * other members.
 */
function patched(api: OpenApi): OpenApi {
  const { schemas } = api.components;
  schemas['PlatformsParams'] = { properties: { included: words }, required: ['included'] };
  for (const [name, members] of Object.entries(ADDED)) {
    const schema = schemas[name];
    if (!schema) throw new Error(`the description has no ${name}`);
    schema.properties = { ...schema.properties, ...members };
  }
  schemas['CampaignBiddingTypeParam']?.enum?.push('conversions');
  schemas['CampaignModeParam']?.enum?.push('business_agent');
  for (const name of ['BiddingConfigParams', 'BiddingConfigBody']) {
    dropRequired(schemas[name], 'max_bid_micros');
  }
  dropRequired(schemas['PostConversionInsightsBody'], 'entity_ids');
  for (const schema of Object.values(schemas)) {
    if (schema.properties) schema.additionalProperties = false;
  }
  return api;
}

function dropRequired(schema: Schema | undefined, member: string): void {
  if (schema?.required) schema.required = schema.required.filter((one) => one !== member);
}

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read
 * the environment.
 */
const FOLDER =
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'openai-ads.openapi.json');

/** Errors of a value against a schema such as `CreateCampaignBody`; empty when it fits. */
type Oracle = (schema: string, value: unknown) => readonly string[];

/**
 * The vendor's own description of June, with what came since; undefined where it is not at hand.
 */
function findOracle(): Oracle | undefined {
  if (!existsSync(FILE)) return undefined;
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { unixtime: true, binary: true },
  });
  ajv.addSchema({
    ...patched(JSON.parse(readFileSync(FILE, 'utf8')) as OpenApi),
    $id: 'openai-ads',
  });
  return (schema, value) => {
    const validate = ajv.getSchema(`openai-ads#/components/schemas/${schema}`);
    if (!validate) throw new Error(`no schema ${schema}`);
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map(
          (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
        );
  };
}

const oracle = findOracle();
const itWithOracle = oracle ? it : it.skip;
const refusedByAll: Oracle = () => ['no oracle'];
const check = oracle ?? refusedByAll;

type Exchange = readonly [
  call: string,
  schemas: readonly [request: string | undefined, answer: string],
  request: unknown,
  answer: unknown,
];

/** Sends calls and keeps each exchange with the schemas that it must fit. */
function recorder(given: GivenAccount) {
  const exchanges: Exchange[] = [];
  const send = async (
    method: string,
    path: string,
    schemas: Exchange[1],
    body?: unknown,
  ): Promise<Fields> => {
    const answer = await given.call(method, path, body, {
      'idempotency-key': `call-${exchanges.length}`,
    });
    exchanges.push([`${method} ${path}`, schemas, body, answer]);
    return answer;
  };
  return { exchanges, send };
}

/** A whole life of a campaign: every call that the description knows, once. */
async function everyCall(given: GivenAccount): Promise<readonly Exchange[]> {
  const { exchanges, send } = recorder(given);
  await send('GET', '/ad_account', [undefined, 'AdAccountResource']);
  const pixel = await send(
    'POST',
    '/conversions/pixels',
    ['CreateConversionSourceBody', 'ClientDataSourceItemResource'],
    { name: 'Shop', client_type: 'web' },
  );
  const request = {
    name: 'Orders',
    event_type: 'order_created',
    attribution_window_days: 30,
    source_ids: [pixel.id],
  };
  const setting = await send(
    'POST',
    '/conversions/event_settings',
    ['CreateConversionEventSettingBody', 'ConversionEventSettingItemResource'],
    request,
  );
  const ids = await treeLife(send, String(setting.id), await givenFile(given));
  await send('GET', '/conversions/event_settings', [
    undefined,
    'ListConversionEventSettingsResource',
  ]);
  await send('GET', '/geo_lookup/search?q=berlin', [undefined, 'GeoLookupSearchResource']);
  await send('POST', '/upload', ['UploadImageBody', 'UploadImageResource'], {
    image_url: 'https://example.com/card.png',
  });
  given.vendor.setSpend({
    campaignId: ids.campaignId,
    date: '2026-11-20',
    impressions: 100,
    clicks: 5,
    spend: 2.5,
    conversions: 1,
    conversionValue: 40,
  });
  await reportLife(send, ids.campaignId);
  return exchanges;
}

async function treeLife(
  send: ReturnType<typeof recorder>['send'],
  settingId: string,
  fileId: string,
) {
  const paused = campaign({
    bidding_type: 'conversions',
    conversion_event_setting_ids: [settingId],
  });
  const campaignId = idOf(
    await send('POST', '/campaigns', ['CreateCampaignBody', 'CampaignItemBody'], paused),
  );
  await send('POST', `/campaigns/${campaignId}`, ['UpdateCampaignBody', 'CampaignItemBody'], {
    description: null,
    end_time: null,
    targeting: null,
    status: 'active',
  });
  await send('GET', `/campaigns/${campaignId}?include[]=serving_issues`, [
    undefined,
    'CampaignItemBody',
  ]);
  const adGroupId = idOf(
    await send('POST', '/ad_groups', ['CreateAdGroupBody', 'AdGroupItemBody'], adGroup(campaignId)),
  );
  await send(
    'POST',
    '/ad_groups',
    ['CreateAdGroupBody', 'AdGroupItemBody'],
    adGroup(campaignId, {
      bidding_config: { billing_event_type: 'click', strategy: 'maximize_conversions' },
    }),
  );
  await send('POST', `/ad_groups/${adGroupId}`, ['UpdateAdGroupBody', 'AdGroupItemBody'], {
    context_hints: [],
    landing_page_configuration: { query_string_template: 'utm_content={ad_id}' },
  });
  await send('GET', `/ad_groups/${adGroupId}?include[]=bid_too_low`, [
    undefined,
    'AdGroupItemBody',
  ]);
  const adId = idOf(
    await send('POST', '/ads', ['CreateAdBody', 'AdItemBody'], ad(adGroupId, fileId)),
  );
  await send('POST', `/ads/${adId}`, ['UpdateAdBody', 'AdItemBody'], {
    creative: creative(fileId, { price: '€99' }),
  });
  for (const verb of ['activate', 'pause', 'archive']) {
    await send('POST', `/ads/${adId}/${verb}`, [undefined, 'AdItemBody']);
  }
  for (const [path, schema] of [
    ['campaigns', 'CampaignsResource'],
    ['ad_groups', 'AdGroupsResource'],
    ['ads', 'AdsResource'],
  ] as const) {
    await send('GET', `/${path}?include[]=serving_issues`, [undefined, schema]);
  }
  return { campaignId, adGroupId, adId };
}

async function reportLife(
  send: ReturnType<typeof recorder>['send'],
  campaignId: string,
): Promise<void> {
  const range = JSON.stringify({ type: 'date_range', since: '2026-11-20', until: '2026-11-21' });
  const names = [
    'metadata.readable_time',
    'metadata.timezone',
    'campaign.budget.daily',
    'campaign.start_time',
    'campaign.cpm',
    'ad_account.spend',
    'ad_account.url',
  ];
  const fields = names.map((name) => `&fields[]=${name}`).join('');
  const query = `time_granularity=daily&aggregation_level=campaign&includes[]=zero_impression_items&time_ranges[]=${encodeURIComponent(range)}${fields}`;
  await send('GET', `/ad_account/insights?${query}`, [undefined, 'InsightsResource']);
  const request = {
    aggregation_level: 'campaign',
    time_granularity: 'daily',
    time_ranges: [range],
    entity_ids: [campaignId],
  };
  await send(
    'POST',
    '/conversions/insights',
    ['PostConversionInsightsBody', 'ConversionSummaryRowsResource'],
    request,
  );
}

describe('the vendor’s own description', () => {
  itWithOracle(
    'takes every request that the emulator accepts, and every answer it gives',
    async () => {
      const given = givenAccount();
      const exchanges = await everyCall(given);
      const misfits = exchanges.flatMap(([call, [request, answer], sent, got]) =>
        [...(request ? check(request, sent) : []), ...check(answer, got)].map(
          (misfit) => `${call}: ${misfit}`,
        ),
      );
      expect(misfits).toEqual([]);
      expect(exchanges.length).toBeGreaterThan(20);
    },
  );

  itWithOracle.each([
    ['an unknown member', { objective: 'SALES' }],
    ['a wrong enum', { status: 'enabled' }],
    ['a number as text', { start_time: '1790812800' }],
    ['a missing member', { name: undefined }],
    ['an unknown member deep inside', { targeting: { locations: { radius: 5 } } }],
    ['a name that is too short', { name: 'ab' }],
    ['a budget that is too small', { budget: { daily_spend_limit_micros: 1 } }],
  ])('refuses %s, as the emulator does', async (_what, changes) => {
    const body = JSON.parse(JSON.stringify(campaign(changes))) as Fields;
    const answer = await givenAccount().send('POST', '/campaigns', body);
    expect([answer.status, check('CreateCampaignBody', body).length > 0]).toEqual([400, true]);
  });

  itWithOracle('refuses broken bidding and creatives, as the emulator does', async () => {
    const given = givenAccount();
    const campaignId = idOf(await given.call('POST', '/campaigns', campaign()));
    const group = adGroup(campaignId, {
      bidding_config: { billing_event_type: 'conversion', max_bid_micros: 0 },
    });
    expect([
      (await given.send('POST', '/ad_groups', group)).status,
      check('CreateAdGroupBody', group).length > 0,
    ]).toEqual([400, true]);
    const adGroupId = idOf(await given.call('POST', '/ad_groups', adGroup(campaignId)));
    const bad = ad(adGroupId, 'file_1', {
      creative: creative('file_1', { title: 'x'.repeat(51), video_id: 'v' }),
    });
    expect([
      (await given.send('POST', '/ads', bad)).status,
      check('CreateAdBody', bad).length > 0,
    ]).toEqual([400, true]);
  });
});

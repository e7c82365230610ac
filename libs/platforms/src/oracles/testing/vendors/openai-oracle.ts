import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';
import type { AdDraft, AdGroupDraft, CampaignDraft } from '../../../port/draft';
import type { RequestOracle } from '../request-oracle';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');
const FOLDER =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'openai-ads.openapi.json');

type Node = { [member: string]: unknown };

/**
 * OpenAI's own description of June 2026, with what later documents add, closed against unknown
 * members. Undefined where it is not at hand.
 */
const openaiDescription = (): Node | undefined => {
  if (!existsSync(FILE)) return undefined;
  const description = JSON.parse(readFileSync(FILE, 'utf8')) as Node & {
    components: { schemas: Record<string, Node> };
  };
  patch(description.components.schemas);
  for (const schema of Object.values(description.components.schemas)) close(schema);
  return description;
};

const LANDING_PAGE = {
  anyOf: [
    { type: 'object', properties: { query_string_template: { type: 'string' } } },
    { type: 'null' },
  ],
};

/** What the platform's documents of September 2026 say beyond the copy. */
const patch = (schemas: Record<string, Node>): void => {
  const members = (name: string): Node => schemas[name]!['properties'] as Node;
  (schemas['CampaignBiddingTypeParam']!['enum'] as string[]).push('conversions');
  members('BiddingConfigParams')['strategy'] = {
    type: 'string',
    enum: ['fixed_bid', 'maximize_clicks', 'maximize_conversions'],
  };
  schemas['BiddingConfigParams']!['required'] = ['billing_event_type'];
  for (const name of [
    'CreateCampaignBody',
    'UpdateCampaignBody',
    'CreateAdGroupBody',
    'UpdateAdGroupBody',
  ]) {
    members(name)['landing_page_configuration'] = LANDING_PAGE;
  }
  members('PostConversionInsightsBody')['time_granularity'] = {
    type: 'string',
    enum: ['none', 'daily'],
  };
  members('TargetingParams')['excluded_locations'] = {
    $ref: '#/components/schemas/TargetingGeoLocationsParams',
  };
  members('TargetingParams')['platforms'] = {
    type: 'object',
    required: ['included'],
    properties: {
      included: {
        type: 'array',
        items: {
          type: 'string',
          enum: ['web', 'desktop_web', 'ios_web', 'android_web', 'ios_app', 'android_app'],
        },
      },
    },
  };
};

const close = (node: unknown): void => {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Node;
  if (schema['type'] === 'object' && schema['properties']) schema['additionalProperties'] = false;
  Object.values(schema).forEach(close);
};

/** Bodies of requests, by method and path; null where there must be none. */
export const REQUEST_SCHEMAS: Readonly<Record<string, string | null>> = {
  'POST /campaigns': 'CreateCampaignBody',
  'POST /campaigns/{id}': 'UpdateCampaignBody',
  'POST /ad_groups': 'CreateAdGroupBody',
  'POST /ad_groups/{id}': 'UpdateAdGroupBody',
  'POST /ads': 'CreateAdBody',
  'POST /ads/{id}': 'UpdateAdBody',
  ...Object.fromEntries(
    ['campaigns', 'ad_groups', 'ads'].flatMap((kind) => [
      [`GET /${kind}`, null],
      [`GET /${kind}/{id}`, null],
      ...['activate', 'pause', 'archive'].map((word) => [`POST /${kind}/{id}/${word}`, null]),
    ]),
  ),
  'GET /ad_account': null,
  'GET /geo_lookup/search': null,
  'GET /conversions/event_settings': null,
  'GET /ad_account/insights': null,
  'POST /conversions/insights': 'PostConversionInsightsBody',
};

/** `POST /campaigns/{id}/pause` for any id. */
export const kindOf = (method: string, path: string): string =>
  `${method} ${path.replace(/^.*\/v1/, '').replace(/^\/(campaigns|ad_groups|ads)\/[^/]+/, '/$1/{id}')}`;

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** `include[]` of September 2026: why campaigns, ad groups and ads do not run. */
const LATER_PARAMETERS = /^GET \/(campaigns|ad_groups|ads)\b/;

/** Parameters of a query that the description does not know; lists are written with brackets. */
const queryFaults = (
  description: Node,
  kind: string,
  url = 'https://openai.example',
): readonly string[] => {
  const [method = '', path = ''] = kind.split(' ');
  const paths = description['paths'] as Readonly<
    Record<string, Readonly<Record<string, Operation>>>
  >;
  const described = Object.entries(paths).find(
    ([template]) => template.replaceAll(/\{\w+\}/g, '{id}') === path,
  );
  const operation = described?.[1][method.toLowerCase()];
  if (!operation) return [`no ${kind} in the description`];
  const known = (operation.parameters ?? []).flatMap((one) => (one.in === 'query' ? one.name : []));
  if (LATER_PARAMETERS.test(kind)) known.push('include');
  return [...new URL(url).searchParams.keys()]
    .filter((name) => !known.includes(name.replace(/\[\]$/, '')))
    .map((name) => `${kind} knows no parameter ${name}`);
};

/** OpenAI's own description as a judge of requests; undefined where it is not at hand. */
export const findOpenaiOracle = (): RequestOracle | undefined => {
  const description = openaiDescription();
  if (!description) return undefined;
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ ...description, $id: 'openai' });
  return ({ method, path, url, body }) => {
    const kind = kindOf(method, path);
    const schema = REQUEST_SCHEMAS[kind];
    if (schema === undefined) return [`no description of ${kind}`];
    if (schema === null) {
      return body === null ? queryFaults(description, kind, url) : [`${kind} takes no body`];
    }
    const validate = ajv.getSchema(`openai#/components/schemas/${schema}`)!;
    return validate(body) === true
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
};

export interface Tree {
  readonly campaign: CampaignDraft;
  readonly adGroup: AdGroupDraft;
  readonly ad: AdDraft;
}

type Patch = { readonly [level in keyof Tree]?: Partial<Tree[level]> };

/**
 * For each field that arrives, two values that must make different requests. A field of the table
 * that is not here fails its spec.
 */
export const VARIATIONS: Readonly<Record<string, readonly [Patch, Patch]>> = {
  'campaign name': [{ campaign: { name: 'One' } }, { campaign: { name: 'Other' } }],
  'campaign status': [{ campaign: { status: 'PAUSED' } }, { campaign: { status: 'ENABLED' } }],
  'campaign budget': [
    { campaign: { budgetMicros: 5_000_000 } },
    { campaign: { budgetMicros: 6_000_000 } },
  ],
  'campaign biddingStrategy': [
    { campaign: { biddingStrategy: { type: 'MANUAL_CPC' } } },
    { campaign: { biddingStrategy: { type: 'MAXIMIZE_CLICKS' } } },
  ],
  'campaign geoTargets': [
    {
      campaign: {
        geoTargets: [
          { kind: 'AREA', name: 'Germany', negative: false, openaiLocationId: 'country:DE' },
        ],
      },
    },
    {
      campaign: {
        geoTargets: [{ kind: 'AREA', name: 'Praha', negative: true, openaiLocationId: '2000330' }],
      },
    },
  ],
  'campaign targeting.devices': [
    { campaign: { devices: { desktop: { enabled: false } } } },
    { campaign: { devices: { mobile: { enabled: false } } } },
  ],
  'campaign startDate': [
    { campaign: { startDate: '2027-03-01' } },
    { campaign: { startDate: '2027-03-02' } },
  ],
  'campaign endDate': [{ campaign: { endDate: '2027-04-01' } }, { campaign: {} }],
  'campaign trackingTemplate': [
    { campaign: { trackingTemplate: '{lpurl}?utm_source=openai&c={campaign_id}' } },
    { campaign: {} },
  ],
  'adGroup name': [{ adGroup: { name: 'One' } }, { adGroup: { name: 'Other' } }],
  'adGroup status': [{ adGroup: { status: 'PAUSED' } }, { adGroup: { status: 'ENABLED' } }],
  'adGroup maxCpc': [
    { campaign: { biddingStrategy: { type: 'MANUAL_CPC' } }, adGroup: { maxCpcMicros: 1_000_000 } },
    { campaign: { biddingStrategy: { type: 'MANUAL_CPC' } }, adGroup: { maxCpcMicros: 2_000_000 } },
  ],
  'adGroup contextHints': [
    { adGroup: { contextHints: ['Wet gardens'] } },
    { adGroup: { contextHints: ['Dry gardens'] } },
  ],
  'ad type': [
    { ad: { adType: 'SINGLE_IMAGE' } },
    { ad: { adType: 'CHAT_CARD', headlines: [{ text: 'A card' }] } },
  ],
  'ad status': [{ ad: { status: 'PAUSED' } }, { ad: { status: 'ENABLED' } }],
  'ad headlines': [
    { ad: { headlines: [{ text: 'Garden shoes' }] } },
    { ad: { headlines: [{ text: 'Garden boots' }] } },
  ],
  'ad descriptions': [
    { ad: { descriptions: [{ text: 'For wet gardens.' }] } },
    { ad: { descriptions: [{ text: 'For dry gardens.' }] } },
  ],
  'ad finalUrl': [
    { ad: { finalUrl: 'https://shop.example/a' } },
    { ad: { finalUrl: 'https://shop.example/b' } },
  ],
  'keyword text': [
    { adGroup: { keywords: [{ text: 'shoes', matchType: 'BROAD', negative: false }] } },
    { adGroup: { keywords: [{ text: 'boots', matchType: 'BROAD', negative: false }] } },
  ],
};

/**
 * Fields whose carrying is proven elsewhere: the type is fixed, the currency is the account's,
 * paused keywords never reach the connector, images have ids of each account.
 */
export const ELSEWHERE: readonly string[] = [
  'campaign type',
  'campaign currency',
  'keyword status',
  'ad images',
];

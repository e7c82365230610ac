import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';

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
export type Oracle = (schema: string, value: unknown) => readonly string[];

/**
 * The vendor's own description of June, with what came since; undefined where it is not at hand.
 */
export function findOracle(): Oracle | undefined {
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

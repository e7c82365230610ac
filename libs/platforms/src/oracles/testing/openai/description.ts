import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');
const FOLDER =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'openai-ads.openapi.json');

type Node = { [member: string]: unknown };

/** OpenAI's own description of June 2026, with what later documents add, closed against members that nobody knows. Undefined where it is not at hand. */
export const openaiDescription = (): Node | undefined => {
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

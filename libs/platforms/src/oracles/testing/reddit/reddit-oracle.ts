import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { Json } from '../../../port/attributes';
import type { RequestOracle, SentRequest } from '../request-oracle';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/** Jest hands `SWITCHYARD_ORACLES` on as a global, because libraries do not read the environment. */
const FOLDER =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'reddit-ads-v3.schema.json');

/** The definition of `data` for each kind of request that has a body; null where the vendor's schema was not transcribed. */
export const KINDS: readonly (readonly [kind: string, definition: string | null, form: RegExp])[] =
  [
    ['POST campaigns', 'campaign_create_manual', /^POST \/ad_accounts\/[^/]+\/campaigns$/],
    ['PATCH campaigns', 'campaign_patch', /^PATCH \/campaigns\/\d+$/],
    ['POST ad_groups', 'ad_group_create_manual', /^POST \/ad_accounts\/[^/]+\/ad_groups$/],
    ['PATCH ad_groups', 'ad_group_patch', /^PATCH \/ad_groups\/\d+$/],
    ['POST ads', 'ad_create_standard', /^POST \/ad_accounts\/[^/]+\/ads$/],
    ['PATCH ads', 'ad_patch', /^PATCH \/ads\/\d+$/],
    ['POST posts', 'structured_post', /^POST \/profiles\/[^/]+\/structured_posts\/jobs$/],
    ['POST reports', 'report_data', /^POST \/ad_accounts\/[^/]+\/reports$/],
    ['POST accounts', null, /^POST \/businesses\/[^/]+\/ad_accounts\/query$/],
  ];

/** Sent by the sink, not by the connector whose every kind of request the suite sees. */
const EVENTS: (typeof KINDS)[number] = [
  'POST events',
  'conversion_events_data',
  /^POST \/pixels\/[^/]+\/conversion_events$/,
];

const PREFIX = /^(\/reddit-ads)?\/api\/v3/;

/** What kind of request it is; undefined for reads without a body. */
export const kindOf = ({
  method,
  path,
}: Pick<SentRequest, 'method' | 'path'>): (typeof KINDS)[number] | undefined =>
  [...KINDS, EVENTS].find(([, , form]) => form.test(`${method} ${path.replace(PREFIX, '')}`));

/** Reddit's own description as a judge of requests; undefined where it is not at hand. */
export const findRedditOracle = (): RequestOracle | undefined => {
  if (!existsSync(FILE)) return undefined;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), $id: 'v3' });
  return (request) => {
    const kind = kindOf(request);
    if (request.body === null) return request.method === 'GET' ? [] : ['a body is missing'];
    if (!kind) return [`no definition of ${request.method} ${request.path}`];
    return [
      ...envelopeFaults(request.body),
      ...(kind[1] === null ? [] : faultsOf(ajv, kind[1], dataOf(request.body))),
    ];
  };
};

const dataOf = (body: Json): Json => (body as { readonly data?: Json })?.data ?? null;

const envelopeFaults = (body: Json): readonly string[] =>
  Object.keys(body ?? {}).join() === 'data' ? [] : ['the envelope holds something else than data'];

const faultsOf = (ajv: Ajv2020, definition: string, data: Json): readonly string[] => {
  const validate = ajv.getSchema(`v3#/$defs/${definition}`);
  if (!validate) throw new Error(`no definition ${definition}`);
  return validate(data) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

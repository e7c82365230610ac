import Ajv from 'ajv';
import type { RequestOracle } from '../request-oracle';
import { openaiDescription } from './description';

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
  'GET /ad_account/insights': null,
  'POST /conversions/insights': 'PostConversionInsightsBody',
};

/** `POST /campaigns/{id}/pause` for any id. */
export const kindOf = (method: string, path: string): string =>
  `${method} ${path.replace(/^.*\/v1/, '').replace(/^\/(campaigns|ad_groups|ads)\/[^/]+/, '/$1/{id}')}`;

/** OpenAI's own description as a judge of requests; undefined where it is not at hand. */
export const findOpenaiOracle = (): RequestOracle | undefined => {
  const description = openaiDescription();
  if (!description) return undefined;
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ ...description, $id: 'openai' });
  return ({ method, path, body }) => {
    const kind = kindOf(method, path);
    const schema = REQUEST_SCHEMAS[kind];
    if (schema === undefined) return [`no description of ${kind}`];
    if (schema === null) return body === null ? [] : [`${kind} takes no body`];
    const validate = ajv.getSchema(`openai#/components/schemas/${schema}`)!;
    return validate(body) === true
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
};

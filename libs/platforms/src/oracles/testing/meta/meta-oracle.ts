import type { RequestOracle } from '../request-oracle';
import { findDescriptions, type Descriptions, type Named } from './descriptions';
import { judgeMembers, valueJudge } from './judge-value';

/** Parameters that every call takes, and those of every list. */
const OF_EVERY_CALL = ['fields', 'limit', 'after'];

/** The search for places is in no object of the specification; its parameters are those of the reference page (Targeting Search). */
const SEARCH: readonly Named[] = [
  { name: 'type', type: 'string', required: true },
  { name: 'q', type: 'string', required: true },
  { name: 'location_types', type: 'list<string>' },
  { name: 'country_code', type: 'string' },
];

const NODES: Readonly<Record<string, string>> = {
  act: 'AdAccount',
  campaign: 'Campaign',
  adset: 'AdSet',
  ad: 'Ad',
};

/** Meta's own specification as a judge of calls, whose paths name kinds instead of ids (`/act/campaigns`, `/adset`); undefined where it is not at hand. */
export const findMetaOracle = (): RequestOracle | undefined => {
  const descriptions = findDescriptions();
  return (
    descriptions &&
    (({ method, path, body }) => {
      const given = (body ?? {}) as Readonly<Record<string, unknown>>;
      const described = callAt(descriptions, method, path);
      if (!described) return [`no call ${method} ${path}`];
      const own = Object.fromEntries(
        Object.entries(given).filter(([name]) => !OF_EVERY_CALL.includes(name)),
      );
      const missing = described.params
        .filter(({ name, required }) => required && own[name] === undefined)
        .map(({ name }) => `${name}: missing`);
      const fields =
        method === 'GET'
          ? judgeFields(descriptions, String(given['fields'] ?? ''), described.node)
          : [];
      return [
        ...judgeMembers(own, described.params, '', valueJudge(descriptions)),
        ...missing,
        ...fields,
      ];
    })
  );
};

const callAt = (
  descriptions: Descriptions,
  method: string,
  path: string,
): { readonly params: readonly Named[]; readonly node: string | null } | undefined => {
  if (method === 'GET' && path === '/search') return { params: SEARCH, node: null };
  if (method === 'GET' && path === '/me/adaccounts') return { params: [], node: 'AdAccount' };
  const [, kind = '', edge = null] = path.split('/');
  const node = descriptions.of(NODES[kind] ?? '');
  const api = node?.apis.find((one) => one.method === method && (one.endpoint ?? null) === edge);
  return (
    api &&
    node && {
      params: api.params.map((param) =>
        sharper(param, edge === null ? node.fields : (descriptions.of(api.return)?.fields ?? [])),
      ),
      node: api.return,
    }
  );
};

/** Objects of the reference pages (Insights, Filtering) that the specification calls objects and no more. */
const PAGES: Readonly<Record<string, string>> = {
  time_range: 'DayRange',
  filtering: 'list<Filter>',
};

/** A parameter that is only an object by its call is more by the reference, or by the field of its name. */
const sharper = (param: Named, fields: readonly Named[]): Named => {
  if (PAGES[param.name] !== undefined) return { ...param, type: PAGES[param.name]! };
  const field = fields.find(({ name }) => name === param.name);
  return /Object|^map/.test(param.type) && field ? { ...param, type: field.type } : param;
};

/** `id,creative{id,name}`: every field is one of its object. */
const judgeFields = (
  descriptions: Descriptions,
  fields: string,
  node: string | null,
): readonly string[] => {
  const known = node === null ? undefined : descriptions.of(node)?.fields;
  if (!known) return [];
  return [...fields.matchAll(/([a-z_]+)(?:\{([^}]*)\})?/g)].flatMap(([, name = '', inner]) => {
    const field = known.find((one) => one.name === name);
    if (!field) return [`fields: ${node} has no ${name}`];
    return inner === undefined ? [] : judgeFields(descriptions, inner, field.type);
  });
};

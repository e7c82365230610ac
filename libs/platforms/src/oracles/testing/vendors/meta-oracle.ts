import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Page, Permission } from 'facebook-nodejs-business-sdk';
import type { RequestOracle } from '../request-oracle';

/** Parameters that every call takes, and those of every list. */
const OF_EVERY_CALL = ['fields', 'limit', 'after'];

/**
 * The search for places is in no object of the specification; its parameters are those of the
 * reference page (Targeting Search).
 */
const SEARCH: readonly Named[] = [
  { name: 'type', type: 'string', required: true },
  { name: 'q', type: 'string', required: true },
  { name: 'location_types', type: 'list<string>' },
  { name: 'country_code', type: 'string' },
];

/**
 * Edges of the person behind the token (the code generator's User.json), which the folder leaves
 * out.
 */
const OF_PERSON: Readonly<
  Record<string, { readonly params: readonly Named[]; readonly node: string }>
> = {
  'GET adaccounts': { params: [], node: 'AdAccount' },
  'GET permissions': {
    params: [
      { name: 'permission', type: 'string' },
      { name: 'status', type: 'userpermissions_status_enum_param' },
    ],
    node: 'Permission',
  },
};

const NODES: Readonly<Record<string, string>> = {
  act: 'AdAccount',
  campaign: 'Campaign',
  adset: 'AdSet',
  ad: 'Ad',
};

/**
 * Meta's own specification as a judge of calls, whose paths name kinds instead of ids
 * (`/act/campaigns`, `/adset`); undefined where it is not at hand.
 */
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
  const [, kind = '', edge = null] = path.split('/');
  if (kind === 'me') return OF_PERSON[`${method} ${edge}`];
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

/**
 * Objects of the reference pages (Insights, Filtering) that the specification calls objects and no
 * more.
 */
const PAGES: Readonly<Record<string, string>> = {
  time_range: 'DayRange',
  filtering: 'list<Filter>',
};

/**
 * A parameter that is only an object by its call is more by the reference, or by the field of its
 * name.
 */
const sharper = (param: Named, fields: readonly Named[]): Named => {
  if (PAGES[param.name] !== undefined) return { ...param, type: PAGES[param.name]! };
  const field = fields.find(({ name }) => name === param.name);
  return /Object|^map/.test(param.type) && field ? { ...param, type: field.type } : param;
};

/** Fields that Meta's own client knows of objects without a file in the folder. */
const OF_CLIENT: Readonly<Record<string, readonly Named[]>> = Object.fromEntries(
  Object.entries({ Page, Permission }).map(([node, { Fields }]) => [
    node,
    Object.keys(Fields).map((name) => ({ name, type: 'anything' })),
  ]),
);

/** `id,creative{id,name}`: every field is one of its object. */
const judgeFields = (
  descriptions: Descriptions,
  fields: string,
  node: string | null,
): readonly string[] => {
  const known = node === null ? undefined : (descriptions.of(node)?.fields ?? OF_CLIENT[node]);
  if (!known) return [];
  return [...fields.matchAll(/([a-z_]+)(?:\{([^}]*)\})?/g)].flatMap(([, name = '', inner]) => {
    const field = known.find((one) => one.name === name);
    if (!field) return [`fields: ${node} has no ${name}`];
    return inner === undefined ? [] : judgeFields(descriptions, inner, field.type);
  });
};

type Judge = (value: unknown, type: string, at: string) => readonly string[];

/**
 * What is wrong with a value by its type in Meta's specification. Texts of forms are judged by what
 * they say.
 */
const valueJudge = (descriptions: Descriptions): Judge => {
  const judge: Judge = (value, type, at) => {
    const words = descriptions.wordsOf(type);
    if (words) {
      return typeof value === 'string' && words.includes(value)
        ? []
        : [`${at}: ${JSON.stringify(value)} is no ${type}`];
    }
    const inner = /^list<(.*)>$/.exec(type)?.[1];
    if (inner !== undefined) {
      return Array.isArray(value)
        ? value.flatMap((one) => judge(one, inner, `${at}/~`))
        : [`${at}: no list`];
    }
    const plain = PLAIN[type];
    if (plain) return plain(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${type}`];
    return judgeObject(value, type, at);
  };
  const judgeObject: Judge = (value, type, at) => {
    if (!isObject(value)) return [`${at}: no object`];
    const known = EXTRA[type] ?? descriptions.of(type)?.fields;
    return known ? judgeMembers(value, known, at, judge) : [];
  };
  return judge;
};

/** Members that the specification does not know, and what is wrong with those that it does. */
const judgeMembers = (
  value: Readonly<Record<string, unknown>>,
  known: readonly Named[],
  at: string,
  judge: Judge,
): readonly string[] =>
  Object.entries(value).flatMap(([name, member]) => {
    const found = known.find((one) => one.name === name);
    return found ? judge(member, found.type, `${at}/${name}`) : [`${at}/${name}: unknown`];
  });

/**
 * An ad names its creative by a member that is no field of creatives. Automation, ranges of days
 * and filters have no file of their own.
 */
const EXTRA: Readonly<Record<string, readonly Named[]>> = {
  AdCreative: [{ name: 'creative_id', type: 'string' }],
  TargetingAutomation: [{ name: 'advantage_audience', type: 'int' }],
  DayRange: [
    { name: 'since', type: 'string' },
    { name: 'until', type: 'string' },
  ],
  Filter: [
    { name: 'field', type: 'string' },
    { name: 'operator', type: 'string' },
    { name: 'value', type: 'anything' },
  ],
  AdCampaignBidConstraint: [{ name: 'roas_average_floor', type: 'int' }],
};

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  anything: () => true,
  string: (value) => typeof value === 'string',
  int: (value) =>
    Number.isInteger(typeof value === 'string' && value !== '' ? Number(value) : value),
  'unsigned int': (value) =>
    Number.isInteger(typeof value === 'string' && value !== '' ? Number(value) : value) &&
    Number(value) >= 0,
  float: (value) => typeof value === 'number',
  bool: (value) => value === 'true' || value === 'false' || typeof value === 'boolean',
  datetime: (value) =>
    typeof value === 'string' &&
    (/^\d+$/.test(value) || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}$/.test(value)),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as a global, because libraries do not read the environment.
 */
const FOLDER = join(
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT,
  'meta',
);

interface Named {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
}

interface Api {
  readonly method: string;
  readonly endpoint: string | null;
  readonly return: string;
  readonly params: readonly Named[];
}

/** One object of Meta's own code generator's specification. */
export interface Description {
  readonly apis: readonly Api[];
  readonly fields: readonly Named[];
}

/** Meta's specification: objects with their parameters and fields, and the words of enums. */
class Descriptions {
  private readonly read = new Map<string, Description | undefined>();
  private readonly words: ReadonlyMap<string, readonly string[]>;

  constructor() {
    const enums = jsonIn('enum_types.json') as readonly {
      readonly name: string;
      readonly values: readonly string[];
    }[];
    this.words = new Map(enums.map(({ name, values }) => [name, values]));
  }

  of(node: string): Description | undefined {
    if (!this.read.has(node)) {
      this.read.set(
        node,
        existsSync(join(FOLDER, `${node}.json`))
          ? (jsonIn(`${node}.json`) as Description)
          : undefined,
      );
    }
    return this.read.get(node);
  }

  wordsOf(type: string): readonly string[] | undefined {
    return this.words.get(type);
  }
}

/** Undefined where the specification is not at hand. */
export const findDescriptions = (): Descriptions | undefined =>
  existsSync(join(FOLDER, 'enum_types.json')) ? new Descriptions() : undefined;

const jsonIn = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

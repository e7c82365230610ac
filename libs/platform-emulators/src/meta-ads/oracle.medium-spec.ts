import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Fields, isFields } from '../core/json';
import { CREATE_ADSET, UPDATE_ADSET } from './ad-sets/parameters';
import { TARGETING } from './ad-sets/targeting-shape';
import { CREATE_AD, UPDATE_AD } from './ads/ads';
import { CREATE_CREATIVE, UPDATE_CREATIVE } from './ads/creatives';
import { CREATE_CAMPAIGN, UPDATE_CAMPAIGN } from './campaigns';
import { NODE_TYPES } from './doors/lists';
import type { Members, Shape } from './doors/shapes';
import { INSIGHT_FIELDS } from './reports/fields';
import {
  adset,
  campaign,
  creative,
  type GivenAccount,
  givenAccount,
  givenImage,
  givenTree,
} from './testing/given-account';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read
 * the environment.
 */
const FOLDER = join(
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT,
  'meta',
);

interface Named {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
}

interface Api {
  readonly method: string;
  readonly endpoint?: string;
  readonly params?: readonly Named[];
}

/** What the vendor's own generator says of its objects. */
interface Oracle {
  /**
   * Parameters of a call: `Campaign POST` of the object itself, `AdAccount POST campaigns` of an
   * edge.
   */
  parameters(call: string): readonly Named[];
  fields(object: string): readonly Named[];
  /** Misfits of sent or answered members against a list of names and types. */
  misfits(members: Fields, named: readonly Named[]): readonly string[];
}

/** Undefined where it is not at hand. */
function findOracle(): Oracle | undefined {
  if (!existsSync(join(FOLDER, 'enum_types.json'))) return undefined;
  const enums = new Map(
    (read('enum_types.json') as { name: string; values: string[] }[]).map(({ name, values }) => [
      name,
      values,
    ]),
  );
  return {
    parameters: (call) => {
      const [object = '', method, edge = ''] = call.split(' ');
      const { apis = [] } = read(`${object}.json`) as { apis?: readonly Api[] };
      const api = apis.find(
        (one) => one.method === method && (one.endpoint ?? '').replace('/', '') === edge,
      );
      if (!api) throw new Error(`no ${call}`);
      return api.params ?? [];
    },
    fields: (object) => fieldsOf(object),
    misfits: (members, named) => misfitsOf(enums, members, named, ''),
  };
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const fieldsOf = (object: string): readonly Named[] =>
  (read(`${object}.json`) as { fields: readonly Named[] }).fields;

type Enums = ReadonlyMap<string, readonly string[]>;

function misfitsOf(
  enums: Enums,
  members: Fields,
  named: readonly Named[],
  path: string,
): readonly string[] {
  const missing = named
    .filter(({ name, required }) => required && members[name] === undefined)
    .map(({ name }) => `${path}${name} is missing`);
  const wrong = Object.entries(members).flatMap(([name, value]) => {
    const known = named.find((one) => one.name === name);
    return known
      ? misfit(enums, value, known.type, `${path}${name}`)
      : [`${path}${name} is unknown`];
  });
  return [...missing, ...wrong];
}

/**
 * Types of the oracle: scalars, lists, enums by name, and other objects, followed where their file
 * is at hand.
 */
function misfit(enums: Enums, value: unknown, type: string, path: string): readonly string[] {
  const inner = /^list<(.+)>$/.exec(type)?.[1];
  if (inner !== undefined) {
    return Array.isArray(value)
      ? value.flatMap((one, index) => misfit(enums, one, inner, `${path}.${index}`))
      : [`${path} is no list`];
  }
  const values = enums.get(type);
  if (values) return values.includes(String(value)) ? [] : [`${path} is none of ${type}`];
  if (type in SCALARS) return SCALARS[type]?.(value) ? [] : [`${path} is no ${type}`];
  if (!isFields(value)) return [`${path} is no object`];
  return existsSync(join(FOLDER, `${type}.json`))
    ? misfitsOf(enums, value, fieldsOf(type), `${path}.`)
    : [];
}

const isWhole = (value: unknown): boolean => /^-?\d+$/.test(String(value));
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  datetime: (value) =>
    isWhole(value) || (typeof value === 'string' && !Number.isNaN(Date.parse(value))),
  int: isWhole,
  'unsigned int': (value) => /^\d+$/.test(String(value)),
  float: (value) => Number.isFinite(Number(value)),
  bool: (value) => typeof value === 'boolean',
};

const oracle = findOracle();
const itWithOracle = oracle ? it : it.skip;
const itEachWithOracle = oracle ? it.each : it.skip.each;
const refusing: Oracle = { parameters: () => [], fields: () => [], misfits: () => ['no oracle'] };
const check = oracle ?? refusing;

/** Names that the vendor took away since its list was made (platform document 1). */
const ENDED = ['existing_customer_budget_percentage'];

const names = (members: Members): readonly string[] => Object.keys(members).sort();
const membersOf = (shape: Shape): Members => (shape.type === 'object' ? shape.members : {});

async function everyRead(
  given: GivenAccount,
): Promise<readonly (readonly [object: string, answer: Fields])[]> {
  const { campaignId, adsetId, adId, creativeId } = await givenTree(given);
  given.vendor.judge({ kind: 'ad', id: adId, review: 'disapproved', reasons: ['MISLEADING'] });
  const hash = await givenImage(given);
  const objects = [
    ['Campaign', campaignId],
    ['AdSet', adsetId],
    ['Ad', adId],
    ['AdCreative', creativeId],
    ['AdImage', `${given.accountId.slice(4)}:${hash}`],
  ] as const;
  const kinds = {
    Campaign: 'campaign',
    AdSet: 'adset',
    Ad: 'ad',
    AdCreative: 'adcreative',
    AdImage: 'adimage',
  } as const;
  const reads = objects.map(
    async ([object, id]) =>
      [
        object,
        await given.ask('GET', `/${id}`, { fields: NODE_TYPES[kinds[object]].names.join(',') }),
      ] as const,
  );
  return Promise.all(reads);
}

describe('the vendor’s own lists', () => {
  itEachWithOracle([
    ['AdAccount POST campaigns', CREATE_CAMPAIGN],
    ['Campaign POST', UPDATE_CAMPAIGN],
    ['AdAccount POST adsets', CREATE_ADSET],
    ['AdSet POST', UPDATE_ADSET],
    ['AdAccount POST ads', CREATE_AD],
    ['Ad POST', UPDATE_AD],
    ['AdAccount POST adcreatives', CREATE_CREATIVE],
    ['AdCreative POST', UPDATE_CREATIVE],
  ] as const)('name the same parameters of %s', (call, members) => {
    expect(names(members)).toEqual(
      check
        .parameters(call)
        .map(({ name }) => name)
        .filter((name) => !ENDED.includes(name))
        .sort(),
    );
  });

  itEachWithOracle([
    ['Campaign', NODE_TYPES.campaign.names],
    ['AdSet', NODE_TYPES.adset.names],
    ['Ad', NODE_TYPES.ad.names],
    ['AdCreative', NODE_TYPES.adcreative.names],
    ['AdImage', NODE_TYPES.adimage.names],
  ] as const)('name the same fields of %s', (object, fields) => {
    expect([...fields].sort()).toEqual(
      check
        .fields(object)
        .map(({ name }) => name)
        .filter((name) => !ENDED.includes(name))
        .sort(),
    );
  });

  itWithOracle(
    'know every member of a targeting and every field of a report that is taken here',
    () => {
      const outside = (own: readonly string[], object: string) =>
        own.filter((name) => !check.fields(object).some((one) => one.name === name));
      expect([
        outside(names(membersOf(TARGETING)), 'Targeting'),
        outside([...INSIGHT_FIELDS], 'AdsInsights'),
      ]).toEqual([[], []]);
    },
  );

  itWithOracle('take the sample requests and every answer', async () => {
    const given = givenAccount();
    const image = await givenImage(given);
    const requests: readonly (readonly [string, Fields])[] = [
      ['AdAccount POST campaigns', campaign()],
      ['AdAccount POST adsets', adset('120211795255200008')],
      ['AdAccount POST adcreatives', creative(given, image)],
      [
        'AdAccount POST ads',
        {
          name: 'a1',
          adset_id: '120211795255200009',
          creative: { creative_id: '1' },
          status: 'PAUSED',
        },
      ],
    ];
    const sent = requests.flatMap(([call, body]) =>
      check.misfits(body, check.parameters(call)).map((misfit) => `${call}: ${misfit}`),
    );
    const answered = (await everyRead(given)).flatMap(([object, answer]) =>
      check.misfits(answer, check.fields(object)).map((misfit) => `${object}: ${misfit}`),
    );
    // The oracle types `creative` of an ad as the object that is read, whose id member has another
    // name than the one that is sent.
    expect([
      sent.filter((one) => !one.endsWith('creative.creative_id is unknown')),
      answered,
    ]).toEqual([[], []]);
  });

  itEachWithOracle([
    ['an unknown parameter', { goal: 'SALES' }],
    ['a wrong enum', { objective: 'SALES' }],
    ['a wrong type', { daily_budget: 'ten' }],
    ['a missing one', { special_ad_categories: undefined }],
  ])('refuse %s, as the emulator does', async (_what, changes) => {
    const body = campaign(changes);
    const given = givenAccount();
    const sent = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    );
    expect([
      check.misfits(sent, check.parameters('AdAccount POST campaigns')).length,
      (await given.refused('POST', '/~/campaigns', body)).code,
    ]).toEqual([1, 100]);
  });
});

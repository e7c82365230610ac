import {
  givenParty,
  type Party,
  type RawAnswer,
  releaseSystem,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import { givenSignedIn } from './browser';
import {
  API_OPERATIONS,
  APP_OPERATIONS,
  bodyOf,
  type Described,
  isOfApp,
  type Json,
  membersOf,
  named,
  isSigned,
  needsOf,
  resolved,
  sampleOf,
} from './described';
import { type EveryKind, givenEveryKind, kindAt } from './every-kind';
import { unknownId } from './routes';

/** Members that belong to the server, each with a value that nothing has. */
const OF_THE_SERVER: Readonly<Record<string, unknown>> = {
  id: unknownId('cmp'),
  spaceId: unknownId('spc'),
  accountId: unknownId('acc'),
  userId: unknownId('usr'),
  ownerId: unknownId('usr'),
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  deletedAt: '2001-01-01T00:00:00.000Z',
  confirmedAt: '2001-01-01T00:00:00.000Z',
  version: 4_711,
  plan: 'enterprise',
  subscription: 'expired',
  role: 'VIEWER',
  scopes: ['sync:write'],
  status: 'ENABLED',
  hold: { since: '2001-01-01T00:00:00.000Z' },
  remoteId: '4711',
  remoteObjects: [{ remoteId: '4711' }],
  digest: '0'.repeat(64),
  secret: 'not a secret',
  publicId: 'a1B2c3D4e5F6',
  passwordHash: '$argon2id$',
  isAdmin: true,
  isConfirmed: true,
  planHash: '0'.repeat(64),
  effectiveStatus: 'ACTIVE',
  fetch: { status: 'READY' },
  expiresAt: '2099-01-01T00:00:00.000Z',
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
  toString: 'text',
  hasOwnProperty: 'text',
};

/** An object inside a body: where it is, and which members may be written there. */
interface Place {
  readonly pointer: string;
  readonly members: Readonly<Record<string, Json>>;
}

/** Every object of a body that lists its members; what is free of form takes any name. */
const placesIn = (
  schema: Json,
  { schemas }: Described,
  pointer = '',
  depth = 0,
): readonly Place[] => {
  if (depth > 6) return [];
  const whole = resolved(schema, schemas);
  if (whole['type'] === 'array') {
    return placesIn(whole['items'] as Json, { schemas } as Described, `${pointer}/0`, depth + 1);
  }
  const members = membersOf(whole);
  if (Object.keys(members).length === 0 || whole['additionalProperties'] !== undefined) return [];
  return [
    { pointer, members },
    ...Object.entries(members)
      .filter(([, member]) => member['readOnly'] !== true)
      .flatMap(([name, member]) =>
        placesIn(member, { schemas } as Described, `${pointer}/${name}`, depth + 1),
      ),
  ];
};

/** The value with more members in one of its objects; the way there is made where it is missing. */
const withMembers = (value: unknown, pointer: string, more: object): unknown => {
  const [, name, ...rest] = pointer.split('/');
  if (name === undefined) return { ...(value as object), ...more };
  const inner = rest.length > 0 ? `/${rest.join('/')}` : '';
  if (/^\d+$/.test(name)) {
    const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return [withMembers(first ?? {}, inner, more)];
  }
  const owner = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...owner, [name]: withMembers(owner[name] ?? {}, inner, more) };
};

/** The words of a provider, which may name anything. */
const isForeign = ({ operation }: Described, { pointer }: Place): boolean =>
  operation.operationId === 'reportConversionEvents' && pointer.startsWith('/payload');

/** Takes one record, or many in this member; never both. */
const MANY_IN: Readonly<Record<string, string>> = {
  adjustConversions: 'adjustments',
  reportConversionEvents: 'events',
  uploadOfflineConversions: 'conversions',
};

/** Whose items say which record they change. */
const ITEMS_OF: Readonly<Record<string, keyof EveryKind>> = {
  updateAdGroups: 'adGroup',
  updateAds: 'ad',
  updateKeywords: 'keyword',
};

/** The sample as it may be sent with something at the place. */
const sampleFor = (one: Described, pointer: string): unknown => {
  const sample = sampleOf(bodyOf(one)!, one.schemas) as Readonly<Record<string, unknown>>;
  const many = MANY_IN[one.operation.operationId];
  const kind = ITEMS_OF[one.operation.operationId];
  if (many) {
    const { [many]: items, payload, source, config, ...single } = sample;
    if (pointer.startsWith('/config')) return { source, payload, config };
    return pointer.startsWith(`/${many}`) ? { [many]: items } : single;
  }
  if (!kind) return sample;
  // A version of an example is another one, which is refused before anything is read.
  const [{ version: _version, ...item } = {}] = sample['items'] as readonly Json[];
  return { ...sample, items: [{ ...item, id: own[kind] }] };
};

interface Issue {
  readonly path: string;
  readonly code: string;
}

/** Every issue in an answer, those of single items of a bulk request included. */
const issuesIn = (value: unknown): readonly Issue[] => {
  if (Array.isArray(value)) return value.flatMap(issuesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { issues, ...rest } = value as { readonly issues?: readonly Issue[] };
  return [...(issues ?? []), ...Object.values(rest).flatMap(issuesIn)];
};

let system: System;
let party: Party;
let own: EveryKind;
let askApp: (needs: string) => Promise<(path: string, sent: object) => Promise<RawAnswer>>;
beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true, env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' } });
  party = await givenParty(system);
  own = await givenEveryKind(party);
  const person = await givenSignedIn(party, newAddress());
  askApp = (needs) => {
    const browser = needs === 'nothing' ? person.fresh(newAddress()) : person;
    return Promise.resolve((path, sent) => browser.send(path, sent));
  };
}, 180_000);
afterAll(() => releaseSystem(system));

let addresses = 0;
const newAddress = (): string => `198.20.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

const pathOf = ({ path }: Described): string =>
  path
    .replace('{userId}', () => party.account.userId)
    .replace(/\{\w+\}/, () => (path.startsWith('/app/') ? 'nothing' : own[kindAt(path)]));

const send = async (one: Described, body: string): Promise<RawAnswer> => {
  const sent = {
    method: one.method,
    bytes: Buffer.from(body),
    headers: { 'content-type': 'application/json' },
  };
  if (!isOfApp(one)) return party.send(pathOf(one), sent);
  return (await askApp(needsOf(one)))(pathOf(one), sent);
};

/** What a provider posts is its own: nothing in it is a member of ours. */
const TAKING = [...API_OPERATIONS, ...APP_OPERATIONS].filter(
  (one) => bodyOf(one) !== undefined && !isSigned(one),
);

describe.each(named(TAKING))('%s', (_name, one) => {
  const places = placesIn(bodyOf(one)!, one).filter((place) => !isForeign(one, place));

  it.each(places.map((place) => [place.pointer || '/', place] as const))(
    'names every member at %s that is not to be written',
    async (_pointer, { pointer, members }) => {
      const foreign = Object.entries(OF_THE_SERVER).filter(
        ([name]) => !Object.hasOwn(members, name) || members[name]!['readOnly'] === true,
      );
      const body = withMembers(sampleFor(one, pointer), pointer, Object.fromEntries(foreign));
      const answer = await send(one, JSON.stringify(body));
      const named = issuesIn(answer.body)
        .filter(({ code }) => code === 'UNKNOWN_FIELD' || code === 'READ_ONLY')
        .map(({ path }) => path);
      const missed = foreign
        .map(([name]) => `${pointer}/${name}`)
        .filter((path) => !named.includes(path));
      expect([missed, answer.status < 500]).toEqual([[], true]);
    },
  );

  it('takes no __proto__', async () => {
    const text = JSON.stringify({ ...(sampleFor(one, '') as object), '~': 0 });
    const answer = await send(one, text.replace('"~":0', '"__proto__":{"isAdmin":true}'));
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  EVIL_ADDRESSES,
  givenParty,
  type Party,
  type RawAnswer,
  releaseSystem,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import {
  API_OPERATIONS,
  APP_OPERATIONS,
  bodyOf,
  type Described,
  type Json,
  membersOf,
  resolved,
  sampleOf,
} from './described';
import { type EveryKind, givenEveryKind, kindAt } from './every-kind';

let system: System;
let party: Party;
let own: EveryKind;
let listener: Server;
let port: number;
/** Whatever reached the server that only this machine can reach. */
const reached: string[] = [];
beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true });
  party = await givenParty(system);
  own = await givenEveryKind(party);
  listener = createServer(({ url }, response) => {
    reached.push(url ?? '');
    response.end();
  });
  await new Promise<void>((done) => void listener.listen(0, '127.0.0.1', done));
  ({ port } = listener.address() as AddressInfo);
}, 180_000);
afterAll(async () => {
  await new Promise((done) => void listener?.close(done));
  await releaseSystem(system);
});

interface Asset {
  readonly id: string;
  readonly fetch: { readonly status: string; readonly code: string | null };
}

/** The description promises a URI, which is ASCII; all others are tried at the guard itself. */
const WRITABLE = EVIL_ADDRESSES.filter((address) => /^[ -~]*$/.test(address));

const REFUSED = ['BAD_ADDRESS', 'ADDRESS_NOT_ALLOWED'];

/** Addresses of the server, in every way in which its host can be written. */
const ofListener = (): readonly string[] =>
  [
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0', 'localhost'],
    ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', 'LOCALHOST.', 'a.localhost'],
  ].map((host) => `http://${host}:${port}/secret.png`);

const assetOf = async (id: string): Promise<Asset> =>
  (await party.send(`/api/v1/assets/${id}`)).body.data as Asset;

/** Resolves when the worker is through with all of them. */
const fetched = (ids: readonly string[]): Promise<readonly Asset[]> =>
  system.holds(async () => {
    const assets = await Promise.all(ids.map(assetOf));
    if (assets.some(({ fetch }) => fetch.status === 'PENDING')) throw new Error('still fetching');
    return assets;
  }, 60_000);

/** The ids of what was taken; what was not names the member. */
const taken = (answers: readonly RawAnswer[]): readonly string[] =>
  answers.flatMap(({ status, body, text }) => {
    if (status < 300) return [(body.data as Asset).id];
    expect([status, text]).toEqual([400, expect.stringContaining('/sourceUrl')]);
    return [];
  });

const image = (sourceUrl: string): object => ({ type: 'IMAGE', name: 'Shoe', sourceUrl });

describe('a file that is fetched for an asset', () => {
  it('never comes from an address that is not public, when the asset is made', async () => {
    const answers = await Promise.all(
      [...WRITABLE, ...ofListener()].map((address) =>
        party.send('/api/v1/assets', { method: 'POST', body: image(address) }),
      ),
    );
    const ids = taken(answers);
    const codes = (await fetched(ids)).map(({ fetch: { status, code } }) => [status, code]);
    expect(codes.filter(([, code]) => !REFUSED.includes(String(code)))).toEqual([]);
    expect([ids.length > 60, reached]).toEqual([true, []]);
  }, 90_000);

  it('nor when the asset is changed', async () => {
    const addresses = [...ofListener(), 'http://169.254.169.254/latest/meta-data/'];
    const ids = await Promise.all(
      addresses.map(async () => {
        const body = { type: 'IMAGE', name: 'Shoe' };
        const made = await party.send('/api/v1/assets', { method: 'POST', body });
        return (made.body.data as Asset).id;
      }),
    );
    const answers = await Promise.all(
      ids.map((id, at) =>
        party.send(`/api/v1/assets/${id}`, {
          method: 'PATCH',
          body: { sourceUrl: addresses[at] },
        }),
      ),
    );
    const codes = (await fetched(taken(answers))).map(({ fetch }) => fetch.code);
    expect(codes.filter((code) => !REFUSED.includes(String(code)))).toEqual([]);
    expect(reached).toEqual([]);
  }, 90_000);
});

/** A value with every address in it replaced, by the schema; undefined where there is none. */
const pointed = (schema: Json, one: Described, value: unknown, to: string): unknown => {
  const whole = resolved(schema, one.schemas);
  if (whole['format'] === 'uri') return to;
  if (Array.isArray(value)) {
    return value.map((item) => pointed((whole['items'] ?? {}) as Json, one, item, to));
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = membersOf(whole);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      members[name] ? pointed(members[name], one, inner, to) : inner,
    ]),
  );
};

const pathOf = ({ path }: Described): string =>
  path.replace('{userId}', party.account.userId).replace(/\{\w+\}/, () => own[kindAt(path)]);

it('no address in a body makes the api send a request', async () => {
  const to = `http://127.0.0.1:${port}/of-a-body`;
  const holding = [...API_OPERATIONS, ...APP_OPERATIONS].filter((one) => {
    const schema = bodyOf(one);
    return (
      schema && JSON.stringify(pointed(schema, one, sampleOf(schema, one.schemas), to)).includes(to)
    );
  });
  expect(holding.map(({ operation }) => operation.operationId)).toContain('createAsset');
  const ids: string[] = [];
  for (const one of holding) {
    const schema = bodyOf(one)!;
    const body = pointed(schema, one, sampleOf(schema, one.schemas), to);
    const answer = await party.send(pathOf(one), { method: one.method, body });
    expect(answer.status).toBeLessThan(500);
    if (one.path.startsWith('/api/v1/assets') && answer.status < 300) ids.push(...taken([answer]));
  }
  await fetched(ids);
  expect(reached).toEqual([]);
}, 60_000);

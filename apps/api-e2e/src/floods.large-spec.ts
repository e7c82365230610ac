import {
  givenParty,
  type Party,
  type RawAnswer,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { Browser, givenSignedIn } from './browser';

const PER_MINUTE = 200;
const FLOOD = 1_500;
const AT_ONCE = 50;
/** Requests of the neighbour while the flood goes on. */
const CALM = 20;

let system: System;
beforeAll(async () => {
  system = await startSystem({
    workers: 0,
    env: { SWITCHYARD_REQUESTS_PER_MINUTE: String(PER_MINUTE), SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
  });
}, 120_000);
afterAll(() => system?.stop());

let addresses = 0;
const newAddress = (): string => `198.22.0.${++addresses}`;

/** Sends the flood, and meanwhile one request of the neighbour after the other. */
const during = async (
  flood: (n: number) => Promise<RawAnswer>,
  neighbour: () => Promise<RawAnswer>,
): Promise<{ readonly flooded: readonly number[]; readonly served: readonly RawAnswer[] }> => {
  const flooded: number[] = [];
  const served: RawAnswer[] = [];
  const pour = async (): Promise<void> => {
    for (let sent = 0; sent < FLOOD; sent += AT_ONCE) {
      const wave = Array.from({ length: AT_ONCE }, (_, at) => flood(sent + at));
      flooded.push(...(await Promise.all(wave)).map(({ status }) => status));
    }
  };
  const ask = async (): Promise<void> => {
    for (let sent = 0; sent < CALM; sent++) served.push(await neighbour());
  };
  await Promise.all([pour(), ask()]);
  return { flooded, served };
};

const remaining = ({ headers }: RawAnswer): number => Number(headers.get('x-ratelimit-remaining'));
const statuses = (answers: readonly RawAnswer[]): readonly number[] => [
  ...new Set(answers.map(({ status }) => status)),
];
const counts = (all: readonly number[], status: number): number =>
  all.filter((one) => one === status).length;

/** Each request of the neighbour took one from its own bucket, and nothing else did. */
const expectUndisturbed = (served: readonly RawAnswer[], limit: number, before = 0): void => {
  expect(served.map(({ headers }) => headers.get('x-ratelimit-limit'))).toEqual(
    served.map(() => String(limit)),
  );
  expect(served.map(remaining)).toEqual(served.map((_, at) => limit - before - 1 - at));
};

const me = (party: Party, headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
  party.send('/api/v1/me', { headers });

it('an address that floods without a token is limited, and other addresses are not', async () => {
  const [neighbour, other] = await Promise.all([givenParty(system), givenParty(system)]);
  const [evil, calm] = [newAddress(), newAddress()];
  const { flooded, served } = await during(
    (n) => me(other, { authorization: n % 2 ? '' : 'Bearer nonsense', 'x-forwarded-for': evil }),
    () => me(neighbour, { 'x-forwarded-for': calm }),
  );
  expect([counts(flooded, 401), counts(flooded, 429)]).toEqual([60, FLOOD - 60]);
  expect(statuses(served)).toEqual([200]);
  expectUndisturbed(served, PER_MINUTE);
}, 60_000);

it('a caller with a token at the same address is served too', async () => {
  const [neighbour, other] = await Promise.all([givenParty(system), givenParty(system)]);
  const shared = { 'x-forwarded-for': newAddress() };
  const { flooded, served } = await during(
    () => me(other, { authorization: '', ...shared }),
    () => me(neighbour, shared),
  );
  expect(counts(flooded, 429)).toBe(FLOOD - 60);
  expect(statuses(served)).toEqual([200]);
  expectUndisturbed(served, PER_MINUTE);
}, 60_000);

it('a token that floods is limited, and other tokens of its account are not', async () => {
  const evil = await givenParty(system);
  const { accountId } = evil.account;
  const { token } = await system.admin.createToken(accountId, ['campaigns:read']);
  const headers = { 'x-forwarded-for': newAddress() };
  const { flooded, served } = await during(
    () => me(evil, headers),
    () => me(evil.as({ token }), headers),
  );
  expect([counts(flooded, 200), counts(flooded, 429)]).toEqual([PER_MINUTE, FLOOD - PER_MINUTE]);
  expect(statuses(served)).toEqual([200]);
  expectUndisturbed(served, PER_MINUTE);
}, 60_000);

it('a flood of a website key from one address leaves the rest of its limit to others', async () => {
  const owner = await givenParty(system);
  const { key } = await system.admin.createWebsiteKey(owner.spaceId);
  const [evil, calm] = [newAddress(), newAddress()];
  const visit = (address: string): Promise<RawAnswer> =>
    owner.send('/api/v1/conversions/identify', {
      method: 'POST',
      body: { externalId: 'visitor-1', gclid: 'click-1' },
      headers: {
        authorization: `Bearer ${key}`,
        'x-space-id': '',
        'x-forwarded-for': address,
      },
    });
  const { flooded, served } = await during(
    () => visit(evil),
    () => visit(calm),
  );
  expect([counts(flooded, 200), counts(flooded, 429)]).toEqual([30, FLOOD - 30]);
  expect(statuses(served)).toEqual([200]);
}, 60_000);

it('a flood of sign-ins is limited, and the owner signs in from another address', async () => {
  const [party, other] = await Promise.all([givenParty(system), givenParty(system)]);
  const { password } = await system.admin.issuePassword(party.account.email);
  const person = await givenSignedIn(other, newAddress());
  const evil = person.fresh(newAddress());
  const { flooded, served } = await during(
    () => evil.post('/app/login', { email: party.account.email, password: 'not the password' }),
    () => person.send('/app/session'),
  );
  expect(counts(flooded, 401)).toBeLessThanOrEqual(60);
  expect(counts(flooded, 401) + counts(flooded, 429)).toBe(FLOOD);
  expect(statuses(served)).toEqual([200]);
  expectUndisturbed(served, 600);
  const owner = await Browser.open(system, newAddress());
  const signedIn = await owner.post('/app/login', { email: party.account.email, password });
  expect(signedIn.status).toBe(200);
}, 60_000);

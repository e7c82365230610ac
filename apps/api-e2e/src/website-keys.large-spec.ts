import { givenParty, startSystem, type Party, type RawAnswer, type System } from '@switchyard/test-kit';
import { neverGiven } from './dead-tokens';
import { at, ROUTES, TOKEN_ROUTES, unknownId, type Route } from './routes';
import { sameRefusal } from './same-refusal';

const ADDRESS_LIMIT = '60';
const KEY_LIMIT = 120;
const PAGE = 'https://www.shop.example';

let system: System;
beforeAll(async () => void (system = await startSystem({ workers: 0, env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' } })), 120_000);
afterAll(() => system?.stop());

const named = (routes: readonly Route[]): readonly (readonly [string, Route])[] => routes.map((route) => [`${route.method} ${route.path}`, route]);
const FOR_WEBSITES = TOKEN_ROUTES.filter(({ takesWebsiteKey }) => takesWebsiteKey);

let addresses = 0;
const fresh = (): Readonly<Record<string, string>> => ({ 'x-forwarded-for': `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}` });

/** Somebody who speaks with a website key of their Space, and names no Space. */
interface Website {
  readonly owner: Party;
  readonly websiteKeyId: string;
  readonly key: string;
  send(route: Pick<Route, 'method' | 'path'>, headers?: Readonly<Record<string, string>>, body?: unknown): Promise<RawAnswer>;
}

const givenWebsite = async (origins: readonly string[] = []): Promise<Website> => {
  const owner = await givenParty(system);
  const { websiteKeyId, key } = await system.desk.createWebsiteKey(owner.spaceId, origins);
  const send: Website['send'] = ({ method, path }, headers = {}, body) =>
    owner.send(at({ path }, unknownId('cmp')), { method, headers: { authorization: `Bearer ${key}`, 'x-space-id': '', ...fresh(), ...headers }, ...(body === undefined ? {} : { body }) });
  return { owner, websiteKeyId, key, send };
};

/** Passes the door and fails at the body, so that nothing is reported. */
const EMPTY = {};
const bodyOf = ({ takesBody }: Route): unknown => (takesBody ? EMPTY : undefined);
const crossOrigin = ({ headers }: RawAnswer): readonly string[] => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const code = ({ status, body }: RawAnswer): readonly unknown[] => [status, body.error?.code];

it('two operations take a website key, and no other', () => {
  expect(FOR_WEBSITES.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(['POST /api/v1/conversions/events', 'POST /api/v1/conversions/identify']);
});

describe('where website keys are not taken', () => {
  let website: Website;
  beforeAll(async () => void (website = await givenWebsite()));

  it.each(named(TOKEN_ROUTES.filter(({ takesWebsiteKey }) => !takesWebsiteKey)))('%s answers what it answers to a credential that nobody has', async (_name, route) => {
    const unknown = await website.send(route, { authorization: `Bearer ${neverGiven('pub')}` }, bodyOf(route));
    for (const space of ['', website.owner.spaceId]) {
      const answer = await website.send(route, { 'x-space-id': space, origin: PAGE }, bodyOf(route));
      expect([sameRefusal(answer), answer.status, answer.headers.get('x-ratelimit-limit'), crossOrigin(answer)]).toEqual([sameRefusal(unknown), 401, ADDRESS_LIMIT, []]);
      expect([...answer.headers.keys()].toSorted()).toEqual([...unknown.headers.keys()].toSorted());
    }
  });

  it.each([['GET', '/api/v1/nothing', 404], ['GET', '/api/v1/conversions/identify', 405], ['DELETE', '/api/v1/conversions/events', 405], ['GET', '/api/v1/openapi.json', 200]] as const)('%s %s is answered alike too', async (method, path, status) => {
    const [answer, unknown] = [await website.send({ method, path }), await website.send({ method, path }, { authorization: `Bearer ${neverGiven('pub')}` })];
    expect([answer.status, sameRefusal(answer), answer.headers.get('x-ratelimit-limit')]).toEqual([status, sameRefusal(unknown), ADDRESS_LIMIT]);
  });
});

describe('a browser that asks before it posts', () => {
  const preflight = { origin: PAGE, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' };
  let party: Party;
  beforeAll(async () => void (party = await givenParty(system)));
  const ask = (path: string, headers: Readonly<Record<string, string>>) => party.send(at({ path }, unknownId('cmp')), { method: 'OPTIONS', headers: { authorization: '', 'x-space-id': '', ...fresh(), ...headers } });

  it.each([...new Set(ROUTES.map(({ path }) => path))])('%s', async (path) => {
    const answer = await ask(path, preflight);
    const isOpen = FOR_WEBSITES.some((route) => route.path === path);
    expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('access-control-allow-methods')]).toEqual(isOpen ? [204, PAGE, 'POST'] : [405, null, null]);
    if (!isOpen) expect([sameRefusal(answer), crossOrigin(answer)]).toEqual([sameRefusal(await ask(path, {})), []]);
  });
});

describe.each(named(FOR_WEBSITES))('%s', (_name, route) => {
  it('takes the key, and lets the page read the answer', async () => {
    const website = await givenWebsite();
    const answer = await website.send(route, { origin: PAGE }, EMPTY);
    expect([...code(answer), answer.headers.get('x-ratelimit-limit'), answer.headers.get('access-control-allow-origin'), answer.headers.get('vary')]).toEqual([400, 'VALIDATION_ERROR', String(KEY_LIMIT), PAGE, 'Origin']);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(crossOrigin(await website.owner.send(route.path, { method: 'POST', body: EMPTY, headers: { origin: PAGE } }))).toEqual([]);
  });

  it('takes it in its own Space alone', async () => {
    const [website, other] = [await givenWebsite(), await givenParty(system)];
    const { id: second } = await system.desk.createSpace(website.owner.account.accountId, 'Second');
    expect((await website.send(route, { 'x-space-id': website.owner.spaceId }, EMPTY)).status).toBe(400);
    const unknown = sameRefusal(await website.send(route, { authorization: `Bearer ${neverGiven('pub')}` }, EMPTY));
    for (const space of [second, other.spaceId, unknownId('spc'), 'nonsense']) expect(sameRefusal(await website.send(route, { 'x-space-id': space }, EMPTY))).toBe(unknown);
  });

  it('takes it from its websites alone, and says so to whoever builds the page', async () => {
    const website = await givenWebsite(['https://*.shop.example']);
    expect((await website.send(route, { origin: PAGE }, EMPTY)).status).toBe(400);
    expect((await website.send(route, { referer: `${PAGE}/basket` }, EMPTY)).status).toBe(400);
    for (const origin of ['https://shop.example', `${PAGE}.evil.example`, 'null', '']) expect(code(await website.send(route, { origin }, EMPTY))).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  });

  it('refuses it within seconds of its revocation', async () => {
    const website = await givenWebsite();
    expect((await website.send(route, {}, EMPTY)).status).toBe(400);
    await system.desk.revokeWebsiteKey(website.websiteKeyId);
    await system.holds(async () => expect(code(await website.send(route, {}, EMPTY))).toEqual([401, 'INVALID_TOKEN']), 5_000);
  });

  it.each([['no_api', 'active', 402, 'API_ACCESS_NOT_IN_PLAN'], ['pro', 'expired', 402, 'SUBSCRIPTION_EXPIRED'], ['pro', 'none', 402, 'SUBSCRIPTION_REQUIRED'], ['readonly', 'active', 403, 'READ_ONLY_MODE']] as const)(
    'refuses it for the plan %s, %s', async (plan, subscription, status, refusal) => {
      const website = await givenWebsite();
      await system.desk.setPlan(website.owner.account.accountId, plan, subscription);
      const answer = await website.send(route, { origin: PAGE }, EMPTY);
      expect([...code(answer), answer.headers.get('x-ratelimit-limit'), answer.headers.get('access-control-allow-origin')]).toEqual([status, refusal, String(KEY_LIMIT), PAGE]);
    });
});

describe('the minute of a website key', () => {
  it('is its own, and draws on nothing of the account', async () => {
    const website = await givenWebsite();
    await system.desk.setPlan(website.owner.account.accountId, 'free');
    const answers = await Promise.all(Array.from({ length: KEY_LIMIT + 5 }, () => website.send(FOR_WEBSITES[0]!, { origin: PAGE }, EMPTY)));
    expect([400, 429].map((status) => answers.filter((answer) => answer.status === status).length)).toEqual([KEY_LIMIT, 5]);
    const over = answers.find(({ status }) => status === 429)!;
    expect([...code(over), Number(over.headers.get('retry-after')) > 0, over.headers.get('access-control-allow-origin')]).toEqual([429, 'RATE_LIMITED', true, PAGE]);
    const { key } = await system.desk.createWebsiteKey(website.owner.spaceId);
    expect((await website.send(FOR_WEBSITES[0]!, { authorization: `Bearer ${key}` }, EMPTY)).status).toBe(400);
    for (let sent = 0; sent < 900; sent += 100) await Promise.all(Array.from({ length: 100 }, () => website.owner.send('/api/v1/me')));
    expect((await website.owner.send('/api/v1/me')).status).toBe(200);
  }, 60_000);
});

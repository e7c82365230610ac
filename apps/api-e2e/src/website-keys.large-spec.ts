import {
  givenParty,
  type Party,
  type RawAnswer,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { neverIssued, sameRefusal } from './refusals';
import { at, type Route, ROUTES, TOKEN_ROUTES, unknownId } from './routes';

const ADDRESS_LIMIT = '60';
const KEY_LIMIT = 120;
const PAGE = 'https://www.shop.example';

let system: System;
beforeAll(
  async () =>
    void (system = await startSystem({ workers: 0, env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' } })),
  120_000,
);
afterAll(() => system?.stop());

const named = (routes: readonly Route[]): readonly (readonly [string, Route])[] =>
  routes.map((route) => [`${route.method} ${route.path}`, route]);
const FOR_WEBSITES = TOKEN_ROUTES.filter(({ takesWebsiteKey }) => takesWebsiteKey);

let addresses = 0;
const fresh = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`,
});

/** A caller with a website key of their Space, who names no Space. */
interface Website {
  readonly owner: Party;
  readonly websiteKeyId: string;
  readonly key: string;
  send(
    route: Pick<Route, 'method' | 'path'>,
    headers?: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<RawAnswer>;
}

const givenWebsite = async (origins: readonly string[] = []): Promise<Website> => {
  const owner = await givenParty(system);
  const { websiteKeyId, key } = await system.admin.createWebsiteKey(owner.spaceId, origins);
  const send: Website['send'] = ({ method, path }, headers = {}, body) =>
    owner.send(at({ path }, unknownId('cmp')), {
      method,
      headers: { authorization: `Bearer ${key}`, 'x-space-id': '', ...fresh(), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  return { owner, websiteKeyId, key, send };
};

/** Passes the door and fails at the body, whichever of the two it is for: nothing is reported. */
const NOTHING = { events: [] };
const bodyOf = ({ takesBody }: Route): unknown => (takesBody ? NOTHING : undefined);
const crossOrigin = ({ headers }: RawAnswer): readonly string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const code = ({ status, body }: RawAnswer): readonly unknown[] => [status, body.error?.code];

it('two operations take a website key, and no other', () => {
  expect(FOR_WEBSITES.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'POST /api/v1/conversions/events',
    'POST /api/v1/conversions/identify',
  ]);
});

describe('where website keys are not taken', () => {
  let website: Website;
  beforeAll(async () => void (website = await givenWebsite()));

  it.each(named(TOKEN_ROUTES.filter(({ takesWebsiteKey }) => !takesWebsiteKey)))(
    '%s answers as it does to an unknown credential',
    async (_name, route) => {
      const unknown = await website.send(
        route,
        { authorization: `Bearer ${neverIssued('pub')}` },
        bodyOf(route),
      );
      for (const space of ['', website.owner.spaceId]) {
        const answer = await website.send(
          route,
          { 'x-space-id': space, origin: PAGE },
          bodyOf(route),
        );
        expect([
          sameRefusal(answer),
          answer.status,
          answer.headers.get('x-ratelimit-limit'),
          crossOrigin(answer),
        ]).toEqual([sameRefusal(unknown), 401, ADDRESS_LIMIT, []]);
        expect([...answer.headers.keys()].toSorted()).toEqual(
          [...unknown.headers.keys()].toSorted(),
        );
      }
    },
  );

  it.each([
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/api/v1/conversions/identify', 405],
    ['DELETE', '/api/v1/conversions/events', 405],
    ['GET', '/api/v1/openapi.json', 200],
  ] as const)('%s %s is answered alike too', async (method, path, status) => {
    const [answer, unknown] = [
      await website.send({ method, path }),
      await website.send({ method, path }, { authorization: `Bearer ${neverIssued('pub')}` }),
    ];
    expect([answer.status, sameRefusal(answer), answer.headers.get('x-ratelimit-limit')]).toEqual([
      status,
      sameRefusal(unknown),
      ADDRESS_LIMIT,
    ]);
  });
});

describe('a browser that asks before it posts', () => {
  const preflight = {
    origin: PAGE,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  };
  let party: Party;
  beforeAll(async () => void (party = await givenParty(system)));
  const ask = (path: string, headers: Readonly<Record<string, string>>) =>
    party.send(at({ path }, unknownId('cmp')), {
      method: 'OPTIONS',
      headers: { authorization: '', 'x-space-id': '', ...fresh(), ...headers },
    });

  it.each([...new Set(ROUTES.map(({ path }) => path))])('%s', async (path) => {
    const answer = await ask(path, preflight);
    const isOpen = FOR_WEBSITES.some((route) => route.path === path);
    expect([
      answer.status,
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-allow-methods'),
    ]).toEqual(isOpen ? [204, PAGE, 'POST'] : [405, null, null]);
    if (!isOpen) {
      expect([sameRefusal(answer), crossOrigin(answer)]).toEqual([
        sameRefusal(await ask(path, {})),
        [],
      ]);
    }
  });
});

describe.each(named(FOR_WEBSITES))('%s', (_name, route) => {
  it('takes the key, and lets the page read the answer', async () => {
    const website = await givenWebsite();
    const answer = await website.send(route, { origin: PAGE }, NOTHING);
    expect([
      ...code(answer),
      answer.headers.get('x-ratelimit-limit'),
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('vary'),
    ]).toEqual([400, 'VALIDATION_ERROR', String(KEY_LIMIT), PAGE, 'Origin']);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(
      crossOrigin(
        await website.owner.send(route.path, {
          method: 'POST',
          body: NOTHING,
          headers: { origin: PAGE },
        }),
      ),
    ).toEqual([]);
  });

  it('takes it in its own Space alone', async () => {
    const [website, other] = [await givenWebsite(), await givenParty(system)];
    const { id: second } = await system.admin.createSpace(
      website.owner.account.accountId,
      'Second',
    );
    expect(
      (await website.send(route, { 'x-space-id': website.owner.spaceId }, NOTHING)).status,
    ).toBe(400);
    const unknown = sameRefusal(
      await website.send(route, { authorization: `Bearer ${neverIssued('pub')}` }, NOTHING),
    );
    for (const space of [second, other.spaceId, unknownId('spc'), 'nonsense']) {
      expect(sameRefusal(await website.send(route, { 'x-space-id': space }, NOTHING))).toBe(
        unknown,
      );
    }
  });

  it('takes it from its websites alone, and explains the refusal to the developer of the page', async () => {
    const website = await givenWebsite(['https://*.shop.example']);
    expect((await website.send(route, { origin: PAGE }, NOTHING)).status).toBe(400);
    expect((await website.send(route, { referer: `${PAGE}/basket` }, NOTHING)).status).toBe(400);
    for (const origin of ['https://shop.example', `${PAGE}.evil.example`, 'null', '']) {
      expect(code(await website.send(route, { origin }, NOTHING))).toEqual([
        403,
        'ORIGIN_NOT_ALLOWED',
      ]);
    }
  });

  it('refuses it within seconds of its revocation', async () => {
    const website = await givenWebsite();
    expect((await website.send(route, {}, NOTHING)).status).toBe(400);
    await system.admin.revokeWebsiteKey(website.websiteKeyId);
    await system.holds(
      async () =>
        expect(code(await website.send(route, {}, NOTHING))).toEqual([401, 'INVALID_TOKEN']),
      5_000,
    );
  });

  it.each([
    ['no_api', 'active', 402, 'API_ACCESS_NOT_IN_PLAN'],
    ['pro', 'expired', 402, 'SUBSCRIPTION_EXPIRED'],
    ['pro', 'none', 402, 'SUBSCRIPTION_REQUIRED'],
    ['readonly', 'active', 403, 'READ_ONLY_MODE'],
  ] as const)('refuses it for the plan %s, %s', async (plan, subscription, status, refusal) => {
    const website = await givenWebsite();
    await system.admin.setPlan(website.owner.account.accountId, plan, subscription);
    const answer = await website.send(route, { origin: PAGE }, NOTHING);
    expect([
      ...code(answer),
      answer.headers.get('x-ratelimit-limit'),
      answer.headers.get('access-control-allow-origin'),
    ]).toEqual([status, refusal, String(KEY_LIMIT), PAGE]);
  });
});

describe('the minute of a website key', () => {
  it("is separate, and uses nothing of the account's limits", async () => {
    const website = await givenWebsite();
    await system.admin.setPlan(website.owner.account.accountId, 'free');
    const answers = await Promise.all(
      Array.from({ length: KEY_LIMIT + 5 }, () =>
        website.send(FOR_WEBSITES[0]!, { origin: PAGE }, NOTHING),
      ),
    );
    expect(
      [400, 429].map((status) => answers.filter((answer) => answer.status === status).length),
    ).toEqual([KEY_LIMIT, 5]);
    const over = answers.find(({ status }) => status === 429)!;
    expect([
      ...code(over),
      Number(over.headers.get('retry-after')) > 0,
      over.headers.get('access-control-allow-origin'),
    ]).toEqual([429, 'RATE_LIMITED', true, PAGE]);
    const { key } = await system.admin.createWebsiteKey(website.owner.spaceId);
    expect(
      (await website.send(FOR_WEBSITES[0]!, { authorization: `Bearer ${key}` }, NOTHING)).status,
    ).toBe(400);
    for (let sent = 0; sent < 900; sent += 100) {
      await Promise.all(Array.from({ length: 100 }, () => website.owner.send('/api/v1/me')));
    }
    expect((await website.owner.send('/api/v1/me')).status).toBe(200);
  }, 60_000);
});

describe('a shop in a browser', () => {
  it("reports visits and actions; a sale that it reports is only a claim, until the shop's own server confirms it", async () => {
    const shop = await givenWebsite(['https://www.shop.example']);
    const page = { origin: PAGE };
    const events = { method: 'POST', path: '/api/v1/conversions/events' };
    await shop.owner.send('/api/v1/conversions/actions', {
      method: 'POST',
      body: { name: 'Signups', type: 'UPLOAD_CLICKS', category: 'SIGNUP', leadStage: 'signup' },
    });
    await shop.owner.send('/api/v1/conversions/actions', {
      method: 'POST',
      body: { name: 'Sales', type: 'UPLOAD_CLICKS', category: 'PURCHASE', leadStage: 'paid' },
    });
    const seen = await shop.send({ method: 'POST', path: '/api/v1/conversions/identify' }, page, {
      email: 'ada@example.com',
      landingUrl: `${PAGE}/?gclid=click-1`,
    });
    expect([seen.status, seen.body.data]).toEqual([
      200,
      expect.objectContaining({
        matched: false,
        clickIds: [expect.objectContaining({ value: 'click-1' })],
      }),
    ]);
    const sale = { event: 'paid', email: 'ada@example.com', orderId: 'order-1', currency: 'EUR' };
    const answer = await shop.send(events, page, {
      events: [
        { event: 'signup', email: 'ada@example.com' },
        { ...sale, value: 99_999 },
        { event: 'expansion', email: 'ada@example.com' },
      ],
    });
    expect([
      answer.status,
      (answer.body.data as Results).results.map(({ status, matched, error }) => [
        status,
        matched ?? error?.code,
      ]),
    ]).toEqual([
      202,
      [
        ['accepted', 'none'],
        ['accepted', 'none'],
        ['rejected', 'NOT_FOUND'],
      ],
    ]);
    const claim = async (): Promise<unknown> =>
      (await shop.owner.send(`${events.path}?orderId=order-1`)).body.data;
    expect(await claim()).toEqual([
      expect.objectContaining({
        door: 'website',
        status: 'unverified',
        claim: 'unverified',
        matched: 'email',
        deliveries: [],
      }),
    ]);
    const server = await shop.owner.send(events.path, {
      method: 'POST',
      body: { ...sale, value: 20 },
    });
    expect((server.body.data as Results).results).toMatchObject([
      { status: 'accepted', matched: 'email' },
    ]);
    expect(await claim()).toEqual([
      expect.objectContaining({ door: 'event', value: 20, claim: null }),
      expect.objectContaining({ door: 'website', claim: 'confirmed', deliveries: [] }),
    ]);
    const again = await shop.owner.send(events.path, {
      method: 'POST',
      body: { ...sale, value: 20 },
    });
    expect((again.body.data as Results).results).toMatchObject([{ status: 'duplicate' }]);
  });

  it('repeats a request without an answer, and gets the first answer', async () => {
    const [shop, other] = [await givenWebsite(), await givenWebsite()];
    const post = (website: Website) =>
      website.send(
        { method: 'POST', path: '/api/v1/conversions/identify' },
        { origin: PAGE, 'idempotency-key': 'visit-1' },
        { externalId: 'visitor-1', gclid: 'click-1' },
      );
    const [first, second, ofOther] = [await post(shop), await post(shop), await post(other)];
    expect([second.status, second.text, second.headers.get('idempotency-replayed')]).toEqual([
      200,
      first.text,
      'true',
    ]);
    expect([
      second.headers.get('access-control-allow-origin'),
      ofOther.headers.get('idempotency-replayed'),
    ]).toEqual([PAGE, null]);
  });
});

interface Results {
  readonly results: readonly {
    readonly status: string;
    readonly matched?: string;
    readonly error?: { readonly code: string };
  }[];
}

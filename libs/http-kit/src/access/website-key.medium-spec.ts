import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Caller, type Clock, Refusal, TimeSortedIds } from '@switchyard/kernel';
import { FakeClock } from '@switchyard/test-kit';
import 'reflect-metadata';
import { ListOf } from '../fields/collections';
import { Text } from '../fields/text';
import { createHttpApp } from '../hooks/http-app';
import { buildDocument } from '../openapi/build-document';
import { checkDocument } from '../openapi/check-document';
import { CallerParam, ValidBody } from '../routes/parameters';
import { AnyToken, one, OrWebsiteKey, RequireScopes } from '../routes/route-declaration';
import { GetRoute, PostRoute } from '../routes/routes';
import {
  type Authenticated,
  Authenticator,
  type CallerIdentity,
  invalidToken,
  type RouteAccess,
} from './access';
import { FlexibleRateLimiter } from './flexible-rate-limiter';
import { WebsiteAllowance } from './rate-limiter';

class ReportDto {
  @ListOf(Text({ max: 20, description: 'An event.', example: 'signup' }), {
    minItems: 1,
    maxItems: 20_000,
    description: 'The events.',
    example: ['signup'],
  })
  events!: string[];
}

@Controller('api/v1/reports')
class ReportsController {
  constructor(private readonly allowance: WebsiteAllowance) {}

  @PostRoute('', {
    operationId: 'reportEvents',
    summary: 'Report events',
    answers: one(ReportDto),
    body: ReportDto,
  })
  @RequireScopes('campaigns:write')
  @OrWebsiteKey()
  async report(@CallerParam() caller: Caller, @ValidBody() input: ReportDto): Promise<unknown> {
    await this.allowance.take(caller, 'events', input.events.length);
    if (input.events[0] === 'crash') throw new Error('crash');
    return { data: { events: input.events, as: caller.websiteKeyId ?? caller.userId } };
  }

  @GetRoute('', { operationId: 'readReports', summary: 'Read reports', answers: one(ReportDto) })
  @RequireScopes('reports:read')
  read(): unknown {
    return { data: { events: [] } };
  }

  @PostRoute('check', {
    operationId: 'checkReport',
    summary: 'Check a report',
    answers: one(ReportDto),
    body: ReportDto,
    readsOnly: true,
  })
  @AnyToken()
  check(): unknown {
    return { data: { events: [] } };
  }
}

const caller: CallerIdentity = {
  accountId: 'acc_1',
  spaceId: 'spc_1',
  userId: 'usr_1',
  tokenAccountId: 'acc_1',
  tokenId: 'tok_1',
  role: 'OWNER',
  scopes: ['campaigns:write', 'reports:read'],
};
const website = (id: string): CallerIdentity => ({
  ...caller,
  userId: '',
  tokenId: id,
  websiteKeyId: id,
  role: 'VIEWER',
  scopes: [],
});
const allowanceOf = (tokenId: string) => ({
  tokenId,
  accountId: 'acc_1',
  perMinute: 4,
  perAddress: 2,
});

/**
 * `token`; `swy_pub_<any>` for a website; `swy_pub_listed` from https://a.example alone;
 * `swy_pub_careless` is let in everywhere, as no authenticator should.
 */
class DemoDoor extends Authenticator {
  authenticate(
    authorization: string | undefined,
    _spaceId: string | undefined,
    access: RouteAccess,
    origin?: string,
  ): Authenticated {
    const word = authorization?.replace('Bearer ', '') ?? '';
    if (word === 'token') {
      return { allowance: { ...allowanceOf('tok_1'), perMinute: 1_000 }, caller };
    }
    const isTaken =
      word === 'swy_pub_careless' || (access.kind === 'token' && access.websiteKey === true);
    if (!word.startsWith('swy_pub_') || word === 'swy_pub_unknown' || !isTaken) {
      throw invalidToken();
    }
    if (word === 'swy_pub_listed' && origin !== 'https://a.example') {
      return {
        allowance: allowanceOf(word),
        refusal: new Refusal('ORIGIN_NOT_ALLOWED', 'Not from there.'),
        costsAddressOnly: true,
      };
    }
    return { allowance: allowanceOf(word), caller: website(word) };
  }
}

/** Routes with and without websites, ready for `inject`. */
const openWebsiteDemo = async (clock: Clock): Promise<NestFastifyApplication> => {
  const limiter = new FlexibleRateLimiter(clock);
  @Module({
    controllers: [ReportsController],
    providers: [
      { provide: Authenticator, useClass: DemoDoor },
      { provide: WebsiteAllowance, useValue: limiter },
    ],
  })
  class WebsiteDemoModule {}
  const app = await createHttpApp(WebsiteDemoModule, {
    ids: new TimeSortedIds(),
    limiter,
    trustedProxyHops: 1,
    publicUrl: 'https://switchyard.example',
    onCrash: () => undefined,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
};

interface Call {
  readonly method?: 'GET' | 'POST' | 'OPTIONS' | 'DELETE';
  readonly url?: string;
  readonly key?: string | null;
  readonly events?: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

const PAGE = 'https://a.example';
let app: NestFastifyApplication;
let addresses = 0;
let keys = 0;

/** A key of its own for each test that counts. */
const newKey = (): string => `swy_pub_${++keys}`;

const call = async ({
  method = 'POST',
  url = '/api/v1/reports',
  key = newKey(),
  events = 1,
  body,
  headers = {},
}: Call) => {
  const payload =
    method === 'POST'
      ? (body ?? JSON.stringify({ events: Array.from({ length: events }, () => 'signup') }))
      : undefined;
  const answer = await app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      'x-forwarded-for': `10.0.0.${++addresses % 250}`,
      ...headers,
    },
  });
  const json =
    answer.body === ''
      ? {}
      : (answer.json() as { error?: { code: string; details?: unknown }; data?: unknown });
  return {
    status: answer.statusCode,
    code: json.error?.code,
    details: json.error?.details,
    data: json.data,
    headers: answer.headers,
    text: answer.body.replace(/req_\w+/, ''),
  };
};

const crossOrigin = (headers: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(headers)
    .filter((name) => name.startsWith('access-control-'))
    .toSorted();

let clock: FakeClock;
beforeEach(async () => {
  clock = new FakeClock(new Date('2026-11-21T23:58:00.000Z'));
  app = await openWebsiteDemo(clock);
});
afterEach(() => app.close());

describe('a website key', () => {
  it('is accepted on routes that allow it beside tokens, without a scope and as a VIEWER', async () => {
    expect(await call({ key: 'swy_pub_mine' })).toMatchObject({
      status: 200,
      data: { as: 'swy_pub_mine' },
    });
    expect(await call({ key: 'token' })).toMatchObject({ status: 200, data: { as: 'usr_1' } });
  });

  it.each<[string, Call]>([
    ['a read of the same path', { method: 'GET' }],
    ['a route for any token', { url: '/api/v1/reports/check' }],
    ['an unknown route', { method: 'GET', url: '/api/v1/nothing' }],
    ['a wrong method', { method: 'DELETE' }],
    ['a body that is no JSON', { url: '/api/v1/reports/check', body: '{' }],
  ])('is an unknown credential for %s', async (_what, request) => {
    const [website, unknown] = [
      await call({ ...request, key: 'swy_pub_mine' }),
      await call({ ...request, key: 'swy_pub_unknown' }),
    ];
    expect([website.status, website.text, website.headers['x-ratelimit-limit']]).toEqual([
      unknown.status,
      unknown.text,
      unknown.headers['x-ratelimit-limit'],
    ]);
    expect([website.status, crossOrigin(website.headers)]).toEqual([
      request.url?.endsWith('nothing') ? 404 : request.method === 'DELETE' ? 405 : 401,
      [],
    ]);
  });

  it.each<Call>([{ method: 'GET' }, { url: '/api/v1/reports/check' }])(
    'is refused although an authenticator admits it: %j',
    async (request) => {
      expect(await call({ ...request, key: 'swy_pub_careless' })).toMatchObject({
        status: 401,
        code: 'INVALID_TOKEN',
      });
    },
  );

  const bucketsOf = (answers: readonly Awaited<ReturnType<typeof call>>[]) =>
    answers.map(({ status, headers }) => [
      status,
      headers['x-ratelimit-limit'],
      headers['x-ratelimit-remaining'],
    ]);

  it('has a minute bucket of its own', async () => {
    const key = newKey();
    const answers = [];
    for (let sent = 0; sent < 5; sent++) answers.push(await call({ key }));
    expect(bucketsOf(answers)).toEqual([
      [200, '4', '3'],
      [200, '4', '2'],
      [200, '4', '1'],
      [200, '4', '0'],
      [429, '4', '0'],
    ]);
    expect((await call({})).status).toBe(200);
  });

  it('limits one address, and other addresses can still use the key', async () => {
    const [key, flood] = [newKey(), { 'x-forwarded-for': '10.5.5.5' }];
    const answers = [];
    for (let sent = 0; sent < 12; sent++) answers.push(await call({ key, headers: flood }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, ...Array(10).fill(429)]);
    expect([answers[11]?.details, answers[11]?.headers['x-ratelimit-limit']]).toEqual([
      expect.objectContaining({ limit: 'address', allowed: 2 }),
      '2',
    ]);
    expect(bucketsOf([await call({ key })])).toEqual([[200, '4', '1']]);
    expect((await call({ headers: flood })).status).toBe(200);
  });

  it('costs only the address where its origin is refused', async () => {
    const [flood, page] = [{ 'x-forwarded-for': '10.4.4.4' }, { origin: PAGE }];
    const answers = [];
    for (let sent = 0; sent < 40; sent++) {
      answers.push(await call({ key: 'swy_pub_listed', headers: flood }));
    }
    expect(answers.map(({ status }) => status)).toEqual([403, 403, ...Array(38).fill(429)]);
    expect(bucketsOf([await call({ key: 'swy_pub_listed', headers: page })])).toEqual([
      [200, '4', '3'],
    ]);
  });
});

describe('the origin of a request', () => {
  it.each<[string, Record<string, string>, number]>([
    ['Origin', { origin: PAGE }, 200],
    ['Referer where there is no Origin', { referer: `${PAGE}/shop?x=1` }, 200],
    ['Origin before Referer', { origin: 'https://b.example', referer: `${PAGE}/` }, 403],
    ['an opaque Origin before Referer', { origin: 'null', referer: `${PAGE}/` }, 403],
    ['a Referer of another user', { referer: 'https://a.example@b.example/' }, 403],
    ['a Referer that is no address', { referer: 'a.example' }, 403],
    ['neither', {}, 403],
  ])('is read from %s', async (_what, headers, status) => {
    expect((await call({ key: 'swy_pub_listed', headers })).status).toBe(status);
  });
});

describe('a browser', () => {
  const ask = (
    url: string,
    headers: Record<string, string> = {
      origin: PAGE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  ) => call({ method: 'OPTIONS', url, key: null, headers });

  it('gets the CORS headers for its post', async () => {
    const answer = await ask('/api/v1/reports?x=1');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringContaining(
        'Authorization, Content-Type, Idempotency-Key, X-Space-Id',
      ) as unknown,
      'access-control-max-age': '86400',
      vary: 'Origin',
      'x-request-id': expect.stringMatching(/^req_/) as unknown,
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '60',
    });
  });

  it('is not counted for a preflight, and gets its answer when the bucket of its address is empty', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' };
    for (let sent = 0; sent < 61; sent++) await call({ method: 'GET', key: null, headers: from });
    const answer = await ask('/api/v1/reports', { ...from, origin: PAGE });
    expect([
      answer.status,
      answer.headers['x-ratelimit-remaining'],
      answer.headers['access-control-allow-origin'],
    ]).toEqual([204, '0', PAGE]);
  });

  it.each(['/api/v1/reports/check', '/api/v1/reports/', '/api/v1/nothing'])(
    'is answered like any other client that sends OPTIONS to %s',
    async (url) => {
      const [asked, other] = [await ask(url), await call({ method: 'OPTIONS', url, key: null })];
      expect([asked.status, asked.text, crossOrigin(asked.headers)]).toEqual([
        url.endsWith('check') ? 405 : 404,
        other.text,
        [],
      ]);
    },
  );

  it('sends an Origin with its preflight: without one the path refuses OPTIONS', async () => {
    const answer = await ask('/api/v1/reports', {});
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
  });

  it.each<[string, Call, number]>([
    ['an answer', {}, 200],
    ['a wrong field', { body: '{"colour":"red"}' }, 400],
    ['no JSON', { body: '{' }, 400],
    ['an unknown key', { key: 'swy_pub_unknown' }, 401],
    ['a key of other pages', { key: 'swy_pub_listed' }, 403],
    ['too much for the day', { events: 10_001 }, 429],
    ['too large a body', { body: `"${'x'.repeat(1_100_000)}"` }, 413],
    ['another content type', { headers: { 'content-type': 'text/csv' } }, 415],
    ['a crash', { body: '{"events":["crash"]}' }, 500],
  ])('may read %s', async (_what, request, status) => {
    const origin = 'https://page.example';
    const answer = await call({ ...request, headers: { ...request.headers, origin } });
    expect([
      answer.status,
      answer.headers['access-control-allow-origin'],
      answer.headers['vary'],
    ]).toEqual([status, origin, 'Origin']);
    expect(answer.headers['access-control-expose-headers']).toContain(
      'X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit, RateLimit-Policy, Retry-After',
    );
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it.each([
    'https://a.example, https://b.example',
    'https://a.example/path',
    'javascript',
    '*',
    '',
  ])('gets no CORS headers for a value that is not an origin: %s', async (origin) => {
    expect(
      (await call({ headers: { origin } })).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });

  it('may read no answer to a token', async () => {
    const answers = [
      await call({ key: 'token', headers: { origin: PAGE } }),
      await call({ key: 'token', method: 'GET', headers: { origin: PAGE } }),
      await call({ key: 'wrong', headers: { origin: PAGE } }),
    ];
    expect(answers.map(({ status, headers }) => [status, crossOrigin(headers)])).toEqual([
      [200, []],
      [200, []],
      [401, []],
    ]);
  });
});

describe('the events of a day', () => {
  it('are counted by events, not by requests, and a batch over the rest is refused whole', async () => {
    const key = newKey();
    expect((await call({ key, events: 9_995 })).status).toBe(200);
    expect(await call({ key, events: 6 })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      details: {
        limit: 'day',
        allowed: 10_000,
        remaining: 5,
        resetsAt: '2026-11-22T00:00:00.000Z',
      },
      headers: { 'retry-after': '120' },
    });
    expect((await call({ key, events: 5 })).status).toBe(200);
  });

  it('begin anew at midnight of UTC', async () => {
    const key = newKey();
    await call({ key, events: 10_000 });
    expect((await call({ key })).status).toBe(429);
    clock.advance(121_000);
    expect((await call({ key })).status).toBe(200);
  });

  it('are not counted when the request fails by an internal error', async () => {
    const key = newKey();
    const crash = JSON.stringify({ events: ['crash', ...Array<string>(9_999).fill('signup')] });
    expect((await call({ key, body: crash })).status).toBe(500);
    expect((await call({ key, events: 10_000 })).status).toBe(200);
  });

  it('are not counted for tokens', async () => {
    expect(
      [
        await call({ key: 'token', events: 10_000 }),
        await call({ key: 'token', events: 10_000 }),
      ].map(({ status }) => status),
    ).toEqual([200, 200]);
  });
});

it('the description names the key at its route and nowhere else', () => {
  const document = buildDocument(app, {
    title: 'Demo',
    description: 'A demo.',
    version: '1',
    serverUrl: '/',
  });
  const { paths } = document as unknown as {
    paths: Record<
      string,
      Record<string, { security: unknown; 'x-error-codes': readonly string[] }>
    >;
  };
  expect(checkDocument(document as never)).toEqual([]);
  expect(paths['/api/v1/reports']?.['post']?.security).toEqual([{ token: [] }, { websiteKey: [] }]);
  expect(paths['/api/v1/reports']?.['post']?.['x-error-codes']).toContain('ORIGIN_NOT_ALLOWED');
  expect([
    paths['/api/v1/reports']?.['get']?.security,
    paths['/api/v1/reports/check']?.['post']?.security,
  ]).toEqual([[{ token: [] }], [{ token: [] }]]);
  expect(Object.keys(document.components?.securitySchemes ?? {})).toEqual(['token', 'websiteKey']);
});

import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { isId } from '@switchyard/kernel';
import { connect, type AddressInfo } from 'node:net';
import { crashes, ForgottenModule, NOTE_ID, openDemo } from '../testing/demo-app';

type Call = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD';
  readonly url: string;
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};
type Answered = {
  readonly status: number;
  readonly code?: string;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  readonly json: Record<string, unknown>;
};

let app: NestFastifyApplication;
let addresses = 0;

const call = async ({
  method = 'GET',
  url,
  token = 'editor',
  body,
  headers = {},
}: Call): Promise<Answered> => {
  const payload =
    body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await app.inject({
    method,
    url,
    payload,
    headers: {
      'x-forwarded-for': `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const json = answer.body === '' ? {} : (answer.json() as Record<string, unknown>);
  return {
    status: answer.statusCode,
    code: (json['error'] as { code?: string } | undefined)?.code,
    headers: answer.headers,
    text: answer.body,
    json,
  };
};

const withoutRequestId = ({ text }: Answered): string => text.replace(/req_\w+/, '');

beforeAll(async () => {
  app = await openDemo();
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

describe('answers', () => {
  it('gives one record with its ETag and never answers 304', async () => {
    const read = await call({
      url: `/api/v1/notes/${NOTE_ID}`,
      headers: { 'if-none-match': '"3"' },
    });
    expect([read.status, read.headers['etag'], Object.keys(read.json)]).toEqual([
      200,
      '"3"',
      ['data'],
    ]);
  });

  it('creates with 201, Location and ETag', async () => {
    const made = await call({ method: 'POST', url: '/api/v1/notes', body: { name: 'New' } });
    expect([made.status, made.headers['location']]).toEqual([201, `/api/v1/notes/${NOTE_ID}`]);
    expect(made.headers['etag']).toMatch(/^"\d+"$/);
  });

  it('lets a handler answer another status than the usual one', async () => {
    expect(await call({ method: 'POST', url: '/api/v1/notes/check' })).toMatchObject({
      status: 202,
      headers: { location: '/api/v1/notes/later' },
    });
  });

  it('lists with meta', async () => {
    expect((await call({ url: '/api/v1/notes?limit=5&q=aut' })).json['meta']).toEqual({
      nextCursor: null,
      total: 1,
    });
  });

  it('patches with the ETag that was read, and refuses a stale one', async () => {
    const patch = (tag: string): Promise<Answered> =>
      call({
        method: 'PATCH',
        url: `/api/v1/notes/${NOTE_ID}`,
        body: { name: 'B' },
        headers: { 'if-match': tag },
      });
    expect([(await patch('"3"')).status, (await patch('*')).status]).toEqual([200, 200]);
    expect([(await patch('"2"')).code, (await patch('2')).code]).toEqual([
      'PRECONDITION_FAILED',
      'VALIDATION_ERROR',
    ]);
  });

  it('takes an empty JSON body on DELETE', async () => {
    expect(
      (
        await call({
          method: 'DELETE',
          url: `/api/v1/notes/${NOTE_ID}`,
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(204);
  });
});

describe('one error shape in every layer', () => {
  const big = JSON.stringify({ name: 'x'.repeat(1_100_000) });
  it.each<[string, Call, number, string]>([
    ['no token', { url: '/api/v1/notes', token: null }, 401, 'INVALID_TOKEN'],
    ['an unknown token', { url: '/api/v1/notes', token: 'x' }, 401, 'INVALID_TOKEN'],
    [
      'a missing scope',
      { method: 'POST', url: '/api/v1/notes', token: 'reader', body: { name: 'a' } },
      403,
      'INSUFFICIENT_SCOPE',
    ],
    [
      'a viewer who writes',
      { method: 'POST', url: '/api/v1/notes', token: 'viewer', body: { name: 'a' } },
      403,
      'ROLE_TOO_LOW',
    ],
    [
      'a Space of others',
      { url: '/api/v1/notes', headers: { 'x-space-id': 'spc_foreign' } },
      403,
      'NOT_A_MEMBER',
    ],
    ['a malformed id', { url: '/api/v1/notes/nonsense' }, 404, 'NOT_FOUND'],
    ['an over-long id', { url: `/api/v1/notes/${'x'.repeat(500)}` }, 404, 'NOT_FOUND'],
    ['an unknown route', { url: '/api/v1/nothing' }, 404, 'NOT_FOUND'],
    ['an unknown route outside the API', { url: '/nothing', token: null }, 404, 'NOT_FOUND'],
    ['a wrong method', { method: 'DELETE', url: '/api/v1/notes' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a malformed path', { url: '/api/v1/notes/%ZZ' }, 400, 'INVALID_REQUEST'],
    ['no JSON', { method: 'POST', url: '/api/v1/notes', body: '{"name":' }, 400, 'INVALID_REQUEST'],
    ['no body', { method: 'POST', url: '/api/v1/notes' }, 400, 'INVALID_REQUEST'],
    [
      'a list for a body',
      { method: 'POST', url: '/api/v1/notes', body: [] },
      400,
      'INVALID_REQUEST',
    ],
    [
      'a list for a patch',
      { method: 'PATCH', url: `/api/v1/notes/${NOTE_ID}`, body: [] },
      400,
      'INVALID_REQUEST',
    ],
    [
      'a member twice',
      { method: 'POST', url: '/api/v1/notes', body: '{"name":"a","\\u006eame":"b:"}' },
      400,
      'INVALID_REQUEST',
    ],
    [
      '__proto__',
      { method: 'POST', url: '/api/v1/notes', body: '{"name":"a","__proto__":{}}' },
      400,
      'INVALID_REQUEST',
    ],
    [
      'a body nested without end',
      {
        method: 'POST',
        url: '/api/v1/notes',
        body: `${'['.repeat(300_000)}${']'.repeat(300_000)}`,
      },
      400,
      'INVALID_REQUEST',
    ],
    [
      'another content type',
      {
        method: 'POST',
        url: '/api/v1/notes',
        body: 'a',
        headers: { 'content-type': 'text/plain' },
      },
      415,
      'INVALID_REQUEST',
    ],
    [
      'a body over 1 MiB',
      { method: 'POST', url: '/api/v1/notes', body: big },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'a wrong body',
      { method: 'POST', url: '/api/v1/notes', body: { name: '', x: 1 } },
      400,
      'VALIDATION_ERROR',
    ],
    ['an unknown parameter', { url: '/api/v1/notes?colour=red' }, 400, 'VALIDATION_ERROR'],
    [
      'a parameter where there are none',
      { url: `/api/v1/notes/${NOTE_ID}?colour=red` },
      400,
      'VALIDATION_ERROR',
    ],
    [
      'a body where there is none',
      { method: 'POST', url: '/api/v1/notes/check', body: { colour: 'red' } },
      400,
      'VALIDATION_ERROR',
    ],
    ['a crash', { url: '/api/v1/notes/crash/now', token: null }, 500, 'INTERNAL_ERROR'],
  ])('answers %s', async (_name, request, status, code) => {
    const answer = await call(request);
    const error = answer.json['error'] as Record<string, unknown>;
    expect([answer.status, error['code'], typeof error['message']]).toEqual([
      status,
      code,
      'string',
    ]);
    expect(
      isId('req', error['requestId']) && error['requestId'] === answer.headers['x-request-id'],
    ).toBe(true);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-ratelimit-limit': expect.anything() as unknown,
      'x-ratelimit-remaining': expect.anything() as unknown,
      'x-ratelimit-reset': expect.anything() as unknown,
    });
  });

  it('names an unknown route and the nearest one, without any id', async () => {
    const message = async (method: 'GET', url: string): Promise<unknown> =>
      ((await call({ method, url })).json['error'] as Record<string, unknown>)['message'];
    expect(await message('GET', '/api/v1/note?limit=5')).toBe(
      'There is no route GET /api/v1/note. Did you mean /api/v1/notes?',
    );
    expect(await message('GET', '/api/v1/nothing')).toBe('There is no route GET /api/v1/nothing.');
    expect(await message('GET', '/api/v1/notes/nonsense')).toBe(
      'There is no such resource in this Space.',
    );
  });

  it('hides the details of a crash and reports it once', async () => {
    crashes.length = 0;
    expect((await call({ url: '/api/v1/notes/crash/now', token: null })).text).not.toContain(
      'secret',
    );
    expect(crashes).toHaveLength(1);
  });

  it('answers every 401 with the same bytes', async () => {
    const answers = await Promise.all([
      call({ url: '/api/v1/notes', token: null }),
      call({ url: `/api/v1/notes/${NOTE_ID}`, token: 'x' }),
      call({ method: 'POST', url: '/api/v1/notes', token: '', body: '{' }),
    ]);
    expect(new Set(answers.map(withoutRequestId)).size).toBe(1);
  });

  it('says which scopes are missing and which methods a path takes', async () => {
    const scopes = await call({
      method: 'POST',
      url: '/api/v1/notes',
      token: 'reader',
      body: { name: 'a' },
    });
    expect((scopes.json['error'] as { details: unknown }).details).toEqual({
      required: ['ads:write', 'campaigns:write'],
    });
    expect((await call({ method: 'DELETE', url: '/api/v1/notes' })).headers['allow']).toBe(
      'GET, HEAD, POST',
    );
  });

  it('gives the plan-limit body whole', async () => {
    const answer = await call({ url: '/api/v1/notes/limit/now', token: null });
    expect([answer.status, answer.json]).toEqual([
      402,
      {
        error: 'LIMIT_REACHED',
        reason: 'QUOTA_SPENT',
        upgradeUrl: 'https://switchyard.example/plan',
      },
    ]);
  });

  it('takes 5 MiB on routes that say so', async () => {
    const items = Array.from({ length: 1_000 }, () => ({ name: 'x'.repeat(1_200) }));
    expect(
      (await call({ method: 'POST', url: '/api/v1/notes/bulk', body: { items } })).status,
    ).toBe(200);
  });

  it('answers bytes that are no request', async () => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const text = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.once('data', (data) => resolve(String(data)));
    });
    expect(text).toContain('"code":"INVALID_REQUEST"');
  });

  it('reads a body to its end after refusing it for its size, so that the refusal arrives and the connection stays open', async () => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const body = Buffer.alloc(6 * 1024 * 1024, 0x20);
    const head = (route: string) =>
      `${route} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer editor\r\n`;
    const socket = connect(port, '127.0.0.1');
    const heard = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.on('data', (data) => {
        if (text === '') {
          socket.write(body.subarray(1024), () => socket.write(`${head('GET /api/v1/notes')}\r\n`));
        }
        text += String(data);
        if (text.split('HTTP/1.1 ').length === 3) resolve(text);
      });
      socket.on('error', reject).on('close', () => reject(new Error(`closed after ${text}`)));
    });
    socket.write(
      `${head('POST /api/v1/notes')}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 1024));
    expect((await heard).match(/HTTP\/1.1 (\d+)/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    socket.destroy();
  });

  it('echoes a well-formed request id and replaces any other', async () => {
    const mine = 'req_01890a5d00f4k9r8e7h7x6a5b4';
    expect(
      (await call({ url: '/api/v1/notes', headers: { 'x-request-id': mine } })).headers[
        'x-request-id'
      ],
    ).toBe(mine);
    expect(
      (await call({ url: '/api/v1/notes', headers: { 'x-request-id': 'mine' } })).headers[
        'x-request-id'
      ],
    ).not.toBe('mine');
  });
});

describe('limits', () => {
  it('refuses a token over its minute bucket with Retry-After', async () => {
    const answers = [
      await call({ url: '/api/v1/notes', token: 'slow' }),
      await call({ url: '/api/v1/nothing', token: 'slow' }),
      await call({ url: '/api/v1/notes', token: 'slow' }),
    ];
    expect(
      answers.map(({ status, headers }) => [
        status,
        headers['x-ratelimit-limit'],
        headers['x-ratelimit-remaining'],
      ]),
    ).toEqual([
      [200, '2', '1'],
      [404, '2', '0'],
      [429, '2', '0'],
    ]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  const errorOf = ({ json }: Answered) =>
    json['error'] as { details: { limit: string; allowed: number; resetsAt: string } };
  const MIDNIGHT = () => Math.ceil((Date.now() + 1) / 86_400_000) * 86_400;

  it('refuses an account over its daily allowance: says so, and resets with the day', async () => {
    const [first, over, still] = [
      await call({ url: '/api/v1/notes', token: 'rare' }),
      await call({ url: '/api/v1/notes', token: 'rare' }),
      await call({ url: '/api/v1/notes', token: 'rare' }),
    ];
    expect([first.status, over.code, still.code]).toEqual([200, 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(errorOf(over).details).toEqual({
      limit: 'day',
      allowed: 1,
      resetsAt: new Date(MIDNIGHT() * 1_000).toISOString(),
    });
    expect([over.headers['x-ratelimit-remaining'], over.headers['x-ratelimit-reset']]).toEqual([
      '0',
      String(MIDNIGHT()),
    ]);
    const wait = Number(over.headers['retry-after']);
    expect(Math.abs(wait - (MIDNIGHT() - Date.now() / 1_000))).toBeLessThan(5);
  });

  it('sends every limit in the form of the IETF draft', async () => {
    const [daily, free, withoutToken] = [
      await call({ url: '/api/v1/notes', token: 'rare2' }),
      await call({ url: '/api/v1/notes', token: 'reader' }),
      await call({ url: '/api/v1/notes', token: null }),
    ];
    expect([daily, free, withoutToken].map(({ headers }) => headers['ratelimit-policy'])).toEqual([
      '"minute";q=1000;w=60, "day";q=2;w=86400',
      '"minute";q=1000;w=60',
      '"address";q=60;w=60',
    ]);
    expect(daily.headers['ratelimit']).toMatch(
      /^"minute";r=999;t=[1-6]?[0-9], "day";r=1;t=[1-9][0-9]*$/,
    );
  });

  it('names the bucket: that of the minute or that of the address', async () => {
    const many = (token: string | null, count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          call({ url: '/api/v1/notes', token, headers: { 'x-forwarded-for': '10.8.8.8' } }),
        ),
      );
    const over = [(await many('slow2', 3)).at(-1)!, (await many(null, 61)).at(-1)!];
    expect(over.map((answer) => [answer.status, errorOf(answer).details.limit])).toEqual([
      [429, 'minute'],
      [429, 'address'],
    ]);
  });

  it('counts no request that failed by an internal error, on the token or on the address', async () => {
    const crashes = [
      await call({ url: '/api/v1/notes/crash/now', token: 'slow3' }),
      await call({ url: '/api/v1/notes/crash/now', token: 'slow3' }),
      await call({ url: '/api/v1/notes/crash/now', token: 'slow3' }),
    ];
    expect(
      crashes.map(({ status, headers }) => [status, headers['x-ratelimit-remaining']]),
    ).toEqual(Array.from({ length: 3 }, () => [500, '2']));
    const from = { 'x-forwarded-for': '10.7.7.7' };
    const outage = (url: string) => call({ url, token: 'outage', headers: from });
    const answers = [];
    for (let sent = 0; sent < 61; sent++) answers.push(await outage('/api/v1/notes'));
    for (let sent = 0; sent < 61; sent++) answers.push(await outage('/api/v1/nothing'));
    for (let sent = 0; sent < 61; sent++) {
      answers.push(await call({ url: '/api/v1/notes/crash/now', token: null, headers: from }));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503, 404, 500]));
    expect(
      (await call({ url: '/api/v1/notes', token: null, headers: from })).headers[
        'x-ratelimit-remaining'
      ],
    ).toBe('59');
  });

  it('counts the addresses of one subscriber together', async () => {
    const from = async (address: string) =>
      (
        await call({
          url: '/api/v1/notes',
          token: null,
          headers: { 'x-forwarded-for': address },
        })
      ).headers['x-ratelimit-remaining'];
    expect([
      await from('2001:db8:1:2:3::4'),
      await from('2001:db8:1:2:ffff::1'),
      await from('2001:db8:1:3::1'),
      await from('::ffff:10.6.6.6'),
      await from('10.6.6.6'),
    ]).toEqual(['59', '58', '59', '59', '58']);
  });

  it('counts failed authentications against the address, and valid tokens never', async () => {
    const from = (token: string): Promise<Answered> =>
      call({ url: '/api/v1/notes', token, headers: { 'x-forwarded-for': '10.9.9.9' } });
    for (let sent = 0; sent < 60; sent++) await from('wrong');
    expect([(await from('wrong')).code, (await from('editor')).status]).toEqual([
      'RATE_LIMITED',
      200,
    ]);
  });
});

describe('Idempotency-Key', () => {
  const post = (key: string, name: string): Promise<Answered> =>
    call({
      method: 'POST',
      url: '/api/v1/notes',
      body: { name },
      headers: { 'idempotency-key': key },
    });

  it('gives the first answer again', async () => {
    const [first, second] = [await post('k1', 'A'), await post('k1', 'A')];
    expect([
      second.status,
      second.text,
      second.headers['location'],
      second.headers['etag'],
    ]).toEqual([201, first.text, first.headers['location'], first.headers['etag']]);
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual(
      [undefined, 'true'],
    );
  });

  it('refuses the key for another body, and a key that is none', async () => {
    await post('k2', 'A');
    expect([
      (await post('k2', 'B')).code,
      (await post('', 'A')).code,
      (await post('a b', 'A')).code,
    ]).toEqual(['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_ERROR', 'VALIDATION_ERROR']);
  });

  it('keeps nothing of a refusal', async () => {
    expect([
      (await post('k3', '')).status,
      (await post('k3', '')).headers['idempotency-replayed'],
    ]).toEqual([400, undefined]);
  });
});

describe('boot', () => {
  it('fails for a route without a declaration of access', async () => {
    await expect(openDemo(ForgottenModule)).rejects.toThrow('declares no access');
  });
});

import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildDocument } from '../openapi/build-document';
import { BadDeprecation } from '../routes/deprecation';
import { crashedTraces, HastyModule, NOTE_ID, openDemo } from '../testing/demo-app';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await openDemo();
});
afterAll(() => app.close());

let addresses = 0;

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly token?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = async (
  url: string,
  { method = 'GET', token = 'editor', body, headers = {} }: Asked = {},
) => {
  const answer = await app.inject({
    method,
    url,
    ...(body === undefined ? {} : { payload: body }),
    headers: {
      'x-forwarded-for': `10.9.0.${++addresses}`,
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    json: JSON.parse(answer.body || '{}') as Record<string, unknown>,
  };
};

/** One request that each layer refuses. */
const LAYERS: readonly (readonly [what: string, url: string, asked: Asked, code: string])[] = [
  ['an unknown route', '/api/v1/nothing', {}, 'NOT_FOUND'],
  ['a malformed path', '/api/v1/notes/%zz', {}, 'INVALID_REQUEST'],
  ['a wrong method', '/api/v1/notes', { method: 'PUT' }, 'METHOD_NOT_ALLOWED'],
  ['a body that is no JSON', '/api/v1/notes', { method: 'POST', body: '{' }, 'INVALID_REQUEST'],
  ['a wrong field', '/api/v1/notes', { method: 'POST', body: '{}' }, 'VALIDATION_ERROR'],
  ['a wrong parameter', '/api/v1/notes?limit=0', {}, 'VALIDATION_ERROR'],
  ['a wrong token', '/api/v1/notes', { token: 'nobody' }, 'INVALID_TOKEN'],
  [
    'a missing scope',
    `/api/v1/notes/${NOTE_ID}`,
    { method: 'DELETE', token: 'reader' },
    'INSUFFICIENT_SCOPE',
  ],
  [
    'a stale version',
    `/api/v1/notes/${NOTE_ID}`,
    { method: 'PATCH', body: '{"name":"x"}', headers: { 'if-match': '"1"' } },
    'PRECONDITION_FAILED',
  ],
  ['a crash', '/api/v1/notes/crash/now', {}, 'INTERNAL_ERROR'],
  ['an outage', '/api/v1/notes', { token: 'outage' }, 'UNAVAILABLE'],
];

describe('application/problem+json', () => {
  it.each(LAYERS)('has the facts of the error shape for %s', async (_what, url, asked, code) => {
    const [plain, problem] = [
      await ask(url, asked),
      await ask(url, {
        ...asked,
        headers: { ...asked.headers, accept: 'application/problem+json' },
      }),
    ];
    const { error } = plain.json as {
      error: { code: string; message: string; details?: Record<string, unknown> };
    };
    const { issues, ...details } = error.details ?? {};
    expect([plain.headers['content-type'], plain.headers['vary'], error.code]).toEqual([
      'application/json; charset=utf-8',
      undefined,
      code,
    ]);
    expect([problem.status, problem.headers['content-type'], problem.headers['vary']]).toEqual([
      plain.status,
      'application/problem+json; charset=utf-8',
      'Accept',
    ]);
    expect(problem.json).toEqual({
      type: `https://switchyard.example/docs/errors.md#${code.toLowerCase()}`,
      title: expect.stringMatching(/\.$/) as string,
      status: plain.status,
      detail: error.message,
      instance: problem.headers['x-request-id'],
      code,
      ...(issues === undefined ? {} : { issues }),
      ...(Object.keys(details).length === 0 ? {} : { details }),
    });
  });

  it('is refused by the limiter in it, too', async () => {
    const headers = { accept: 'application/problem+json' };
    for (let at = 0; at < 2; at++) await ask('/api/v1/notes', { token: 'slow', headers });
    const {
      status,
      json,
      headers: answered,
    } = await ask('/api/v1/notes', { token: 'slow', headers });
    expect([status, json['code'], json['status']]).toEqual([429, 'RATE_LIMITED', 429]);
    expect(Number(answered['retry-after'])).toBeGreaterThan(0);
  });

  it('keeps the members of the plan-limit body', async () => {
    const accept = { headers: { accept: 'application/problem+json' } };
    const [plain, problem] = [
      await ask('/api/v1/notes/limit/now'),
      await ask('/api/v1/notes/limit/now', accept),
    ];
    expect(problem.json).toMatchObject({ ...plain.json, code: 'LIMIT_REACHED', status: 402 });
    expect(problem.json).not.toHaveProperty('details');
  });

  it.each([
    [
      'application/json, application/problem+json;q=0.5',
      'application/json; charset=utf-8',
      'Accept',
    ],
    ['application/json', 'application/json; charset=utf-8', undefined],
    ['*/*', 'application/json; charset=utf-8', undefined],
    ['text/html', 'application/json; charset=utf-8', undefined],
  ])('is not answered to %s', async (accept, type, vary) => {
    const { headers } = await ask('/api/v1/nothing', { headers: { accept } });
    expect([headers['content-type'], headers['vary']]).toEqual([type, vary]);
  });

  it('is for refusals alone', async () => {
    const accept = 'application/problem+json';
    const { status, headers } = await ask(`/api/v1/notes/${NOTE_ID}`, { headers: { accept } });
    expect([status, headers['content-type'], headers['vary']]).toEqual([
      200,
      'application/json; charset=utf-8',
      undefined,
    ]);
  });
});

describe('traceparent', () => {
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

  it.each([['a success', '/api/v1/notes', {}, ''] as const, ...LAYERS])(
    'is answered with %s',
    async (_what, url, asked) => {
      const headers = { ...asked.headers, traceparent };
      expect((await ask(url, { ...asked, headers })).headers['traceparent']).toBe(traceparent);
    },
  );

  it.each([[undefined], ['00-nothing'], [`00-${TRACE}-00f067aa0ba902b7-01-more`]])(
    'is not answered to %s',
    async (sent) => {
      const headers: Record<string, string> = sent === undefined ? {} : { traceparent: sent };
      for (const url of ['/api/v1/notes', '/api/v1/nothing']) {
        expect((await ask(url, { headers })).headers).not.toHaveProperty('traceparent');
      }
    },
  );

  it('is reported with a crash, as the id of the trace', async () => {
    await ask('/api/v1/notes/crash/now', { headers: { traceparent } });
    await ask('/api/v1/notes/crash/now');
    expect(crashedTraces.slice(-2)).toEqual([TRACE, undefined]);
  });
});

describe('a deprecated route', () => {
  const headersOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => [
    headers['deprecation'],
    headers['sunset'],
    headers['link'],
  ];

  it.each([
    ['a success', {}, 200],
    ['a wrong token', { token: 'nobody' }, 401],
  ])('says so with %s', async (_what, asked, status) => {
    const answer = await ask('/api/v1/notes/old', asked);
    expect([answer.status, ...headersOf(answer)]).toEqual([
      status,
      '@1796083200',
      'Wed, 01 Dec 2027 00:00:00 GMT',
      '</docs/changes>; rel="deprecation", </docs/changes>; rel="sunset", </api/v2/notes>; rel="successor-version"',
    ]);
  });

  it('is deprecated in the description, and no other one', () => {
    const { paths } = buildDocument(app, {
      title: 'Demo',
      description: 'Demo.',
      version: '1.0.0',
      serverUrl: '/',
    });
    const deprecated = Object.entries(paths).filter(([, { get }]) => get?.deprecated === true);
    expect(deprecated.map(([path]) => path)).toEqual(['/api/v1/notes/old']);
  });

  it('adds no headers to other routes', async () => {
    expect(headersOf(await ask('/api/v1/notes'))).toEqual([undefined, undefined, undefined]);
  });

  it('stops the boot when its sunset is too soon', async () => {
    await expect(openDemo(HastyModule)).rejects.toThrow(BadDeprecation);
  });
});

it('has Retry-After in a replayed answer, too', async () => {
  const asked = { method: 'POST', headers: { 'idempotency-key': 'again' } } as const;
  const answers = [
    await ask('/api/v1/notes/check', asked),
    await ask('/api/v1/notes/check', asked),
  ];
  expect(
    answers.map(({ status, headers }) => [
      status,
      headers['retry-after'],
      headers['idempotency-replayed'],
    ]),
  ).toEqual([
    [202, '1', undefined],
    [202, '1', 'true'],
  ]);
});

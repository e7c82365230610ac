import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { crc32 } from 'node:zlib';
import { crashes, openDemo } from '../testing/demo-app';

let app: NestFastifyApplication;
beforeAll(async () => void (app = await openDemo()));
afterAll(() => app.close());

interface Reported {
  readonly status: number;
  readonly code?: string;
  readonly issues?: readonly string[];
}

const send = async (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Reported> => {
  const answer = await app.inject({
    method,
    url,
    payload,
    headers: {
      authorization: 'Bearer editor',
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const { error } = answer.json<{
    error?: { code: string; details?: { issues?: { path: string; code: string }[] } };
  }>();
  return {
    status: answer.statusCode,
    code: error?.code,
    issues: error?.details?.issues?.map(({ path, code }) => `${path} ${code}`),
  };
};

const refused = (...issues: string[]): Reported => ({
  status: 400,
  code: 'INVALID_REQUEST',
  issues,
});

describe('a body that no store can hold', () => {
  it.each<[string, string | Buffer, readonly string[]]>([
    ['NUL', '{"name":"a\\u0000"}', ['/name BAD_FORMAT']],
    ['half a surrogate pair', '{"name":"\\ud800"}', ['/name BAD_FORMAT']],
    ['the other half', '{"name":"\\udc80"}', ['/name BAD_FORMAT']],
    ['a number that is infinite', '{"name":1e400}', ['/name OUT_OF_RANGE']],
    ['400 digits', `{"name":-${'9'.repeat(400)}}`, ['/name OUT_OF_RANGE']],
    ['NUL in a name', '{"na\\u0000me":1}', ['/na\ufffdme BAD_FORMAT']],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"name":"\ufffd'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
      ['/name BAD_FORMAT'],
    ],
    [
      'several of them, deep inside',
      '{"name":{"a":[1,["\\ud800"]],"b~/":1e999}}',
      ['/name/a/1/0 BAD_FORMAT', '/name/b~0~1 OUT_OF_RANGE'],
    ],
    ['one that is the text itself', '"\\u0000"', [' BAD_FORMAT']],
  ])('with %s is refused with the path', async (_what, body, issues) => {
    expect(await send('POST', '/api/v1/notes', body)).toEqual(refused(...issues));
    expect(await send('POST', '/api/v1/notes', body, { 'idempotency-key': 'k' })).toEqual(
      refused(...issues),
    );
    expect(await send('POST', '/api/v1/notes/bulk', body)).toEqual(refused(...issues));
  });

  it('is distinguished from text that only looks like it', async () => {
    const name = '\ufffd \u{10c80} \\u0000';
    expect((await send('POST', '/api/v1/notes', JSON.stringify({ name }))).status).toBe(201);
  });
});

describe('a query that no store can hold', () => {
  it.each([
    ['NUL', 'q=a%00', 'query.q'],
    ['half a surrogate pair', 'q=%ED%A0%80', 'query.q'],
    ['bytes that are no UTF-8', 'limit=1&q=%ff', 'query.q'],
    ['a broken escape', 'q=%zz', 'query.q'],
    ['NUL in a name', '%00=1', 'query.\ufffd'],
  ])('with %s is refused with the path', async (_what, query, path) => {
    expect(await send('GET', `/api/v1/notes?${query}`)).toEqual(refused(`${path} BAD_FORMAT`));
  });

  it.each(['q=100%25', 'q=Zo%C3%AB', 'q=a+b'])('is distinguished from %s', async (query) => {
    expect((await send('GET', `/api/v1/notes?${query}`)).status).toBe(200);
  });
});

describe('a forged cursor', () => {
  const forged = (place: string): string =>
    Buffer.from(`${crc32(place).toString(36)}.${place}`).toString('base64url');
  it.each([
    ['a time that no store holds', '8640000000000000.cmp_1'],
    ['a time that is no number', 'x.cmp_1'],
    ['a time that is infinite', '1e400.cmp_1'],
    ['a time before all times', '-99999999999999.cmp_1'],
    ['a part of a millisecond', '1e-3.cmp_1'],
    ['NUL in its id', '0.cmp_\0'],
    ['half a surrogate pair in its id', '0.\ufffd'],
  ])('with %s is refused with the path', async (_what, place) => {
    expect(await send('GET', `/api/v1/notes?cursor=${forged(place)}`)).toEqual({
      status: 400,
      code: 'VALIDATION_ERROR',
      issues: ['query.cursor BAD_FORMAT'],
    });
  });

  it('is distinguished from an issued cursor', async () => {
    expect(
      (await send('GET', `/api/v1/notes?cursor=${forged('1769850000000.cmp_1')}`)).status,
    ).toBe(200);
  });
});

it('what the database still refuses is 400, and reported like a crash', async () => {
  crashes.length = 0;
  expect(await send('GET', '/api/v1/notes/crash/data')).toEqual({
    status: 400,
    code: 'INVALID_REQUEST',
    issues: undefined,
  });
  expect(crashes).toHaveLength(1);
});

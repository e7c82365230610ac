import 'reflect-metadata';
import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo } from 'node:net';
import { WholeNumber } from '../fields/number';
import { one, Signed } from '../routes/route-declaration';
import { PostRoute } from '../routes/routes';
import { crashes, openDemo } from '../testing/demo-app';
import { Authenticator, invalidToken } from './access';
import { type SignedCall, SignedCallParam } from './signed-call';

class SizeDto {
  @WholeNumber({ min: 0, max: 1e9, description: 'Bytes that arrived.', example: 2 }) bytes!: number;
}

const allowance = { tokenId: 'sender', accountId: 'acc_1', perMinute: 1_000, perDay: 0 };

const SENDERS: Readonly<
  Record<string, { allowance: typeof allowance | null } | 'WRONG_SIGNATURE'>
> = {
  right: { allowance },
  unsigned: { allowance: null },
  forged: 'WRONG_SIGNATURE',
};

/** A call is signed when a header has the right word; the answer gives the unread body in hex. */
@Controller('api/v1/signed')
class SignedController {
  @PostRoute('', { operationId: 'receive', summary: 'Receive', answers: one(SizeDto) })
  @Signed()
  async receive(@SignedCallParam() call: SignedCall): Promise<unknown> {
    if (call.headers['x-word'] === 'crash') throw new Error('a crash');
    await call.admit(SENDERS[String(call.headers['x-word'])] ?? 'UNKNOWN_RECEIVER');
    return { data: { hex: call.body.toString('hex'), ...call.json() } };
  }
}

class RefusingAuthenticator extends Authenticator {
  authenticate(): never {
    throw invalidToken();
  }
}

@Module({
  controllers: [SignedController],
  providers: [{ provide: Authenticator, useClass: RefusingAuthenticator }],
})
class SignedModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await openDemo(SignedModule);
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

const post = (payload: string | Buffer, headers: Record<string, string> = {}, query = '') =>
  app.inject({
    method: 'POST',
    url: `/api/v1/signed${query}`,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '10.5.5.5',
      'x-word': 'right',
      ...headers,
    },
  });

describe('a signed route', () => {
  it.each([
    ['blanks', ' {"a" : 1}\r\n'],
    ['text beyond ASCII', '{"a":"Zoë"}'],
  ])('gets %s byte by byte', async (_what, body) => {
    expect(((await post(body)).json() as { data: { hex: string } }).data.hex).toBe(
      Buffer.from(body).toString('hex'),
    );
  });

  it.each(['text/plain;charset=UTF-8', 'text/xml', 'text/csv', 'image/svg+xml'])(
    'takes a body of %s',
    async (type) => {
      expect((await post('{}', { 'content-type': type })).statusCode).toBe(200);
    },
  );

  it('reads the body only when asked, and refuses then what is no JSON', async () => {
    expect([
      (await post('{')).statusCode,
      (await post('{', { 'x-word': 'wrong' })).statusCode,
      (await post('{', { 'x-word': 'forged' })).statusCode,
    ]).toEqual([400, 404, 401]);
  });

  it.each<[string, string | Buffer, object]>([
    ['a member twice', '{"a":1,"a":2}', { value: { a: 2 }, replaced: [] }],
    [
      'half a surrogate pair',
      '{"a":{"b":["x\\ud800"]}}',
      {
        value: { a: { b: ['x\ufffd'] } },
        replaced: [{ path: '/a/b/0', reason: 'LONE_SURROGATE' }],
      },
    ],
    [
      'NUL in a name and a text',
      '{"a\\u0000":"\\u0000"}',
      {
        value: { 'a\ufffd': '\ufffd' },
        replaced: [
          { path: '/a\ufffd', reason: 'NUL' },
          { path: '/a\ufffd', reason: 'NUL' },
        ],
      },
    ],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from('{"a":"\ufffd'), Buffer.from([0xff]), Buffer.from('"}')]),
      { value: { a: '\ufffd\ufffd' }, replaced: [{ path: '/a', reason: 'NOT_UTF8' }] },
    ],
    [
      'a number that JSON cannot hold',
      `{"a":1e400,"b":-${'9'.repeat(400)}}`,
      {
        value: { a: null, b: null },
        replaced: [
          { path: '/a', reason: 'TOO_LARGE' },
          { path: '/b', reason: 'TOO_LARGE' },
        ],
      },
    ],
    [
      '__proto__',
      '{"a":{"__proto__":{"b":1}}}',
      { value: { a: {} }, replaced: [{ path: '/a/__proto__', reason: 'FORBIDDEN_NAME' }] },
    ],
  ])('reads a body with %s, and reports what was replaced', async (_what, body, read) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json<{ data: object }>().data]).toEqual([
      200,
      { hex: Buffer.from(body).toString('hex'), ...read },
    ]);
  });

  it('cuts off what is nested so deeply that nothing could read it', async () => {
    const answer = await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect([
      answer.statusCode,
      answer.json<{ data: { replaced: readonly unknown[] } }>().data.replaced,
    ]).toEqual([200, [{ path: '/0'.repeat(32), reason: 'TOO_DEEP' }]]);
  });

  it('counts a known caller by itself and an unknown one by its address', async () => {
    expect((await post('{}')).headers['x-ratelimit-limit']).toBe('1000');
    const strange = await Promise.all(
      Array.from({ length: 61 }, () =>
        post('{}', { 'x-word': 'wrong', 'x-forwarded-for': '10.5.5.6' }),
      ),
    );
    expect([
      strange.filter(({ statusCode }) => statusCode === 404).length,
      strange.at(-1)?.statusCode,
    ]).toEqual([60, 429]);
    expect((await post('{}', { 'x-forwarded-for': '10.5.5.6' })).statusCode).toBe(200);
  });

  it('takes no token, and parameters that it does not know', async () => {
    expect((await post('{}', { authorization: 'Bearer x' })).statusCode).toBe(200);
    expect((await post('{}', {}, '?a=%00')).statusCode).toBe(200);
  });

  it.each([
    'image/png',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'text/plain',
    'text/xml; charset=utf-8',
    'nonsense/of-nobody',
  ])('gets the bytes of a body of the content type %s', async (type) => {
    const answer = await post('{"a":1}', { 'content-type': type });
    expect([answer.statusCode, answer.json<{ data: { hex: string } }>().data.hex]).toEqual([
      200,
      Buffer.from('{"a":1}').toString('hex'),
    ]);
  });

  it.each(['application/json', 'text/plain', 'image/png', 'application/x-www-form-urlencoded'])(
    'refuses more than 1 MiB of %s, with and without a declared length',
    async (type) => {
      const body = 'x'.repeat(1_048_577);
      const { port } = app.getHttpServer().address() as AddressInfo;
      const chunked = await fetch(`http://127.0.0.1:${port}/api/v1/signed`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-word': 'right' },
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit);
      expect([(await post(body, { 'content-type': type })).statusCode, chunked.status]).toEqual([
        413, 413,
      ]);
    },
  );

  it('judges a request without a body like any other', async () => {
    const send = (word: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/signed',
        headers: { 'x-word': word, 'x-forwarded-for': '10.5.5.7' },
      });
    expect([(await send('right')).statusCode, (await send('forged')).statusCode]).toEqual([
      200, 401,
    ]);
  });

  it('reports a crash once, and answers 503, so that the provider sends it again', async () => {
    crashes.length = 0;
    const answer = await post('{}', { 'x-word': 'crash' });
    expect([answer.statusCode, answer.headers['retry-after'], crashes.length]).toEqual([
      503,
      '1',
      1,
    ]);
  });

  it('lets in who needs no signature, and counts them against the address', async () => {
    const answer = await post('{}', { 'x-word': 'unsigned', 'x-forwarded-for': '10.5.5.8' });
    expect([answer.statusCode, answer.headers['x-ratelimit-limit']]).toEqual([200, '60']);
  });

  it.each(['GET', 'HEAD', 'PUT'] as const)('answers %s with 405', async (method) => {
    const answer = await app.inject({
      method,
      url: '/api/v1/signed',
      headers: { 'x-forwarded-for': '10.5.5.9' },
    });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });
});

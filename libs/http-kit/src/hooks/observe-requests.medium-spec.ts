import 'reflect-metadata';
import { connect, type AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { eventually } from '@switchyard/test-kit';
import { register } from 'prom-client';
import { DemoModule, NOTE_ID, openDemo } from '../testing/demo-app';

interface Line extends Record<string, unknown> {
  readonly level: 'info' | 'error';
  readonly message: string;
}

let app: NestFastifyApplication;
const lines: Line[] = [];
const write =
  (level: Line['level']) =>
  (fields: object, message: string): void =>
    void lines.push({ ...fields, level, message });

beforeAll(async () => {
  app = await openDemo(DemoModule, {
    requestLog: { info: write('info'), error: write('error') },
  });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());
beforeEach(() => void (lines.length = 0));

const lineOf = async (
  method: 'GET' | 'POST',
  url: string,
  headers: Readonly<Record<string, string>> = {},
  payload?: string,
): Promise<Line> => {
  await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return eventually(onlyLine);
};

const onlyLine = (): Line => {
  const [line] = lines;
  if (!line || lines.length > 1) throw new Error(`${lines.length} lines`);
  return line;
};

const EDITOR = { authorization: 'Bearer editor' };

it('writes one line with the caller, the route and the outcome', async () => {
  const line = await lineOf('GET', `/api/v1/notes/${NOTE_ID}`, EDITOR);
  expect(line).toMatchObject({
    level: 'info',
    message: 'request',
    requestId: expect.stringMatching(/^req_/) as unknown,
    method: 'GET',
    route: '/api/v1/notes/:id',
    status: 200,
    ms: expect.any(Number) as unknown,
    accountId: 'acc_1',
    spaceId: 'spc_1',
    credentialId: 'tok_editor',
  });
});

it('names the code of a refusal, and the credential that was not let in', async () => {
  const foreign = { authorization: 'Bearer reader', 'x-space-id': 'spc_foreign' };
  expect(await lineOf('GET', '/api/v1/notes', foreign)).toMatchObject({
    level: 'info',
    status: 403,
    code: 'NOT_A_MEMBER',
    accountId: 'acc_reader',
    credentialId: 'tok_reader',
  });
});

it('writes a crash as an error', async () => {
  expect(await lineOf('GET', '/api/v1/notes/crash/now')).toMatchObject({
    level: 'error',
    status: 500,
    code: 'INTERNAL_ERROR',
  });
});

it.each([
  ['an unknown path', '/api/v1/people/ada@example.com'],
  ['a malformed path', '/api/v1/%zz/ada@example.com'],
])('names no address of %s', async (_what, url) => {
  const line = await lineOf('GET', url);
  expect(line).toMatchObject({ route: 'unmatched', status: expect.any(Number) as unknown });
  expect(JSON.stringify(line)).not.toContain('ada@');
});

it('writes nothing from the headers, query or body', async () => {
  const line = await lineOf(
    'POST',
    '/api/v1/notes?hidden=in-query',
    {
      ...EDITOR,
      'content-type': 'application/json',
      cookie: 'session=in-cookie',
      'user-agent': 'in-agent',
      'x-forwarded-for': '203.0.113.9',
    },
    JSON.stringify({ name: 'in-body' }),
  );
  expect(line).toMatchObject({ route: '/api/v1/notes', method: 'POST' });
  expect(JSON.stringify(line)).not.toMatch(
    /in-cookie|in-agent|in-body|in-query|hidden|Bearer|203\.0/,
  );
});

it('keeps the request id of the caller, and the trace that it is part of', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const line = await lineOf('GET', '/api/v1/notes', {
    ...EDITOR,
    'x-request-id': 'req_01890a5d00f4k9r8e7h7x6a5b4',
    traceparent: `00-${trace}-00f067aa0ba902b7-01`,
  });
  expect(line).toMatchObject({ requestId: 'req_01890a5d00f4k9r8e7h7x6a5b4', traceId: trace });
});

it('writes a line of a request whose client leaves', async () => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const admitted = new Promise((resolve) => app.getHttpServer().once('request', resolve));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/v1/notes HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer editor\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"name"',
  );
  await admitted;
  socket.destroy();
  const line = await eventually(onlyLine);
  expect(line).toMatchObject({ route: '/api/v1/notes', status: 499, aborted: true, level: 'info' });
});

it('counts requests by route, method and status, with their seconds', async () => {
  // Other specs of this process asked the same routes.
  register.resetMetrics();
  await lineOf('GET', '/api/v1/notes/old', EDITOR);
  lines.length = 0;
  await lineOf('GET', '/api/v1/notes/old');
  const text = await register.metrics();
  const series = 'route="/api/v1/notes/old",method="GET"';
  expect(text).toContain(`switchyard_http_requests_total{${series},status="200"} 1`);
  expect(text).toContain(`switchyard_http_requests_total{${series},status="401"} 1`);
  expect(text).toContain(`switchyard_http_request_duration_seconds_count{${series}} 2`);
});

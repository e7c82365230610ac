import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger, type LoggerService } from '@nestjs/common';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { HttpRequest, PlatformIo } from '@switchyard/platforms/domain';
import { heldLease } from '@switchyard/queue-kit';
import { register } from 'prom-client';
import { MemoryMedia } from '../use-cases/testing/memory-media';
import { UndiciTransport } from './platform-transport';

interface Line {
  readonly level: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

let platform: Server;
let received: Readonly<Record<string, unknown>>;
let io: PlatformIo;
let lines: Line[];

const capture = (level: string) => (fields: unknown, text: string) =>
  void lines.push({ level, text, fields: fields as Line['fields'] });

beforeAll(async () => {
  platform = createServer((request, response) => {
    received = request.headers;
    if (request.url?.startsWith('/hangs-up')) return void request.socket.destroy();
    const status = Number(request.url?.slice(1, 4));
    response.writeHead(status, { 'x-fb-trace-id': 'Ab1', 'content-type': 'application/json' });
    response.end('{"error":{"message":"ada@example.com"}}');
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  io = new UndiciTransport().ioFor({
    platform: 'meta-ads',
    connectionId: 'con_1',
    keepCredentials: () => Promise.resolve(),
    media: new MemoryMedia(),
  });
  Logger.overrideLogger(
    Object.fromEntries(
      ['debug', 'log', 'warn', 'error'].map((level) => [level, capture(level)]),
    ) as unknown as LoggerService,
  );
});
afterAll(async () => {
  Logger.overrideLogger(false);
  await new Promise((done) => {
    platform.close(done);
    platform.closeAllConnections();
  });
});
beforeEach(() => void (lines = []));

const address = (path: string): string =>
  `http://127.0.0.1:${(platform.address() as AddressInfo).port}/${path}`;
const request = (path: string): HttpRequest => ({
  method: 'POST',
  url: address(path),
  headers: { authorization: 'Bearer the-token' },
  body: '{"fbclid":"the-click"}',
  counted: true,
});
const held = {
  lease: {
    workId: 'syn_1',
    fence: 1,
    failures: 1,
    stalls: 0,
    work: { id: 'syn_1', queue: 'syncs', kind: 'sync', spaceId: 'spc_1', accountId: 'acc_1' },
    origin: { requestId: 'req_1', traceparent: null },
  },
};
const send = (path: string): Promise<unknown> =>
  heldLease.run(held as never, () => io.send(request(path)));
const calls = async (outcome: string): Promise<number> => {
  const found = await register.getSingleMetric('switchyard_platform_calls_total')!.get();
  return (
    found.values.find(
      ({ labels }) => labels['platform'] === 'meta-ads' && labels['outcome'] === outcome,
    )?.value ?? 0
  );
};

describe('a call of a platform', () => {
  it('has no log line when it is taken, and is counted', async () => {
    const before = await calls('ok');
    await send('200/act_42?access_token=secret');
    expect(lines).toEqual([]);
    expect(await calls('ok')).toBe(before + 1);
  });

  it.each([
    ['400', 'refused', 'warn'],
    ['401', 'unauthorised', 'warn'],
    ['429', 'throttled', 'log'],
    ['503', 'unavailable', 'warn'],
  ])('that is answered %s has one line: %s', async (status, outcome, level) => {
    const before = await calls(outcome);
    await send(`${status}/act_42?access_token=secret`);
    expect(await calls(outcome)).toBe(before + 1);
    expect(lines).toEqual([
      {
        level,
        text: 'a call of a platform failed',
        fields: expect.objectContaining({
          ...{ platform: 'meta-ads', connectionId: 'con_1', syncId: 'syn_1', requestId: 'req_1' },
          ...{ attempt: 2, platformRequestId: 'Ab1', code: `HTTP_${status}`, outcome },
          ms: expect.any(Number) as number,
        }) as object,
      },
    ]);
  });

  it('that breaks off has the code of the transport', async () => {
    await expect(send('hangs-up')).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    expect(lines).toMatchObject([{ level: 'warn', fields: { outcome: 'unknown' } }]);
    expect(lines[0]?.fields['code']).toEqual(expect.stringMatching(/^[A-Z_]+$/));
  });

  it('shows neither address nor header nor body', async () => {
    await send('400/act_42?access_token=secret');
    const text = JSON.stringify(lines);
    for (const hidden of ['act_42', 'secret', 'the-token', 'the-click', 'ada@example.com']) {
      expect(text).not.toContain(hidden);
    }
  });
});

describe('the trace of a call', () => {
  it('is a client span of what is traced, and is not sent to the vendor', async () => {
    const exporter = new InMemorySpanExporter();
    trace.setGlobalTracerProvider(
      new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
    );
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    try {
      await send('200/');
      expect(exporter.getFinishedSpans()).toEqual([]);
      await trace.getTracer('test').startActiveSpan('work sync', async (span) => {
        await send('400/');
        span.end();
      });
      const [call, work] = exporter.getFinishedSpans();
      expect(call).toMatchObject({
        name: 'POST meta-ads',
        kind: SpanKind.CLIENT,
        status: { code: SpanStatusCode.ERROR, message: 'HTTP_400' },
        attributes: { 'http.response.status_code': 400, 'switchyard.connection.id': 'con_1' },
      });
      expect(call?.parentSpanContext?.spanId).toBe(work?.spanContext().spanId);
      expect(received).not.toHaveProperty('traceparent');
    } finally {
      trace.disable();
      context.disable();
    }
  });
});

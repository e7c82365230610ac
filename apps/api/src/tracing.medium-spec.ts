import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Controller, Get, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { context, trace } from '@opentelemetry/api';
import { Authenticator, createHttpApp, FlexibleRateLimiter } from '@switchyard/http-kit';
import { SystemClock, TimeSortedIds } from '@switchyard/kernel';
import { startTracing } from '@switchyard/process-kit';
import { eventually } from '@switchyard/test-kit';
import { pino } from 'pino';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const [TRACE, CALLER] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

/** The span that the code of a handler runs in. */
const within: (string | undefined)[] = [];

@Controller('things')
class ThingsController {
  @Get(':id')
  get(): object {
    within.push(trace.getSpan(context.active())?.spanContext().spanId);
    return {};
  }

  @Post()
  async make(): Promise<object> {
    await new Promise((later) => setTimeout(later, 1));
    within.push(trace.getSpan(context.active())?.spanContext().spanId);
    return {};
  }
}

@Module({
  controllers: [ThingsController],
  providers: [{ provide: Authenticator, useValue: {} }],
})
class ThingsModule {}

/** A collector that keeps what it is sent. */
const exports: Export[] = [];
let collector: Server;
let app: NestFastifyApplication;
let stop: () => Promise<void>;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((sent) => {
      if (request.url === '/v1/traces') exports.push(sent as Export);
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => void collector.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const logger = pino({ level: 'silent' });
  stop = await startTracing({ endpoint, serviceName: 'switchyard-test' }, logger);
  app = await createHttpApp(ThingsModule, {
    ids: new TimeSortedIds(),
    limiter: new FlexibleRateLimiter(new SystemClock()),
    trustedProxyHops: 0,
    publicUrl: 'https://switchyard.example',
    isTracing: true,
    onCrash: () => undefined,
  });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => void collector.close());

const spansOf = (sent: readonly Export[]): readonly SentSpan[] =>
  sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

it('sends one span per request, below that of its caller, and answers with its place', async () => {
  const traced = { traceparent: `00-${TRACE}-${CALLER}-01` };
  const answers = [
    await fetch(`${await app.getUrl()}/things/1?secret=hidden`, { headers: traced }),
    await fetch(`${await app.getUrl()}/things`, {
      method: 'POST',
      headers: { ...traced, 'content-type': 'application/json' },
      body: JSON.stringify({ secret: 'hidden' }),
    }),
  ];
  const places = answers.map(({ headers }) => headers.get('traceparent'));
  await app.close();
  await stop();
  // The end of a process waits some seconds for the collector; on a busy machine it takes longer.
  const spans = await eventually(() => {
    const sent = spansOf(exports);
    expect(sent.length).toBeGreaterThan(1);
    return sent;
  }, 30_000);
  expect(
    spans.map(({ name, traceId, parentSpanId, kind }) => [name, traceId, parentSpanId, kind]),
  ).toEqual([
    ['GET /things/:id', TRACE, CALLER, 2],
    ['POST /things', TRACE, CALLER, 2],
  ]);
  expect(places).toEqual(spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`));
  expect(within).toEqual(spans.map(({ spanId }) => spanId));
  expect(JSON.stringify(exports)).toContain('switchyard-test');
  expect(JSON.stringify(exports)).not.toContain('hidden');
});

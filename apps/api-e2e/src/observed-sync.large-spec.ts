import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import {
  eventually,
  finished,
  freePort,
  givenCampaignTree,
  givenConnection,
  givenParty,
  previewed,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { WRITES } from './system-probes';
import { WholeLog } from './whole-log';

type Line = Readonly<Record<string, unknown>>;

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** Takes traces as a collector does. */
class Collector {
  readonly spans: Span[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const collector = new Collector(
      createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString()) as Exported;
          for (const { scopeSpans } of resourceSpans) {
            for (const { spans } of scopeSpans) collector.spans.push(...spans);
          }
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        });
      }),
    );
    await new Promise<void>((done) => collector.server.listen(0, '127.0.0.1', done));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

let collector: Collector;
let system: System;
let ports: { readonly api: number; readonly worker: number };
const log = { api: new WholeLog(), worker: new WholeLog() };

beforeAll(async () => {
  ports = { api: await freePort(), worker: await freePort() };
  collector = await Collector.start();
  system = await startSystem({
    workers: 0,
    skipsWaits: true,
    env: {
      SWITCHYARD_LOG_LEVEL: 'info',
      SWITCHYARD_METRICS_PORT: String(ports.api),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
  });
  log.api.follow(system.api);
  log.worker.follow(await system.startWorker({ SWITCHYARD_METRICS_PORT: String(ports.worker) }));
}, 120_000);
afterAll(async () => {
  await system?.stop();
  collector?.stop();
});

const linesOf = (which: keyof typeof log): readonly Line[] =>
  log[which]
    .text()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
const scraped = async (which: keyof typeof ports): Promise<string> =>
  (await fetch(`http://127.0.0.1:${ports[which]}/metrics`)).text();
const valueIn = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')[1],
  );

describe('a sync whose platform refuses a call', () => {
  let requestId: string;
  let syncId: string;
  beforeAll(async () => {
    const party = await givenParty(system);
    await givenConnection(party, 'google-ads');
    await givenCampaignTree(party, { platforms: ['google-ads'] });
    const { planHash } = await previewed(party);
    await system.emulators.fault({
      platform: 'google-ads',
      match: { method: 'POST', path: WRITES['google-ads'], nth: 1 },
      fault: 'http',
      status: 500,
      headers: { 'request-id': 'their-request' },
    });
    const { data, response } = await party.api.POST('/api/v1/sync', { body: { planHash } });
    requestId = response.headers.get('x-request-id') ?? '';
    syncId = data?.data.syncId ?? '';
    const sync = await finished(party, syncId);
    expect(sync.effectiveStatus).toBe('completed');
  }, 120_000);

  it('has lines of both processes with the request that began it, down to the failed call', async () => {
    await eventually(() => {
      const of = (which: keyof typeof log): readonly unknown[] =>
        linesOf(which)
          .filter((line) => line['requestId'] === requestId)
          .map(({ msg }) => msg);
      expect(of('api')).toContain('request');
      expect([...new Set(of('worker'))]).toEqual(
        expect.arrayContaining([
          'work is started',
          'a sync is started',
          'a call of a platform failed',
          'a wave is stopped by its platform',
          'a wave is sent',
          'a sync is ended',
          'work is ended',
        ]),
      );
    });
    const failed = linesOf('worker').filter(
      (line) => line['requestId'] === requestId && line['msg'] === 'a call of a platform failed',
    );
    expect(failed).toEqual([
      expect.objectContaining({
        ...{ level: 'warn', platform: 'google-ads', syncId, attempt: 1, status: 500 },
        ...{ code: 'HTTP_500', outcome: 'unavailable', platformRequestId: 'their-request' },
        connectionId: expect.stringMatching(/^con_/) as string,
        ms: expect.any(Number) as number,
      }),
    ]);
  });

  it('has lines with a text as message, and without an address, a token or a body', () => {
    for (const line of [...linesOf('api'), ...linesOf('worker')]) {
      expect(line['msg']).toEqual(expect.any(String));
    }
    const text = `${log.api.text()}${log.worker.text()}`;
    for (const hidden of [/googleAds:mutate/i, /bearer /i, /swy_test_/, /planHash=/]) {
      expect(text).not.toMatch(hidden);
    }
  });

  it('is one trace, from the request to each call of the platform', async () => {
    await eventually(() => {
      const work = collector.spans.find(({ name }) => name === 'work sync');
      const request = collector.spans.find(({ spanId }) => spanId === work?.parentSpanId);
      expect(request?.name).toMatch(/sync/);
      const calls = collector.spans.filter(({ name }) => / google-ads$/.test(name));
      const ofSync = calls.filter(({ traceId }) => traceId === work?.traceId);
      expect(ofSync.length).toBeGreaterThan(1);
      expect(ofSync.every(({ parentSpanId }) => parentSpanId === work?.spanId)).toBe(true);
    }, 60_000);
  });

  it('is counted in the scrape of the worker', async () => {
    const text = await scraped('worker');
    expect(valueIn(text, 'switchyard_syncs_started_total')).toBe(1);
    expect(valueIn(text, 'switchyard_syncs_ended_total{status="completed"}')).toBe(1);
    const call = (outcome: string): number =>
      valueIn(text, `switchyard_platform_calls_total{platform="google-ads",outcome="${outcome}"}`);
    expect(call('unavailable')).toBe(1);
    expect(call('ok')).toBeGreaterThan(1);
    expect(valueIn(text, 'switchyard_workers')).toBe(1);
    expect(text).not.toMatch(/(acc|spc|syn|con|cmp|req)_[0-9A-Za-z]{6,}/);
  });
});

describe('the metrics that rules and panels name', () => {
  it('are in the scrape of a process', async () => {
    const types = `${await scraped('api')}\n${await scraped('worker')}`.match(/^# TYPE \S+/gm);
    const known = new Set(types?.map((line) => line.replace('# TYPE ', '')));
    const named = ['docker/prometheus/alerts.yml', 'docker/grafana/dashboard.json'].flatMap(
      (file) => readFileSync(file, 'utf8').match(/\bswitchyard_[a-z_]+/g) ?? [],
    );
    const missing = [...new Set(named)]
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
      .filter((name) => !known.has(name));
    expect(missing).toEqual([]);
  });
});

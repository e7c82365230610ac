import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, patient } from '@switchyard/test-kit';
import { Gauge, register } from 'prom-client';
import { serveMetrics } from './metrics';

let server: Server;
beforeAll(async () => {
  server = await serveMetrics('127.0.0.1', 0);
});
afterAll(() => void server.close());
afterEach(() => register.removeSingleMetric('metrics_spec_value'));

const scraped = async (path = '/metrics') => {
  const { port } = server.address() as AddressInfo;
  const since = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, text: await answer.text(), ms: performance.now() - since };
};

const gauge = (collect: () => Promise<number>): void =>
  void new Gauge({
    name: 'metrics_spec_value',
    help: 'A value of this spec.',
    async collect() {
      this.set(await collect());
    },
  });

it('leaves out what hangs, asks it once, and shows it when it answers again', async () => {
  let [asked, answer] = [0, (_value: number): void => undefined];
  gauge(() => {
    asked += 1;
    return asked === 1 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(7);
  });
  for (let scrapes = 0; scrapes < 2; scrapes += 1) {
    const { text, ms } = await scraped();
    expect(text).not.toContain('metrics_spec_value');
    expect(text).toMatch(/^switchyard_scrape_missing_metrics 1$/m);
    expect(ms).toBeLessThan(patient(6_000));
  }
  expect(asked).toBe(1);
  answer(6);
  await eventually(async () => expect((await scraped()).text).toMatch(/^metrics_spec_value 7$/m));
});

it('leaves out what fails', async () => {
  gauge(() => Promise.reject(new Error('away')));
  const { status, text } = await scraped();
  expect([status, text.includes('metrics_spec_value')]).toEqual([200, false]);
  expect(text).toMatch(/^switchyard_scrape_missing_metrics 1$/m);
});

it('writes lines that Prometheus reads, each name once', async () => {
  const { text } = await scraped();
  // A figure without samples is "Nan" here; Prometheus reads it in any case.
  const series =
    /^[a-zA-Z_:][a-zA-Z0-9_:]*(\{([a-z_]+="[^"]*",?)*\})? (-?[0-9.e+-]+|NaN|Nan|[+-]Inf)$/;
  const lines = text.split('\n').filter((line) => line !== '');
  const wrong = lines.filter((line) => !/^# (HELP|TYPE) /.test(line) && !series.test(line));
  expect(wrong).toEqual([]);
  const types = lines.filter((line) => line.startsWith('# TYPE '));
  expect(new Set(types).size).toBe(types.length);
  expect(text.endsWith('\n')).toBe(true);
});

it('serves nothing else', async () => {
  expect((await scraped('/')).status).toBe(404);
});

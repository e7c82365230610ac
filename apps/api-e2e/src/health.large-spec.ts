import { spawnSync } from 'node:child_process';
import {
  eventually,
  freePort,
  type OwnDatabase,
  RedisServer,
  signalServer,
  startOwnDatabase,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { Client } from 'pg';

/** Two seconds are the promise; a busy machine gets more. Without a deadline it is a minute. */
const LONGEST_MS = 6_000;
/** A worker believes in its queue for some seconds. */
const NOTICED_MS = 60_000;

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

interface Process {
  readonly health: string;
  readonly metrics: string;
}

let own: OwnDatabase;
let redis: RedisServer | undefined;
let system: System;
let api: Process;
let worker: Process;

const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

beforeAll(async () => {
  const [apiMetrics, workerMetrics, workerHealth] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
  ]);
  own = await startOwnDatabase();
  redis = hasRedis ? await RedisServer.start() : undefined;
  system = await startSystem({
    workers: 0,
    database: own.database,
    env: { SWITCHYARD_METRICS_PORT: String(apiMetrics) },
    ...(redis ? { redisUrl: redis.url } : {}),
  });
  await system.startWorker({
    SWITCHYARD_WORKER_PORT: String(workerHealth),
    SWITCHYARD_METRICS_PORT: String(workerMetrics),
  });
  api = { health: system.apiUrl, metrics: urlOf(apiMetrics) };
  worker = { health: urlOf(workerHealth), metrics: urlOf(workerMetrics) };
}, 180_000);
afterAll(async () => {
  signalServer(own.cluster.process, 'SIGCONT');
  await redis?.kill('SIGCONT');
  await system.stop();
  await redis?.kill();
  await own.stop();
});
afterEach(async () => {
  signalServer(own.cluster.process, 'SIGCONT');
  await eventually(async () => expect(await readiness()).toEqual([200, 200]), NOTICED_MS);
});

/** The machine of a test may be busy: what hangs is late each time, what is promised is not. */
const TRIES = 5;

/** Fails unless an answer comes in the promised time. */
const answerOf = async (url: string, left = TRIES): Promise<Response> => {
  const since = performance.now();
  const answer = await fetch(url);
  const isInTime = performance.now() - since < LONGEST_MS;
  if (!isInTime && left > 1) return answerOf(url, left - 1);
  expect([url, isInTime]).toEqual([url, true]);
  return answer;
};

const statusOf = async (url: string): Promise<number> => (await answerOf(url)).status;

/** Of the api and the worker. */
const readiness = (): Promise<readonly number[]> =>
  Promise.all([api, worker].map(({ health }) => statusOf(`${health}/readyz`)));

/** Both processes live, and both can be scraped. */
const expectAlive = async (): Promise<void> => {
  const urls = [api, worker].flatMap(({ health, metrics }) => [
    `${health}/livez`,
    `${metrics}/metrics`,
  ]);
  expect(await Promise.all(urls.map((url) => statusOf(url)))).toEqual([200, 200, 200, 200]);
};

const scraped = async ({ metrics }: Process): Promise<string> =>
  (await answerOf(`${metrics}/metrics`)).text();

it('serves the metrics of both processes', async () => {
  await fetch(`${system.apiUrl}/api/v1/me`);
  const texts = await Promise.all([api, worker].map(scraped));
  expect(texts[0]).toMatch(/^switchyard_http_requests_total\{.*status="401"\} \d+$/m);
  for (const text of texts) {
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).toMatch(/^switchyard_database_oldest_transaction_seconds\{/m);
  }
});

it('a frozen database: both answer that they are not ready, and are ready again afterwards', async () => {
  signalServer(own.cluster.process, 'SIGSTOP');
  for (let probes = 0; probes < 3; probes += 1) {
    expect(await readiness()).toEqual([503, 503]);
    await expectAlive();
  }
});

it('a locked table: both answer, and are ready', async () => {
  const owner = new Client({ connectionString: own.database.ownerUrl });
  await owner.connect();
  await owner.query('begin; lock table catalog.campaign in access exclusive mode');
  for (let probes = 0; probes < 3; probes += 1) {
    expect(await readiness()).toEqual([200, 200]);
    await expectAlive();
  }
  await owner.end();
});

it('a locked table of the queue: both answer', async () => {
  const owner = new Client({ connectionString: own.database.ownerUrl });
  await owner.connect();
  await owner.query('begin; lock table work.promised in access exclusive mode');
  for (let probes = 0; probes < 3; probes += 1) {
    await readiness();
    await expectAlive();
  }
  await owner.end();
});

(hasRedis ? describe : describe.skip)('Redis', () => {
  const expectOnlyApiReady = async (): Promise<void> => {
    await eventually(async () => expect(await readiness()).toEqual([200, 503]), NOTICED_MS);
    await expectAlive();
  };

  it('frozen: the worker is not ready, the api is', async () => {
    await redis!.kill('SIGSTOP');
    await expectOnlyApiReady();
    await redis!.kill('SIGCONT');
  });

  it('dead: the worker is not ready, the api is', async () => {
    await redis!.kill();
    await expectOnlyApiReady();
    await redis!.startAgain();
  });
});

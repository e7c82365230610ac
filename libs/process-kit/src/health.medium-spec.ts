import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDataSource,
  Database,
  observePool,
  endObservation,
  statement,
} from '@switchyard/db-kit';
import { type Cluster, startCluster } from '@switchyard/embedded-postgres';
import { eventually, signalServer } from '@switchyard/test-kit';
import { Client } from 'pg';
import { Gauge, register } from 'prom-client';
import type { DataSource } from 'typeorm';
import { Readiness, serveHealth } from './health';
import { serveMetrics } from './metrics';

/** Two seconds are the promise; a busy machine gets more. Without a deadline it is a minute. */
const LONGEST_MS = 6_000;
const OLDEST = /^switchyard_database_oldest_transaction_seconds\{application="health-spec"\} /m;

let folder: string;
let cluster: Cluster;
let source: DataSource;
let database: Database;
let readiness: Readiness;
let health: Server;
let metrics: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'switchyard-health-'));
  await chmod(folder, 0o711);
  cluster = await startCluster({
    dataFolder: join(folder, 'postgres'),
    settings: { fsync: 'off' },
  });
  source = await createDataSource({
    url: cluster.ownerUrl('postgres'),
    entities: [],
    poolSize: 3,
    applicationName: 'health-spec',
    statementTimeoutMs: 120_000,
  }).initialize();
  database = new Database(source);
  observePool(database.pool);
  readiness = new Readiness(database);
  health = await serveHealth(readiness, '127.0.0.1', 0);
  metrics = await serveMetrics('127.0.0.1', 0);
});
afterAll(async () => {
  signalServer(cluster.process, 'SIGCONT');
  health.close();
  metrics.close();
  await endObservation(database.pool);
  await database.close();
  await source.destroy();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  signalServer(cluster.process, 'SIGCONT');
  await eventually(async () => expect(await statusOf('/readyz')).toBe(200));
});

const answerOf = async (server: Server, path: string): Promise<Response> => {
  const { port } = server.address() as AddressInfo;
  const since = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  expect([path, performance.now() - since < LONGEST_MS]).toEqual([path, true]);
  return answer;
};

const statusOf = async (path: '/livez' | '/readyz'): Promise<number> =>
  (await answerOf(health, path)).status;

const scraped = async (): Promise<string> => (await answerOf(metrics, '/metrics')).text();

it('answers while the database is frozen, and is ready again afterwards', async () => {
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200]);
  signalServer(cluster.process, 'SIGSTOP');
  for (let probes = 0; probes < 3; probes += 1) {
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503]);
  }
  signalServer(cluster.process, 'SIGCONT');
  await eventually(async () => expect(await statusOf('/readyz')).toBe(200));
});

it('scrapes while the database is frozen, without what it alone knows', async () => {
  expect(await scraped()).toMatch(OLDEST);
  signalServer(cluster.process, 'SIGSTOP');
  const frozen = await scraped();
  expect(frozen).not.toMatch(OLDEST);
  expect(frozen).toMatch(/^switchyard_scrape_missing_metrics [1-9]/m);
  expect(frozen).toMatch(
    /^switchyard_database_pool_max_connections\{application="health-spec"\} 3$/m,
  );
  expect(frozen).toMatch(/^process_cpu_seconds_total /m);
  signalServer(cluster.process, 'SIGCONT');
  await eventually(async () => expect(await scraped()).toMatch(OLDEST));
});

it('answers while a table is locked, and leaves out the metric that reads it', async () => {
  const owner = new Client({ connectionString: cluster.ownerUrl('postgres') });
  await owner.connect();
  await owner.query('create table locked (id int)');
  new Gauge({
    name: 'health_spec_rows',
    help: 'Rows of a table that is locked.',
    async collect() {
      const count = statement('select count(*)::int as rows from locked');
      const [row] = await database.observe<{ rows: number }>(count);
      this.set(row!.rows);
    },
  });
  try {
    expect(await scraped()).toMatch(/^health_spec_rows 0$/m);
    await owner.query('begin; lock table locked in access exclusive mode');
    expect(await scraped()).not.toContain('health_spec_rows');
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200]);
    await owner.query('rollback');
    await eventually(async () => expect(await scraped()).toMatch(/^health_spec_rows 0$/m));
  } finally {
    register.removeSingleMetric('health_spec_rows');
    await owner.end();
  }
});

import { TcpProxy, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, poolOf } from './data-source';
import { Database } from './database';
import { statement } from './statement';
import { PgUnitOfWork } from './transaction';

const TENANT = { accountId: 'acc_1', spaceId: 'spc_1' };
const ONE = statement('select 1 as one');
const STATEMENT_MS = 500;
/** A statement's own time, the database's word for it, and some for a busy machine. */
const AT_MOST_MS = STATEMENT_MS * 1.2 + 500 + 6_000;

let db: TestDatabase;
let proxy: TcpProxy;
let source: DataSource;
let database: Database;
let work: PgUnitOfWork;

beforeAll(async () => {
  db = await testDatabase([], []);
  const owner = new Client({ connectionString: db.ownerUrl });
  await owner.connect();
  await owner.query('create table public.locked (id int); grant all on public.locked to public');
  await owner.end();
});
afterAll(() => db.close());
beforeEach(async () => {
  proxy = await TcpProxy.to(Number(new URL(db.url).port));
  source = await createDataSource({
    url: proxy.urlOf(db.url),
    entities: [],
    poolSize: 2,
    applicationName: 'switchyard-silence',
    statementTimeoutMs: STATEMENT_MS,
    lockTimeoutMs: STATEMENT_MS / 2,
  }).initialize();
  database = new Database(source);
  work = new PgUnitOfWork(database);
});
afterEach(async () => {
  await proxy.close();
  await database.close();
  await source.destroy();
});

const refusalOf = async (work: () => Promise<unknown>) => {
  const since = performance.now();
  const error: unknown = await work().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { code, status, headers } = error as Record<string, unknown>;
  return { code, status, headers, ms: performance.now() - since };
};

const WAYS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a read', () => database.read(TENANT, ONE, [])],
  ['a read of no Space', () => database.readGlobal(ONE, [])],
  ['a transaction', () => work.run(TENANT, () => database.write(ONE, []))],
  [
    'a transaction that was under way',
    () =>
      work.run(TENANT, async () => {
        await database.write(ONE, []);
        proxy.silence();
        return database.write(ONE, []);
      }),
  ],
];

it.each(WAYS)(
  '%s on a frozen database is refused in time, and its connection is not handed out again',
  async (_what, ask) => {
    await database.readGlobal(ONE, []);
    proxy.silence();
    const { ms, ...refusal } = await refusalOf(ask);
    expect(refusal).toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      headers: { 'Retry-After': expect.any(String) as unknown },
    });
    expect(ms).toBeLessThan(AT_MOST_MS);
    expect(await database.readGlobal(ONE, [])).toEqual([{ one: 1 }]);
  },
);

it('a connection that was idle for long before is given up in time, too', async () => {
  await database.readGlobal(ONE, []);
  await new Promise((later) => setTimeout(later, STATEMENT_MS * 1.2 + 1_000));
  proxy.silence();
  const { ms, code } = await refusalOf(() => database.readGlobal(ONE, []));
  expect([code, ms < AT_MOST_MS]).toEqual(['UNAVAILABLE', true]);
});

it('reads by key on a frozen database are refused in time, all of them', async () => {
  const readByKey = () => database.readByKey(TENANT, ONE, []);
  for (let warm = 0; warm < 4; warm += 1) {
    await readByKey();
    await new Promise((done) => setTimeout(done, 50));
  }
  proxy.silence();
  const refusals = await Promise.all(Array.from({ length: 4 }, () => refusalOf(readByKey)));
  expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('UNAVAILABLE'));
  expect(Math.max(...refusals.map(({ ms }) => ms))).toBeLessThan(10_000);
});

it('lets an idle connection stay silent for any time', async () => {
  await database.readGlobal(ONE, []);
  await new Promise((done) => setTimeout(done, STATEMENT_MS * 1.2 + 900));
  expect(poolOf(source).totalCount).toBe(1);
  expect(await database.readGlobal(ONE, [])).toEqual([{ one: 1 }]);
});

it('answers a health probe within two seconds, and asks once for any number of probes', async () => {
  expect(await database.canWrite()).toBe(true);
  proxy.silence();
  const since = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => database.canWrite()));
  expect([new Set(answers), performance.now() - since < 2_000]).toEqual([new Set([false]), true]);
  expect(poolOf(source).totalCount).toBeLessThanOrEqual(1);
});

it.each([
  ['that is locked', 'select * from public.locked'],
  ['that takes too long', 'select pg_sleep(5)'],
])('a statement on something %s is 503, and its connection goes on', async (_what, text) => {
  const owner = new Client({ connectionString: db.ownerUrl });
  await owner.connect();
  await owner.query('begin; lock table public.locked in access exclusive mode');
  const refusal = await refusalOf(() => database.read(TENANT, statement(text), []));
  await owner.end();
  expect(refusal).toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  expect([await database.readGlobal(ONE, []), poolOf(source).totalCount]).toEqual([
    [{ one: 1 }],
    1,
  ]);
});

it('refuses every caller of a frozen database in time', async () => {
  await database.readGlobal(ONE, []);
  await database.readByKey(TENANT, ONE, []);
  proxy.freeze();
  const ways = [
    ...WAYS.slice(0, 3).map(([, ask]) => ask),
    () => database.readByKey(TENANT, ONE, []),
  ];
  const refusals = await Promise.all(
    Array.from({ length: 40 }, (_, at) => refusalOf(ways[at % ways.length]!)),
  );
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['UNAVAILABLE']));
  expect(Math.max(...refusals.map(({ ms }) => ms))).toBeLessThan(20_000);
  expect(await refusalOf(() => database.readGlobal(ONE, []))).toMatchObject({ status: 503 });
}, 30_000);

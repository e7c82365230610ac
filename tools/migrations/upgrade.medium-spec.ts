import { createDataSource, migrate } from '@switchyard/db-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { allMigrations, allTables } from './contexts';

const ACCOUNT = `insert into identity.account (id, plan, subscription, currency, time_zone, created_at) values ('acc_1', 'pro', 'active', 'EUR', 'Europe/Berlin', now())`;
const WORK = `insert into work.promised (id, queue, kind, space_id, account_id) values ('syn_1', 'syncs', 'sync', 'spc_1', 'acc_1')`;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase(allTables(), allMigrations());
});
afterAll(() => db.close());

const upgrade = (): Promise<string[]> =>
  migrate({
    ownerUrl: db.ownerUrl,
    migrations: allMigrations(),
    roles: { administration: { role: 'switchyard_test' } },
  });
const asApplication = async (text: string): Promise<unknown> => db.dataSource.query(text);

it('a database that is in use is migrated by many at once, and keeps its data', async () => {
  await asApplication(ACCOUNT);
  await asApplication(WORK);
  expect(await Promise.all([upgrade(), upgrade(), upgrade()])).toEqual([[], [], []]);
  expect(await asApplication('select id, plan from identity.account')).toEqual([
    { id: 'acc_1', plan: 'pro' },
  ]);
  expect(await asApplication('select id from work.promised')).toEqual([{ id: 'syn_1' }]);
});

it('an empty database is made by one of many who come at once', async () => {
  const admin = await createDataSource({
    url: db.ownerUrl,
    entities: [],
    poolSize: 1,
    applicationName: 'switchyard-test',
    statementTimeoutMs: 0,
  }).initialize();
  const empty = new URL(`${db.ownerUrl}_empty`);
  const name = empty.pathname.slice(1);
  await admin.query(`create database "${name}"`);
  const make = () =>
    migrate({
      ownerUrl: empty.toString(),
      migrations: allMigrations(),
      roles: { administration: { role: 'switchyard_test' } },
    });
  const ran = await Promise.all([make(), make(), make()]);
  await admin.query(`drop database "${name}" with (force)`);
  await admin.destroy();
  expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([
    0,
    0,
    allMigrations().length,
  ]);
});

import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import { Database } from './database';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase([], []);
});
afterAll(() => db.close());

const nameOf = (): string => new URL(db.ownerUrl).pathname.slice(1);
const asOwner = async (text: string): Promise<void> => {
  const client = new Client({ connectionString: db.ownerUrl });
  await client.connect();
  await client.query(text);
  await client.end();
};
const dropConnections = (): Promise<void> =>
  asOwner(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

it('is true of a database that keeps what is written', async () => {
  expect(await db.database.canWrite()).toBe(true);
});

it('is false for some seconds after a write that found no room', async () => {
  const own = new Database(db.dataSource);
  own.noteFault(Object.assign(new Error('no space left'), { code: '53100' }));
  expect([await own.canWrite(), await db.database.canWrite()]).toEqual([false, true]);
});

it('is false of a database that only reads, although it answers', async () => {
  await asOwner(`alter database ${nameOf()} set default_transaction_read_only = on`);
  await dropConnections();
  expect([
    await db.database.canWrite(),
    await db.database.readGlobal({ name: 'one', text: 'select 1 as one' }, []),
  ]).toEqual([false, [{ one: 1 }]]);
});

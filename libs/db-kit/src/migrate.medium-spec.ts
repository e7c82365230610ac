import { eventually, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { migrate } from './migrate';

class Create1000000000001 {
  readonly name = 'Create1000000000001';
  up = (runner: QueryRunner) => runner.query('create table public.used (id int)');
}
class Widen1000000000002 {
  readonly name = 'Widen1000000000002';
  up = (runner: QueryRunner) => runner.query('alter table public.used add column note text');
}
class Index1000000000003 {
  readonly name = 'Index1000000000003';
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    await runner.query('create index concurrently used_idx on public.used (id)');
    await runner.query('reset lock_timeout');
  }
}

let db: TestDatabase;
const clients: Client[] = [];
beforeEach(async () => void (db = await testDatabase([], [Create1000000000001])));
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await db.close();
});

const owner = async (): Promise<Client> => {
  const client = new Client({ connectionString: db.ownerUrl, statement_timeout: 60_000 });
  await client.connect();
  clients.push(client);
  return client;
};
const upgrade = (lockRetries?: number): Promise<string[]> =>
  migrate({
    ownerUrl: db.ownerUrl,
    migrations: [Create1000000000001, Widen1000000000002, Index1000000000003],
    roles: { administration: { role: 'switchyard_test' } },
    ...(lockRetries === undefined ? {} : { lockRetries }),
  });
const WAITS = `select 1 from pg_locks where relation = 'public.used'::regclass and mode = 'AccessExclusiveLock' and not granted`;
const INSERT = 'insert into public.used (id) values (1)';

it('a migration that waits for a long transaction lets writers pass, and runs when it is over', async () => {
  const [holder, writer] = [await owner(), await owner()];
  await holder.query('begin');
  await holder.query(INSERT);
  const upgraded = upgrade();
  await eventually(async () => expect((await writer.query(WAITS)).rowCount).toBe(1), 30_000);
  await writer.query(INSERT);
  await holder.query('commit');
  expect(await upgraded).toEqual(['Widen1000000000002', 'Index1000000000003']);
});

it('a migration that never gets its lock fails after its attempts, and nothing of it is there', async () => {
  const holder = await owner();
  await holder.query('begin');
  await holder.query(INSERT);
  await expect(upgrade(1)).rejects.toMatchObject({ code: '55P03' });
  await holder.query('rollback');
  expect(await upgrade()).toEqual(['Widen1000000000002', 'Index1000000000003']);
});

it('an index is made beside other processes that want to migrate, too', async () => {
  const ran = await Promise.all([upgrade(), upgrade(), upgrade()]);
  expect(ran.flat()).toEqual(['Widen1000000000002', 'Index1000000000003']);
});

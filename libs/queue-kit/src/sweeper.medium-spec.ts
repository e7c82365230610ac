import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { queueMigrations } from './migrations';
import { Sweeper } from './sweeper';
import { queueTables } from './work-item';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase(queueTables, queueMigrations)));
afterAll(() => db.close());

it('work that was given up is kept for 90 days', async () => {
  for (const days of [89.9, 90.1]) {
    await db.dataSource.query(
      `insert into work.dead (id, queue, kind, space_id, account_id, failures, stalls, reason, died_at)
      values ($1, 'syncs', 'sync', 'spc_1', 'acc_1', 8, 0, 'failed', now() - make_interval(secs => $2 * 86400.0))`,
      [`work ${days}`, days],
    );
  }
  const nothing = undefined as never;
  const settings = { deadWorkDays: 90 } as never;
  await new Sweeper(db.database, db.work, nothing, nothing, nothing, settings).forgetDead();
  expect(await db.dataSource.query('select id from work.dead')).toEqual([{ id: 'work 89.9' }]);
});

import { eventually, testDatabase, type TestDatabase } from '@switchyard/test-kit';
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

describe('due work without a holder', () => {
  const works = Array.from({ length: 40 }, (_, index) => `work_${index}`).toSorted();

  /** What one worker notified of and took itself in one sweep. */
  const sweepOf = async (workerId: string, freeSlots: number) => {
    const [notified, taken]: [string[], string[]] = [[], []];
    const notifier = { notify: async ({ id }: { id: string }) => void notified.push(id) };
    const runner = {
      freeSlots: () => freeSlots,
      answer: async (id: string) => void taken.push(id),
    };
    const settings = { workerId, sweepEveryMs: 1_000 };
    await new Sweeper(
      db.database,
      db.work,
      notifier as never,
      runner as never,
      undefined as never,
      settings as never,
    ).sweep();
    return { notified: notified.toSorted(), taken };
  };
  /** Seen so many seconds ago; in the future, so that no pause of this test makes it absent. */
  const seen = (id: string, seconds = -60) =>
    db.dataSource.query(
      `insert into work.worker (id, seen_at) values ($1, now() - make_interval(secs => $2))
      on conflict (id) do update set seen_at = excluded.seen_at`,
      [id, seconds],
    );
  const dueFor = (seconds: number) =>
    db.dataSource.query('update work.promised set due_at = now() - make_interval(secs => $1)', [
      seconds,
    ]);

  beforeAll(async () => {
    await db.dataSource.query(
      `insert into work.promised (id, queue, kind, space_id, account_id)
      select id, 'syncs', 'sync', 'spc_1', 'acc_1' from unnest($1::text[]) id`,
      [works],
    );
  });
  beforeEach(async () => {
    await dueFor(2);
    await db.dataSource.query('delete from work.worker');
    for (const id of ['a', 'b', 'c']) await seen(id);
  });

  it('is shared among the workers: each item is notified of once', async () => {
    const shares = await Promise.all(['a', 'b', 'c'].map((id) => sweepOf(id, 0)));
    expect(shares.flatMap(({ notified }) => notified).toSorted()).toEqual(works);
    for (const { notified } of shares) expect(notified.length).toBeLessThan(works.length);
  });

  it('of a worker without a sign of life is in the share of the others', async () => {
    await seen('b', 6);
    const shares = await Promise.all(['a', 'c'].map((id) => sweepOf(id, 0)));
    expect(shares.flatMap(({ notified }) => notified).toSorted()).toEqual(works);
  });

  it('is notified of whole by a worker that gave no sign of life yet', async () => {
    expect((await sweepOf('d', 0)).notified).toEqual(works);
  });

  it('that no worker came for is taken by any worker with free slots, and by none without', async () => {
    await eventually(async () => {
      await dueFor(1);
      expect((await sweepOf('a', 100)).taken).toEqual([]);
    });
    await dueFor(4);
    const { notified, taken } = await sweepOf('a', 100);
    expect(taken.toSorted()).toEqual(works);
    expect(notified.length).toBeLessThan(works.length);
    expect((await sweepOf('a', 0)).taken).toEqual([]);
  });
});

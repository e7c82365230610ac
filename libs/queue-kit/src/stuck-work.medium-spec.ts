import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Leases } from './leases';
import { queueMigrations } from './migrations';
import type { QueueSettings } from './settings';
import { AdministerWork, MOST_LISTED } from './stuck-work';
import { queueTables } from './work-item';

let db: TestDatabase;
let administer: AdministerWork;
let leases: Leases;
beforeAll(async () => {
  db = await testDatabase(queueTables, queueMigrations);
  administer = new AdministerWork(db.database, db.work);
  leases = new Leases(db.database, db.work, { workerId: 'w1', leaseSeconds: 30 } as QueueSettings);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.dataSource.query('delete from work.promised');
  await db.dataSource.query('delete from work.dead');
});

/** `more`: columns and their SQL. */
const given = async (id: string, more: Readonly<Record<string, string>> = {}): Promise<void> => {
  const columns = { kind: `'apply-sync'`, space_id: `'spc_1'`, ...more };
  await db.dataSource.query(
    `insert into work.promised (id, queue, account_id, ${Object.keys(columns).join(', ')}) values ($1, 'syncs', 'acc_1', ${Object.values(columns).join(', ')})`,
    [id],
  );
};
const givenDead = (id: string, reason = 'failed 8 times'): Promise<unknown> =>
  db.dataSource.query(
    `insert into work.dead (id, queue, kind, space_id, account_id, failures, stalls, reason) values ($1, 'readings', 'read-figures', 'spc_2', 'acc_1', 8, 0, $2)`,
    [id, reason],
  );
const overdue = { due_at: `now() - interval '5 minutes'` };
const stalled = {
  lease_until: `now() + interval '30 seconds'`,
  holder: `'w7'`,
  progress_at: `now() - interval '3 minutes'`,
};
const listed = async (filter = {}): Promise<readonly string[]> =>
  (await administer.list(filter)).map(({ id, state }) => `${state} ${id}`).toSorted();

const givenOfEach = async (): Promise<void> => {
  await given('resting', { due_at: `now() + interval '1 hour'` });
  await given('due');
  await given('held', { ...stalled, progress_at: 'now()' });
  await given('late', overdue);
  await given('failed', { failures: '3', due_at: `now() + interval '8 seconds'` });
  await given('hung', { ...stalled, ...overdue, kind: `'preview'` });
  await givenDead('gone');
};

describe('the list', () => {
  it('has dead and stuck work, each with its state, and no other work', async () => {
    await givenOfEach();
    expect(await listed()).toEqual(['dead gone', 'failing failed', 'overdue late', 'stalled hung']);
  });

  it('is narrowed by state, kind and Space', async () => {
    await givenOfEach();
    expect([
      await listed({ state: 'overdue' }),
      await listed({ kind: 'preview' }),
      await listed({ spaceId: 'spc_2' }),
      await listed({ state: 'dead', kind: 'preview' }),
    ]).toEqual([['overdue late'], ['stalled hung'], ['dead gone'], []]);
  });

  it('says why', async () => {
    await givenOfEach();
    const reasons = Object.fromEntries(
      (await administer.list()).map(({ id, reason }) => [id, reason]),
    );
    expect(reasons).toEqual({
      gone: 'failed 8 times',
      failed: 'it failed, or died with its worker, 3 times; it is tried again',
      late: 'it is due, and no worker takes it',
      hung: expect.stringMatching(/^worker w7 holds it and did nothing since \d{4}-.*Z$/),
    });
  });

  it('ends at its limit, the oldest first', async () => {
    await given('oldest', { due_at: `now() - interval '1 day'` });
    await db.dataSource.query(
      `insert into work.promised (id, queue, kind, space_id, account_id, due_at) select 'w' || n, 'syncs', 'apply-sync', 'spc_1', 'acc_1', now() - interval '5 minutes' from generate_series(1, $1) n`,
      [MOST_LISTED],
    );
    const all = await administer.list();
    expect([all.length, all[0]?.id]).toEqual([MOST_LISTED, 'oldest']);
  });
});

describe('retrying', () => {
  it('lets a worker take dead work, which is dead no more', async () => {
    await givenDead('gone');
    expect(await administer.retry('gone')).toMatchObject({ state: 'dead', kind: 'read-figures' });
    expect(await listed()).toEqual([]);
    expect(await leases.take('gone')).toMatchObject({ failures: 0, work: { spaceId: 'spc_2' } });
  });

  it('leaves alone what was enqueued again meanwhile', async () => {
    await givenDead('gone');
    await given('gone', { due_at: `now() + interval '1 hour'` });
    await administer.retry('gone');
    expect(await leases.take('gone')).toBeUndefined();
  });

  it('takes failing work back from its rest, as if it had never failed', async () => {
    await given('failed', { failures: '7', due_at: `now() + interval '1 minute'` });
    await administer.retry('failed');
    expect(await leases.take('failed')).toMatchObject({ failures: 0 });
  });

  it('takes stalled work from its worker, which can write nothing more', async () => {
    await given('hung');
    const before = await leases.take('hung');
    await db.dataSource.query(
      `update work.promised set progress_at = now() - interval '3 minutes' where id = 'hung'`,
    );
    await administer.retry('hung');
    await expect(leases.assertHeldNow(before!)).rejects.toThrow('the lease of hung is lost');
    expect(await leases.take('hung')).toMatchObject({ fence: before!.fence + 2 });
  });
});

describe('discarding', () => {
  it('takes dead work off the list', async () => {
    await givenDead('gone');
    await administer.discard('gone', 'not needed');
    expect(await listed()).toEqual([]);
  });

  it('makes stuck work dead, with the reason, and its worker loses it', async () => {
    await given('hung', { failures: '2' });
    const held = await leases.take('hung');
    await administer.discard('hung', 'the account is gone');
    expect(await administer.show('hung')).toMatchObject({
      state: 'dead',
      reason: 'discarded: the account is gone',
      failures: 2,
    });
    await expect(leases.assertHeldNow(held!)).rejects.toThrow('the lease of hung is lost');
  });
});

it.each(['show', 'retry', 'discard'] as const)(
  '%s refuses what is neither dead nor stuck',
  async (verb) => {
    await given('held', { ...stalled, progress_at: 'now()' });
    for (const id of ['held', 'none']) {
      await expect(administer[verb](id, 'why')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  },
);

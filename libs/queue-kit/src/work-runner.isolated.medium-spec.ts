import { Logger } from '@nestjs/common';
import { eventually, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { DeadLetterStore, WorkStalled } from './dead-letters';
import { heldLease } from './held-lease';
import { LeaseLost, Leases } from './leases';
import { queueMigrations } from './migrations';
import type { QueueSettings } from './settings';
import { Watchdog } from './sweeper';
import { queueTables } from './work-item';
import { type WorkHandler, WorkHandlers, WorkRunner } from './work-runner';

type Deed = WorkHandler['execute'];

let db: TestDatabase;
beforeAll(async () => {
  Logger.overrideLogger(false);
  db = await testDatabase(queueTables, queueMigrations);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.dataSource.query('delete from work.promised');
  await db.dataSource.query('delete from work.dead');
});

const enqueue = (id: string, kind = 'sync'): Promise<unknown> =>
  db.dataSource.query(
    `insert into work.promised (id, queue, kind, space_id, account_id) values ('${id}', 'syncs', '${kind}', 'spc_1', 'acc_1')`,
  );
const rowOf = async (id: string): Promise<Record<string, unknown> | undefined> =>
  (await db.dataSource.query(`select * from work.promised where id = '${id}'`))[0];
const set = (id: string, change: string): Promise<unknown> =>
  db.dataSource.query(`update work.promised set ${change} where id = '${id}'`);

/** A worker of its own, as another process would be. */
const worker = (workerId: string, execute: Deed, leaseSeconds = 30) => {
  const settings: QueueSettings = {
    workerId,
    leaseSeconds,
    stalledSeconds: 600,
    databaseUrl: '',
    concurrency: { answers: 2, syncs: 2, conversions: 2, readings: 2 },
    sweepEveryMs: 1_000,
  };
  const leases = new Leases(db.database, db.work, settings);
  const handlers = new WorkHandlers();
  const givenUp: unknown[] = [];
  const giveUp: WorkHandler['giveUp'] = async (tenant, _id, lease, error) => {
    givenUp.push(error);
    await db.work.run(tenant, () => leases.finish(lease));
  };
  handlers.add({ kind: 'sync', execute, giveUp });
  const runner = new WorkRunner(
    leases,
    handlers,
    new DeadLetterStore(db.database, db.work, leases),
    settings,
  );
  return {
    runner,
    leases,
    givenUp,
    watchdog: new Watchdog(db.database, db.work, handlers, settings),
  };
};
const write = (tenant: Parameters<Deed>[0], text: string): Promise<unknown> =>
  db.work.run(tenant, () =>
    db.database.write({ name: 'deed', text: `insert into work.worker (id) values ($1)` }, [text]),
  );
const written = async (text: string): Promise<number> =>
  (await db.dataSource.query(`select 1 from work.worker where id = '${text}'`)).length;

/** Something that is waited for until the test lets it go. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, opened };
};

describe('running work', () => {
  it('that another worker took over can write nothing more, whether or not it asks for its lease itself', async () => {
    await enqueue('syn_zombie');
    const wake = gate();
    const seen: unknown[] = [];
    const frozen = worker('frozen', async (tenant) => {
      await wake.opened;
      await write(tenant, 'by the zombie').catch((error: unknown) => seen.push(error));
    });
    const running = frozen.runner.answer('syn_zombie', 'syncs');
    await eventually(async () =>
      expect(await rowOf('syn_zombie')).toMatchObject({ holder: 'frozen' }),
    );
    await set('syn_zombie', `lease_until = now() - interval '1 second'`);
    const other = worker('other', async (tenant, _id, lease) => {
      await write(tenant, 'by the heir');
      await db.work.run(tenant, () => other.leases.finish(lease));
    });
    await other.runner.answer('syn_zombie', 'syncs');
    wake.open();
    await running;
    expect(seen).toEqual([expect.any(LeaseLost)]);
    expect([await written('by the zombie'), await written('by the heir')]).toEqual([0, 1]);
  });

  it('knows that its time is over although the database was not asked', async () => {
    await enqueue('syn_late');
    const seen: unknown[] = [];
    const late = worker('late', async () => {
      const held = heldLease.getStore();
      held?.assertInTime();
      const now = performance.now();
      const frozen = jest.spyOn(performance, 'now').mockReturnValue(now + 29_500);
      try {
        held?.assertInTime();
      } catch (error) {
        seen.push(error);
      }
      frozen.mockRestore();
    });
    await late.runner.answer('syn_late', 'syncs');
    expect(seen).toEqual([expect.any(LeaseLost)]);
  });

  it('without progress is taken from its holder, although it renews its lease; nothing waits for that holder', async () => {
    await enqueue('syn_hung');
    const never = worker('hung', () => new Promise(() => undefined), 1);
    const running = never.runner.answer('syn_hung', 'syncs');
    await eventually(async () => expect(await rowOf('syn_hung')).toMatchObject({ holder: 'hung' }));
    await never.watchdog.look();
    expect(await rowOf('syn_hung')).toMatchObject({ stalls: 0 });
    await set('syn_hung', `progress_at = now() - interval '601 seconds'`);
    await never.watchdog.look();
    await running;
    expect(await rowOf('syn_hung')).toMatchObject({ stalls: 1, fence: 2, lease_until: null });
    const again = await never.leases.take('syn_hung');
    const other = await worker('other', async () => undefined).leases.take('syn_hung');
    expect([again, other?.fence]).toEqual([undefined, 3]);
  });

  it('without progress that a transaction has locked is taken at a later look, and keeps no other waiting', async () => {
    for (const id of ['syn_free', 'syn_locked']) {
      await enqueue(id);
      await set(
        id,
        `holder = 'frozen', fence = 1, lease_until = now() + interval '1 minute', progress_at = now() - interval '601 seconds'`,
      );
    }
    const { watchdog } = worker('other', async () => undefined);
    const holder = db.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`select 1 from work.promised where id = 'syn_locked' for share`);
    await watchdog.look();
    // A wake-up in the transaction of the holder: it would wait for a look that waits for it.
    await holder.query(`update work.promised set due_at = now() where id = 'syn_free'`);
    expect([await rowOf('syn_free'), await rowOf('syn_locked')]).toMatchObject([
      { stalls: 1 },
      { stalls: 0 },
    ]);
    await holder.commitTransaction();
    await holder.release();
    await watchdog.look();
    expect(await rowOf('syn_locked')).toMatchObject({ stalls: 1 });
  });

  it('that writes now and then is never taken from its holder', async () => {
    await enqueue('syn_slow');
    const end = gate();
    const slow = worker(
      'slow',
      async (tenant, _id, lease) => {
        await set('syn_slow', `progress_at = now() - interval '599 seconds'`);
        await write(tenant, 'a step');
        await end.opened;
        await db.work.run(tenant, () => slow.leases.finish(lease));
      },
      1,
    );
    const running = slow.runner.answer('syn_slow', 'syncs');
    await eventually(async () =>
      expect(
        await db.dataSource.query(
          `select 1 from work.promised where id = 'syn_slow' and progress_at > now() - interval '9 minutes'`,
        ),
      ).toHaveLength(1),
    );
    await slow.watchdog.look();
    end.open();
    await running;
    expect(await rowOf('syn_slow')).toBeUndefined();
  });

  it('without progress at three holders is ended, with the reason', async () => {
    await enqueue('syn_stuck');
    await set('syn_stuck', 'stalls = 3');
    const last = worker('last', () => Promise.reject(new Error('never run')));
    await last.runner.answer('syn_stuck', 'syncs');
    expect(last.givenUp).toEqual([expect.any(WorkStalled)]);
    expect(await db.dataSource.query('select id, stalls from work.dead')).toEqual([
      { id: 'syn_stuck', stalls: 3 },
    ]);
  });

  it('whose workers die each time rests longer each time, then is ended with the reason', async () => {
    await enqueue('syn_poison');
    const dying = worker('dying', async () => undefined);
    await dying.leases.take('syn_poison');
    for (let deaths = 1; deaths <= 7; deaths += 1) {
      await set(
        'syn_poison',
        `lease_until = now() - interval '${Math.min(60, deaths === 1 ? 0 : 2 ** (deaths - 1)) + 1} seconds'`,
      );
      expect((await dying.leases.take('syn_poison'))?.failures).toBe(deaths);
      await set('syn_poison', `lease_until = now() - interval '1 second'`);
      expect(await dying.leases.take('syn_poison')).toBeUndefined();
    }
    await set('syn_poison', `lease_until = now() - interval '62 seconds'`);
    await dying.runner.answer('syn_poison', 'syncs');
    expect([dying.givenUp.length, await rowOf('syn_poison')]).toEqual([1, undefined]);
  });

  it('with progress resets its counts', async () => {
    await enqueue('syn_on');
    await set('syn_on', 'failures = 5, stalls = 2');
    const on = worker('on', async (_tenant, _id, lease) => {
      await on.leases.achieved(lease);
      throw new Error('once more');
    });
    await on.runner.answer('syn_on', 'syncs');
    expect(await rowOf('syn_on')).toMatchObject({ failures: 1, stalls: 0 });
  });

  it('of an unknown kind waits for a worker that knows it, and ends as a dead letter with a reason', async () => {
    await enqueue('job_new', 'a kind of tomorrow');
    const today = worker('today', async () => undefined);
    await today.runner.answer('job_new', 'syncs');
    expect(await rowOf('job_new')).toMatchObject({ failures: 1, lease_until: null });
    await set('job_new', `failures = 8, due_at = now() - interval '1 second'`);
    await today.runner.answer('job_new', 'syncs');
    expect([
      await rowOf('job_new'),
      await db.dataSource.query('select reason from work.dead'),
    ]).toEqual([undefined, [{ reason: 'no handler for a kind of tomorrow' }]]);
  });

  it('does what the row says, whatever the job of its notification says', async () => {
    await enqueue('syn_row');
    const tenants: unknown[] = [];
    const honest = worker('honest', async (tenant, _id, lease) => {
      tenants.push(tenant);
      await db.work.run(tenant, () => honest.leases.finish(lease));
    });
    await honest.runner.answer('syn_row', 'answers');
    await honest.runner.answer('syn_nothing', 'syncs');
    expect(tenants).toEqual([{ spaceId: 'spc_1', accountId: 'acc_1' }]);
  });
});

describe('work that only waits for something outside', () => {
  it('lets other work in, keeps its lease, and goes on when the wait is over', async () => {
    const [outside, ended] = [gate(), gate()];
    const done: string[] = [];
    const one = worker('one', async (tenant, id, lease) => {
      if (id !== 'syn_quick') await heldLease.getStore()?.whileWaiting(() => outside.opened);
      await db.work.run(tenant, () => one.leases.finish(lease));
      done.push(id);
      if (done.length === 3) ended.open();
    });
    await Promise.all(['syn_slow', 'syn_slower', 'syn_quick'].map((id) => enqueue(id)));
    const left = [one.runner.answer('syn_slow', 'syncs'), one.runner.answer('syn_slower', 'syncs')];
    await eventually(() => expect(one.runner.freeSlots('syncs')).toBe(0));
    await Promise.all(left);
    await one.runner.answer('syn_quick', 'syncs');
    expect(done).toEqual(['syn_quick']);
    expect([
      (await rowOf('syn_slow'))?.['holder'],
      (await rowOf('syn_slower'))?.['holder'],
    ]).toEqual(['one', 'one']);
    outside.open();
    await ended.opened;
    expect(await rowOf('syn_slow')).toBeUndefined();
  });

  it('is still in memory: a worker takes no more of it than sixteen times its slots', async () => {
    const outside = gate();
    let waiting = 0;
    const one = worker('one', async (tenant, _id, lease) => {
      const wait = heldLease.getStore()?.whileWaiting(() => outside.opened);
      waiting += 1;
      jest.advanceTimersByTime(2_000);
      await wait;
      await db.work.run(tenant, () => one.leases.finish(lease));
    });
    const ids = Array.from({ length: 33 }, (_, at) => `syn_wait_${at}`);
    await Promise.all(ids.map((id) => enqueue(id)));
    jest.useFakeTimers({
      doNotFake: [
        'nextTick',
        'setImmediate',
        'queueMicrotask',
        'setInterval',
        'Date',
        'performance',
      ],
    });
    for (const id of ids) await one.runner.answer(id, 'syncs');
    jest.useRealTimers();
    expect([waiting, one.runner.freeSlots('syncs')]).toEqual([32, 0]);
    expect(await rowOf(ids[32]!)).toMatchObject({ holder: null });
    outside.open();
    await eventually(async () =>
      expect(await db.dataSource.query(`select 1 from work.promised where holder = 'one'`)).toEqual(
        [],
      ),
    );
  });
});

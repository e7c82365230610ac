import { apart, statement } from '@switchyard/db-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Queue } from 'bullmq';
import { Client } from 'pg';
import { type Lease, Leases } from './leases';
import { migrateQueue, queueMigrations } from './migrations';
import { Notifier } from './notifier';
import { Outbox } from './outbox';
import { connectionOf, type QueueSettings } from './settings';
import { type QueueName, QUEUES, queueTables, type WorkItem } from './work-item';

let db: TestDatabase;
let queues: Readonly<Record<QueueName, Queue>>;
let book: Outbox;
let notifier: Notifier;
let settings: QueueSettings;

const migrated = async (): Promise<void> => {
  const client = new Client({ connectionString: db.ownerUrl });
  await client.connect();
  await migrateQueue(client).finally(() => client.end());
};

beforeAll(async () => {
  db = await testDatabase(queueTables, queueMigrations);
  await migrated();
  settings = {
    workerId: 'test',
    leaseSeconds: 30,
    stalledSeconds: 600,
    databaseUrl: db.ownerUrl,
    concurrency: { answers: 0, syncs: 0, conversions: 0, readings: 0 },
    sweepEveryMs: 0,
  };
  const connection = connectionOf(settings, 'producer');
  queues = Object.fromEntries(
    QUEUES.map((name) => [name, new Queue(name, { connection })]),
  ) as unknown as typeof queues;
  notifier = new Notifier(queues.answers, queues.syncs, queues.readings, queues.conversions);
  notifier.onModuleInit();
  book = new Outbox(db.database, db.work, notifier, settings);
});
afterAll(async () => {
  await Promise.all(Object.values(queues).map((queue) => queue.close()));
  await db.close();
});
beforeEach(async () => {
  await db.dataSource.query('delete from work.promised');
  await Promise.all(Object.values(queues).map((queue) => queue.drain()));
});

const round = (id: string, changes: Partial<WorkItem> = {}): WorkItem => ({
  id,
  queue: 'readings',
  kind: 'read-figures',
  spaceId: 'spc_1',
  accountId: 'acc_1',
  ...changes,
});
const resting = (item: WorkItem): Promise<void> =>
  db.work.runGlobal(() => book.enqueueStanding(item, 900));
const notified = async (queue: QueueName): Promise<readonly unknown[]> =>
  (await queues[queue].getJobs()).map(({ data }) => data.id as unknown).toSorted();
const due = async (): Promise<readonly string[]> =>
  (
    await db.dataSource.query<{ id: string }[]>(
      'select id from work.promised where due_at <= now() order by id',
    )
  ).map(({ id }) => id);

describe('a notification', () => {
  it('reaches the queue also for work whose id has a colon', async () => {
    await notifier.notify(round('read-figures:con_1'), '0');
    await notifier.notify(round('read-figures:con_1:again'), '0');
    expect(await notified('readings')).toEqual(['read-figures:con_1', 'read-figures:con_1:again']);
  });
});

describe('waking the standing work of an account', () => {
  it('makes what rests on the queue due at once, and notifies', async () => {
    await resting(round('read-figures:con_1'));
    await resting(round('read-delivery:con_2'));
    await db.work.runGlobal(() => book.wakeAccount('acc_1', 'readings'));
    const both = ['read-delivery:con_2', 'read-figures:con_1'];
    expect([await due(), await notified('readings')]).toEqual([both, both]);
  });

  it('leaves other accounts, other queues and work in progress alone', async () => {
    await resting(round('of another account', { accountId: 'acc_2' }));
    await resting(round('of another queue', { queue: 'conversions' }));
    await resting(round('in progress'));
    await db.dataSource.query(
      `update work.promised set lease_until = now() + interval '30 seconds' where id = 'in progress'`,
    );
    await db.work.runGlobal(() => book.wakeAccount('acc_1', 'readings'));
    expect([await due(), await notified('readings'), await notified('conversions')]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

/** A promise with the function that resolves it. */
const signal = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
};

describe('asking for standing work that a worker is at', () => {
  const item = round('read-figures:con_1');
  const lease: Lease = { workId: item.id, fence: 1, failures: 0 };
  let leases: Leases;

  /** A transaction under the lease of the work, which is over when `end` was called. */
  const workerWrites = async (
    then: () => Promise<unknown>,
  ): Promise<{ end(): Promise<unknown> }> => {
    const [reached, go] = [signal(), signal()];
    const done = db.work.runGlobal(async () => {
      await leases.assertHeld(lease);
      reached.resolve();
      await go.promise;
      await then();
    });
    await Promise.race([reached.promise, done]);
    return {
      end: () => {
        go.resolve();
        return done;
      },
    };
  };
  const change = (id: string): Promise<unknown> =>
    db.database.write(statement('update work.promised set kind = kind where id = $1'), [id]);

  beforeEach(async () => {
    leases = new Leases(db.database, db.work, settings);
    await resting(item);
    await resting(round('a row that both write'));
    await db.dataSource.query(
      `update work.promised set fence = 1, lease_until = now() + interval '1 minute' where id = $1`,
      [item.id],
    );
  });

  it('waits for no row, so that the worker may wait for one of the request', async () => {
    const atBoth = signal();
    const worker = await workerWrites(async () => {
      atBoth.resolve();
      await change('a row that both write');
      await leases.rest(lease, 900);
    });
    let ended: Promise<unknown> = Promise.resolve();
    await db.work.runGlobal(async () => {
      await change('a row that both write');
      ended = worker.end();
      await atBoth.promise;
      await book.enqueueStanding(item);
      await book.wake(item.id);
    });
    await ended;
    expect([await due(), await notified('readings')]).toEqual([[item.id], [item.id]]);
  });

  it('keeps the work from ending until the request is over', async () => {
    const worker = await workerWrites(async () => undefined);
    const seen: boolean[] = [];
    await db.work.runGlobal(async () => {
      await book.enqueueStanding(item);
      await worker.end();
      seen.push(await apart(() => db.work.runGlobal(() => leases.isWanted(lease))));
    });
    seen.push(await db.work.runGlobal(() => leases.isWanted(lease)));
    expect(seen).toEqual([true, false]);
  });

  it('adds the work again when it ended meanwhile', async () => {
    const worker = await workerWrites(() => leases.finish(lease));
    let ended: Promise<unknown> = Promise.resolve();
    await db.work.runGlobal(async () => {
      await book.enqueueStanding(item);
      ended = worker.end();
    });
    await ended;
    expect(await due()).toEqual([item.id]);
  });
});

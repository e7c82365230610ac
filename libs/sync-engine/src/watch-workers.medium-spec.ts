import type { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import type { Tenant } from '@switchyard/kernel';
import { Leases, Outbox, queueMigrations, queueTables, WorkHandlers } from '@switchyard/queue-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { WORKER_BACK, WatchWorkers } from './watch-workers';
import { WorkerBackHandler } from './worker/worker-back-handler';

const SETTINGS = { workerId: 'w1', leaseSeconds: 30, stalledSeconds: 600 } as never;
const NOW = new Date('2026-11-21T09:00:00.000Z');

let db: TestDatabase;
let outbox: Outbox;
let leases: Leases;
/** Every alert that was raised or resolved, in this order. */
let alerts: string[];

const identity = {
  raiseAlert: async (_: Tenant, { kind, key }: { kind: string; key: string }) =>
    void alerts.push(`raise ${kind} ${key}`),
  resolveAlert: async (_: Tenant, key: string) => void alerts.push(`resolve ${key}`),
} as unknown as IdentityFacade;

beforeAll(async () => {
  db = await testDatabase(queueTables, queueMigrations);
  const notifier = { notify: () => Promise.resolve() } as never;
  outbox = new Outbox(db.database, db.work, notifier, SETTINGS);
  leases = new Leases(db.database, db.work, SETTINGS);
});
afterAll(() => db.close());
beforeEach(async () => {
  alerts = [];
  await db.dataSource.query('delete from work.promised');
  await db.dataSource.query('delete from work.worker');
});

const api = (): WatchWorkers =>
  new WatchWorkers(outbox, db.work, identity, { now: () => NOW } as never);
const due = (id: string, accountId: string, seconds: number): Promise<unknown> =>
  db.dataSource.query(
    `insert into work.promised (id, queue, kind, space_id, account_id, due_at) values ($1, 'readings', 'figures', 'spc_1', $2, now() - make_interval(secs => $3))`,
    [id, accountId, seconds],
  );
const workerSeen = (seconds: number): Promise<unknown> =>
  db.dataSource.query(
    `insert into work.worker (id, seen_at) values ('w', now() - make_interval(secs => $1)) on conflict (id) do update set seen_at = excluded.seen_at`,
    [seconds],
  );
const raised = (accountId: string): string =>
  `raise WORKERS_ABSENT ${alertKeys.workersAbsent(accountId)}`;

describe('workers that are absent', () => {
  it('are reported once to each account whose work has been due for two minutes', async () => {
    await due('one', 'acc_1', 130);
    await due('two', 'acc_1', 125);
    await due('three', 'acc_2', 125);
    await due('four', 'acc_3', 60);
    await workerSeen(121);
    await api().look();
    await api().look();
    expect(alerts.toSorted()).toEqual([raised('acc_1'), raised('acc_2')]);
  });

  it('are none while one gives a sign of life, or nothing is due', async () => {
    await due('one', 'acc_1', 130);
    await workerSeen(100);
    await api().look();
    await db.dataSource.query('delete from work.promised');
    await workerSeen(1_000);
    await api().look();
    expect(alerts).toEqual([]);
  });

  it('are over for an account when the first worker is back', async () => {
    await due('one', 'acc_1', 130);
    await api().look();
    await api().look();
    const handler = new WorkerBackHandler(new WorkHandlers(), db.work, identity, leases);
    const lease = await leases.take('worker-back:acc_1');
    expect(lease?.work.kind).toBe(WORKER_BACK);
    await handler.execute({ accountId: 'acc_1', spaceId: 'spc_1' }, lease!.workId, lease!);
    expect(alerts).toEqual([raised('acc_1'), `resolve ${alertKeys.workersAbsent('acc_1')}`]);
    expect(await leases.take('worker-back:acc_1')).toBeUndefined();
  });
});

import { catalogMigrations, catalogTables } from '@switchyard/catalog';
import { precondition, statement } from '@switchyard/db-kit';
import { TimeSortedIds, type Tenant } from '@switchyard/kernel';
import {
  Leases,
  queueMigrations,
  queueTables,
  WorkBook,
  WorkHandlers,
  type QueueSettings,
} from '@switchyard/queue-kit';
import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { conversionsMigrations } from '../data/migrations';
import { SqlAdjustments } from '../data/sql-adjustments';
import { conversionsTables } from '../data/tables';
import type { KeptAdjustment } from '../domain';
import { QueueJoinBell } from '../kit-adapters';
import { JoinAdjustments } from '../use-cases/adjust/join-adjustments';
import { JoinParked } from '../use-cases/adjust/join-parked';
import { JoinParkedHandler } from './join-parked-handler';

const settings: QueueSettings = {
  workerId: 'one',
  leaseSeconds: 30,
  stalledSeconds: 600,
  databaseUrl: '',
  concurrency: { answers: 1, syncs: 1, conversions: 1, readings: 1 },
  sweepEveryMs: 1_000,
};
const ids = new TimeSortedIds();

let db: TestDatabase;
let [clock, tenant]: [FakeClock, Tenant] = [new FakeClock(), { accountId: 'acc_1', spaceId: '' }];
let adjustments: SqlAdjustments;
let leases: Leases;
let bell: QueueJoinBell;
let handler: JoinParkedHandler;
beforeAll(async () => {
  db = await testDatabase(
    [...catalogTables, ...conversionsTables, ...queueTables],
    [...catalogMigrations, ...conversionsMigrations, ...queueMigrations],
  );
});
afterAll(() => db.close());
beforeEach(() => {
  [clock, tenant] = [new FakeClock(), { accountId: 'acc_1', spaceId: ids.next('spc') }];
  adjustments = new SqlAdjustments(db.database, clock);
  leases = new Leases(db.database, db.work, settings);
  bell = new QueueJoinBell(
    new WorkBook(db.database, db.work, { ring: () => Promise.resolve() } as never, settings),
  );
  const joining = new JoinAdjustments(
    adjustments,
    { keep: () => Promise.resolve() } as never,
    clock,
  );
  handler = new JoinParkedHandler(
    new WorkHandlers(),
    new JoinParked(db.work, adjustments, joining, { ring: () => Promise.resolve() }, clock),
    db.work,
    leases,
  );
});

const workId = (): string => `join-adjustments-${tenant.spaceId}`;
const parkedRow = (orderId: string): KeptAdjustment => ({
  spaceId: tenant.spaceId,
  id: ids.next('adj'),
  door: 'event',
  source: null,
  type: 'RETRACTION',
  actionId: 'cva_1',
  orderId,
  clickId: null,
  originalAt: null,
  valueMicros: null,
  currency: null,
  consent: null,
  occurredAt: clock.now(),
  originalId: null,
  parkedUntil: new Date(clock.now().getTime() + 90 * 86_400_000),
  joinedAt: null,
  createdAt: clock.now(),
  subject: `cva_1 order ${orderId}`,
  sameness: 'RETRACTION',
});
const park = async (orderId: string): Promise<void> => {
  await adjustments.keep(tenant, [parkedRow(orderId)]);
  await bell.ring(tenant);
};
/** Seconds until the work of the Space is due; undefined when there is none. */
const dueIn = async (): Promise<number | undefined> => {
  const [row] = await db.database.readGlobal<{ seconds: number }>(
    statement(
      'select extract(epoch from due_at - now())::float8 as seconds from work.promised where id = $1',
    ),
    [workId()],
  );
  return row?.seconds;
};
const makeDue = (): Promise<unknown> =>
  db.work.runGlobal(() =>
    db.database.write(statement('update work.promised set due_at = now() where id = $1'), [
      workId(),
    ]),
  );
/** As the runner of work does it: every transaction asks for the lease first. */
const round = async (): Promise<void> => {
  await makeDue();
  const lease = (await leases.take(workId()))!;
  await precondition.run(
    () => leases.assertHeld(lease),
    () => handler.execute(tenant, workId(), lease),
  );
};

describe('the work that looks for originals', () => {
  it('stands from when something is parked until nothing is, and is brought forward by what is parked later', async () => {
    await db.work.run(tenant, () => park('o-1'));
    expect(await dueIn()).toBeGreaterThan(3);
    clock.advance(11 * 60_000);
    await round();
    expect(await dueIn()).toBeGreaterThan(3_000);
    await db.work.run(tenant, () => park('o-2'));
    expect(await dueIn()).toBeLessThanOrEqual(5);
    await round();
    expect(await dueIn()).toBeLessThanOrEqual(5);
    clock.advance(91 * 86_400_000);
    await round();
    expect(await dueIn()).toBeUndefined();
  });

  it('is not lost when something is parked while a round finds nothing', async () => {
    await db.work.run(tenant, () => bell.ring(tenant));
    let [parked, commit]: [() => void, () => void] = [() => undefined, () => undefined];
    const isParked = new Promise<void>((done) => {
      parked = done;
    });
    const gate = new Promise<void>((done) => {
      commit = done;
    });
    await makeDue();
    const lease = (await leases.take(workId()))!;
    const parking = db.work.run(tenant, async () => {
      await park('o-1');
      parked();
      await gate;
    });
    await isParked;
    const ending = precondition.run(
      () => leases.assertHeld(lease),
      () => handler.execute(tenant, workId(), lease),
    );
    await new Promise((done) => setTimeout(done, 200));
    commit();
    await Promise.all([parking, ending]);
    expect(await dueIn()).toBeLessThanOrEqual(5);
  });

  it('is tried again after it was given up', async () => {
    await db.work.run(tenant, () => park('o-1'));
    await makeDue();
    await handler.giveUp(tenant, workId(), (await leases.take(workId()))!);
    expect(await dueIn()).toBeGreaterThan(50);
  });
});

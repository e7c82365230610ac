import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { LeaseLost, Leases } from './leases';
import { queueMigrations } from './migrations';
import type { QueueSettings } from './settings';
import { queueTables } from './work-item';

const settings = (workerId: string, leaseSeconds: number): QueueSettings => ({
  workerId,
  leaseSeconds,
  stalledSeconds: 600,
  databaseUrl: '',
  concurrency: { answers: 1, syncs: 1, conversions: 1, readings: 1 },
  sweepEveryMs: 1_000,
});

let db: TestDatabase;
let one: Leases;
let other: Leases;

beforeAll(async () => {
  db = await testDatabase(queueTables, queueMigrations);
});
afterAll(() => db.close());

beforeEach(async () => {
  one = new Leases(db.database, db.work, settings('one', 30));
  other = new Leases(db.database, db.work, settings('other', 30));
  await db.dataSource.query('delete from work.promised');
  await db.dataSource.query(
    `insert into work.promised (id, queue, kind, space_id, account_id) values ('syn_1', 'syncs', 'sync', 'spc_1', 'acc_1')`,
  );
});

afterEach(() => void jest.useRealTimers());

/** This machine is two hours early; nothing else about its time changes. */
const withClockAhead = (): void =>
  void jest.useFakeTimers({
    now: Date.now() + 2 * 60 * 60 * 1_000,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

const expire = (): Promise<unknown> =>
  db.dataSource.query(`update work.promised set lease_until = now() - interval '1 second'`);
const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  db.work.run({ spaceId: 'spc_1', accountId: 'acc_1' }, work);

describe('a lease', () => {
  it('goes to one of many who ask at once', async () => {
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).take('syn_1')),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('goes to another after its time, under a higher fence, and the first holder may write nothing more', async () => {
    const first = (await one.take('syn_1'))!;
    await expire();
    const second = (await other.take('syn_1'))!;
    expect(second.fence).toBe(first.fence + 1);
    await expect(inTransaction(() => one.assertHeld(first))).rejects.toBeInstanceOf(LeaseLost);
    await expect(inTransaction(() => one.finish(first))).rejects.toBeInstanceOf(LeaseLost);
    await expect(one.renew(first)).rejects.toBeInstanceOf(LeaseLost);
    await inTransaction(() => other.assertHeld(second));
  });

  it("ends by the database's clock, whatever the clock of a machine says", async () => {
    const lease = (await one.take('syn_1'))!;
    withClockAhead();
    expect(await other.take('syn_1')).toBeUndefined();
    await inTransaction(() => one.assertHeld(lease));
    await one.renew(lease);
    await expire();
    await expect(inTransaction(() => one.assertHeld(lease))).rejects.toBeInstanceOf(LeaseLost);
    expect((await other.take('syn_1'))?.fence).toBe(lease.fence + 1);
  });

  it('is lost when its time is over, even if no other worker came', async () => {
    const lease = (await one.take('syn_1'))!;
    await expire();
    await expect(inTransaction(() => one.assertHeld(lease))).rejects.toBeInstanceOf(LeaseLost);
  });

  it('undoes the write of a holder who lost it', async () => {
    const lease = (await one.take('syn_1'))!;
    await expire();
    await expect(
      inTransaction(async () => {
        await db.database.write(
          { name: 'probe', text: `insert into work.worker (id) values ('written too late')` },
          [],
        );
        await one.assertHeld(lease);
      }),
    ).rejects.toBeInstanceOf(LeaseLost);
    expect(
      await db.dataSource.query(`select 1 from work.worker where id = 'written too late'`),
    ).toEqual([]);
  });

  it('of standing work rests until the next round, with its count of failures reset', async () => {
    await one.giveBack((await one.take('syn_1'))!, 0, true);
    const lease = (await one.take('syn_1'))!;
    await inTransaction(() => one.rest(lease, 3_600));
    expect(await other.take('syn_1')).toBeUndefined();
    await db.dataSource.query(`update work.promised set due_at = now() - interval '1 second'`);
    expect(await other.take('syn_1')).toMatchObject({ failures: 0, fence: lease.fence + 1 });
    await expect(inTransaction(() => one.rest(lease, 0))).rejects.toBeInstanceOf(LeaseLost);
  });

  it('given back is free at once, and a failure is counted', async () => {
    const lease = (await one.take('syn_1'))!;
    await one.giveBack(lease, 0, true);
    expect((await other.take('syn_1'))?.failures).toBe(1);
  });

  it('given back for later is not due before', async () => {
    const lease = (await one.take('syn_1'))!;
    await one.giveBack(lease, 60, true);
    expect(await other.take('syn_1')).toBeUndefined();
  });

  it('ends with the work', async () => {
    const lease = (await one.take('syn_1'))!;
    await inTransaction(() => one.finish(lease));
    expect(await other.take('syn_1')).toBeUndefined();
  });
});

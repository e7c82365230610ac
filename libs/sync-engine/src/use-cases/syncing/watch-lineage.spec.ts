import { Logger } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { type Lineage, Lineages, SerialKeeper, WatchLineage } from './watch-lineage';

const TENANT = { accountId: 'acc_1', spaceId: 'spc_1' } as Tenant;
const NOON = new Date('2026-11-23T12:00:00Z');

/** A database with one lineage, which can be restored to an earlier state. */
class DatabaseOf extends Lineages {
  row: Lineage = { id: 'one', serial: 0, restoredAt: null };
  synced: Date | null = null;
  /** What happens between two looks at it. */
  meanwhile: () => void = () => undefined;

  async get(): Promise<Lineage> {
    const row = this.row;
    this.meanwhile();
    return row;
  }
  async grow(): Promise<Lineage> {
    this.row = { ...this.row, serial: this.row.serial + 1 };
    return this.row;
  }
  async noteRestore(serial: number, at: Date): Promise<void> {
    if (this.row.serial < serial) this.row = { ...this.row, serial, restoredAt: at };
  }
  async hasSyncedSince(_tenant: Tenant, moment: Date): Promise<boolean> {
    return this.synced !== null && this.synced > moment;
  }
}

class KeeperOf extends SerialKeeper {
  readonly kept = new Map<string, number>();
  isAway = false;

  async highest(id: string): Promise<number | undefined> {
    if (this.isAway) throw new Error('away');
    return this.kept.get(id);
  }
  async raise(id: string, serial: number): Promise<void> {
    if (this.isAway) throw new Error('away');
    this.kept.set(id, Math.max(this.kept.get(id) ?? 0, serial));
  }
}

let now: Date;
let database: DatabaseOf;
let keeper: KeeperOf;
beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error']));
beforeEach(() => {
  [now, database, keeper] = [NOON, new DatabaseOf(), new KeeperOf()];
});
const worker = (): WatchLineage => new WatchLineage(database, keeper, { now: () => now });

describe('the lineage of a database', () => {
  it('grows with every sync, in the database and beside it', async () => {
    const one = worker();
    await one.grow();
    await one.grow();
    expect([database.row.serial, keeper.kept.get('one')]).toEqual([2, 2]);
    expect(await one.look()).toBeNull();
  });

  it('reports a restore to a worker that starts afterwards', async () => {
    await worker().grow();
    database.row = { id: 'one', serial: 0, restoredAt: null };
    expect(await worker().look()).toEqual(NOON);
    expect(database.row.serial).toBe(1);
  });

  it('reports a restore to a worker that runs during it, also while the second store is unavailable', async () => {
    const one = worker();
    await one.grow();
    database.row = { id: 'one', serial: 0, restoredAt: null };
    keeper.isAway = true;
    expect(await one.look()).toEqual(NOON);
  });

  it('does not take an increment by another worker between its two reads for a restore', async () => {
    const [one, other] = [worker(), worker()];
    await one.grow();
    database.meanwhile = () => {
      database.meanwhile = () => undefined;
      database.row = { ...database.row, serial: 9 };
      keeper.kept.set('one', 9);
    };
    expect(await other.look()).toBeNull();
  });

  it('stops no sync while the second store is unavailable', async () => {
    keeper.isAway = true;
    expect(await worker().grow()).toBeNull();
    expect(database.row.serial).toBe(1);
  });

  it('is reported to a Space until a sync that began afterwards has ended, and for a limited time', async () => {
    await worker().grow();
    database.row = { id: 'one', serial: 0, restoredAt: null };
    expect(await worker().restoreToReport(TENANT)).toEqual(NOON);
    now = new Date('2026-11-24T12:00:00Z');
    expect(await worker().restoreToReport(TENANT)).toEqual(NOON);
    database.synced = now;
    expect(await worker().restoreToReport(TENANT)).toBeNull();
    [database.synced, now] = [null, new Date('2026-12-24T12:00:00Z')];
    expect(await worker().restoreToReport(TENANT)).toBeNull();
  });
});

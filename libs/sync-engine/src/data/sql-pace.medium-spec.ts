import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { syncEngineMigrations } from './migrations';
import { SqlPace } from './sql-pace';
import type { AccountKey } from '../use-cases/ports';
import { syncEngineTables } from './tables';

const WRITES = { name: 'write', requests: 5, perSeconds: 60, source: 'none' };

let ours: AccountKey;
let theirs: AccountKey;
let db: TestDatabase;
let workers: readonly [SqlPace, SqlPace];
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
});
afterAll(() => db.close());
beforeEach(() => {
  const id = randomUUID();
  [ours, theirs] = ['ours', 'theirs'].map((name) => ({
    platform: 'reddit-ads',
    externalAccountId: `a2_${name}_${id}`,
  })) as [AccountKey, AccountKey];
  workers = [new SqlPace(db.database, db.work), new SqlPace(db.database, db.work)];
});

const asked = async (times: number, account = ours): Promise<readonly boolean[]> =>
  Promise.all(
    Array.from(
      { length: times },
      async (_, index) => (await workers[index % 2 === 0 ? 0 : 1].take(account, [WRITES])) === 0,
    ),
  );

describe('the pace of one ad account', () => {
  it('is kept by two workers together, not by each', async () => {
    const went = await asked(12);
    expect(went.filter(Boolean)).toHaveLength(5);
  });

  it('holds back no other ad account', async () => {
    await asked(12);
    expect((await asked(5, theirs)).every(Boolean)).toBe(true);
  });

  it('tells how long to wait, within the window', async () => {
    await asked(5);
    const wait = await workers[0].take(ours, [WRITES]);
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });

  it('stands still for every worker while the platform asks for a wait, whatever limit a request counts against', async () => {
    await workers[0].hold(ours, 30);
    const wait = await workers[1].take(ours, []);
    expect(wait).toBeGreaterThan(25_000);
    expect(wait).toBeLessThanOrEqual(30_000);
    expect(await workers[1].take(theirs, [])).toBe(0);
  });

  it('goes on when the wait is over', async () => {
    await workers[0].hold(ours, 1);
    const wait = await workers[1].take(ours, []);
    await new Promise((resolve) => void setTimeout(resolve, wait + 20));
    expect(await workers[1].take(ours, [WRITES])).toBe(0);
  });
});

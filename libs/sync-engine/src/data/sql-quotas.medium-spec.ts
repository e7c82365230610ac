import { randomUUID } from 'node:crypto';
import type { DailyQuota } from '@switchyard/platforms';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { QuotaShare } from '../use-cases/quota/ports';
import { syncEngineMigrations } from './migrations';
import { SqlQuotas } from './sql-quotas';
import { syncEngineTables } from './tables';

const quota = (resets: string): DailyQuota => ({
  counts: 'operations',
  perDay: 10,
  levels: [],
  resets,
  sharedBy: 'clientId',
  note: '',
  source: '',
});

let db: TestDatabase;
let workers: readonly [SqlQuotas, SqlQuotas];
let sliding: QuotaShare;
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
});
afterAll(() => db.close());
beforeEach(() => {
  workers = [new SqlQuotas(db.database), new SqlQuotas(db.database)];
  sliding = { platform: 'google-ads', owner: randomUUID(), quota: quota('sliding'), limit: 10 };
});

/** What was used so long ago. */
const usedBefore = (share: QuotaShare, interval: string, used: number) =>
  db.database.pool.query(
    `insert into sync.platform_quota (platform, owner, hour, used) values ($1, $2, date_trunc('hour', now() - $3::interval), $4)`,
    [share.platform, share.owner, interval, used],
  );
const used = async (share: QuotaShare): Promise<number> =>
  (await workers[0].hours(share)).hours.reduce((sum, each) => sum + each.used, 0);

describe('the quota of an application', () => {
  it('is kept by two workers together, at once in the first request of an hour too', async () => {
    const went = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        workers[index % 2 === 0 ? 0 : 1].take(sliding, 1, 10),
      ),
    );
    expect([went.filter(Boolean).length, await used(sliding)]).toEqual([10, 10]);
  });

  it('takes what fits whole, and counts nothing of what does not', async () => {
    await workers[0].take(sliding, 7, 10);
    expect([
      await workers[1].take(sliding, 4, 10),
      await used(sliding),
      await workers[1].take(sliding, 3, 10),
    ]).toEqual([false, 7, true]);
  });

  it('counts in any case what goes out in any case', async () => {
    await workers[0].take(sliding, 10, 10);
    expect([await workers[0].take(sliding, 5, null), await used(sliding)]).toEqual([true, 15]);
  });

  it("is no other application's", async () => {
    await workers[0].take(sliding, 10, 10);
    expect(await workers[0].take({ ...sliding, owner: randomUUID() }, 10, 10)).toBe(true);
  });

  it('counts the last 24 hours where they slide', async () => {
    await usedBefore(sliding, '23 hours', 8);
    expect([await workers[0].take(sliding, 3, 10), await workers[0].take(sliding, 2, 10)]).toEqual([
      false,
      true,
    ]);
  });

  it('forgets what is longer ago', async () => {
    await usedBefore(sliding, '26 hours', 8);
    expect(await workers[0].take(sliding, 10, 10)).toBe(true);
  });

  it('starts over at midnight of the zone where it does', async () => {
    const share = { ...sliding, quota: quota('UTC') };
    await usedBefore(share, '24 hours', 8);
    expect(await workers[0].take(share, 10, 10)).toBe(true);
  });
});

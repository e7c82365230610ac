import { randomUUID } from 'node:crypto';
import type { DailyQuota } from '@switchyard/platforms/domain';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { AccountKey } from '../../use-cases/ports';
import type { QuotaShare } from '../../use-cases/syncing/quota';
import { syncEngineMigrations } from '../migrations';
import { syncEngineTables } from '../tables';
import { SqlPace, SqlQuotas } from './request-limits';

describe('sql pace', () => {
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

    it('stops for every worker while the platform asks for a wait, whatever limit a request counts against', async () => {
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
});

describe('sql quotas', () => {
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
  let quotaWorkers: readonly [SqlQuotas, SqlQuotas];
  let sliding: QuotaShare;
  beforeAll(async () => {
    db = await testDatabase(syncEngineTables, syncEngineMigrations);
  });
  afterAll(() => db.close());
  beforeEach(() => {
    quotaWorkers = [new SqlQuotas(db.database), new SqlQuotas(db.database)];
    sliding = { platform: 'google-ads', owner: randomUUID(), quota: quota('sliding'), limit: 10 };
  });

  /** What was used so long ago. */
  const usedBefore = (share: QuotaShare, interval: string, used: number) =>
    db.database.pool.query(
      `insert into sync.platform_quota (platform, owner, hour, used) values ($1, $2, date_trunc('hour', now() - $3::interval), $4)`,
      [share.platform, share.owner, interval, used],
    );
  const used = async (share: QuotaShare): Promise<number> =>
    (await quotaWorkers[0].hours(share)).hours.reduce((sum, each) => sum + each.used, 0);

  describe('the quota of an application', () => {
    it('is kept by two workers together, at once in the first request of an hour too', async () => {
      const went = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          quotaWorkers[index % 2 === 0 ? 0 : 1].take(sliding, 1, 10),
        ),
      );
      expect([went.filter(Boolean).length, await used(sliding)]).toEqual([10, 10]);
    });

    it('takes what fits whole, and counts nothing of what does not', async () => {
      await quotaWorkers[0].take(sliding, 7, 10);
      expect([
        await quotaWorkers[1].take(sliding, 4, 10),
        await used(sliding),
        await quotaWorkers[1].take(sliding, 3, 10),
      ]).toEqual([false, 7, true]);
    });

    it('counts in any case what goes out in any case', async () => {
      await quotaWorkers[0].take(sliding, 10, 10);
      expect([await quotaWorkers[0].take(sliding, 5, null), await used(sliding)]).toEqual([
        true,
        15,
      ]);
    });

    it("is no other application's", async () => {
      await quotaWorkers[0].take(sliding, 10, 10);
      expect(await quotaWorkers[0].take({ ...sliding, owner: randomUUID() }, 10, 10)).toBe(true);
    });

    it('counts the last 24 hours where they slide', async () => {
      await usedBefore(sliding, '23 hours', 8);
      expect([
        await quotaWorkers[0].take(sliding, 3, 10),
        await quotaWorkers[0].take(sliding, 2, 10),
      ]).toEqual([false, true]);
    });

    it('forgets what is longer ago', async () => {
      await usedBefore(sliding, '26 hours', 8);
      expect(await quotaWorkers[0].take(sliding, 10, 10)).toBe(true);
    });

    it('starts over at midnight of the zone where it does', async () => {
      const share = { ...sliding, quota: quota('UTC') };
      await usedBefore(share, '24 hours', 8);
      expect(await quotaWorkers[0].take(share, 10, 10)).toBe(true);
    });
  });
});

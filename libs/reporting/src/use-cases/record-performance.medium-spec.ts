import type { Tenant } from '@switchyard/kernel';
import type { DailySpend, PerformanceFact, PerformanceReading } from '../domain';
import { campaignDay, factsBench, READ_AT, reading } from '../testing/facts-bench';

let bench: Awaited<ReturnType<typeof factsBench>>;
let tenant: Tenant;
beforeAll(async () => {
  bench = await factsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  tenant = bench.newTenant();
});

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const later = (minutes: number): Date => new Date(READ_AT.getTime() + minutes * 60_000);
const tell = (rows: readonly PerformanceFact[], more?: Partial<PerformanceReading>) =>
  bench.reporting.recordPerformance(tenant, reading(rows, more));
const spent = async (range = MARCH): Promise<string[]> =>
  (await bench.reporting.spendOf([tenant], range)).rows.map(
    ({ day, campaignId, spendMicros, currency }: DailySpend) =>
      `${day} ${campaignId} ${spendMicros / 1_000_000} ${currency}`,
  );
const versions = (): Promise<unknown> =>
  bench.db.work.run(
    tenant,
    async () =>
      (
        await bench.db.database.write(
          {
            name: 'versions',
            text: 'select day, object_id, xmin::text from reporting.daily_performance order by 1, 2',
          },
          [],
        )
      ).rows,
  );

describe('a reading', () => {
  it('replaces earlier reports: restated days change, shrunk ones too', async () => {
    await tell([campaignDay('cmp_1', '2026-03-01', 10), campaignDay('cmp_1', '2026-03-02', 5)]);
    expect(
      await tell([campaignDay('cmp_1', '2026-03-01', 12), campaignDay('cmp_1', '2026-03-02', 3)]),
    ).toEqual({ outdated: false, written: 2, removed: 0 });
    expect(await spent()).toEqual(['2026-03-01 cmp_1 12 EUR', '2026-03-02 cmp_1 3 EUR']);
  });

  it('deletes what is no longer reported, only of the campaigns, days, connection and level that were asked for', async () => {
    await tell([
      campaignDay('cmp_1', '2026-03-01', 1),
      campaignDay('cmp_1', '2026-03-09', 1),
      campaignDay('cmp_2', '2026-03-09', 1),
    ]);
    await tell([campaignDay('cmp_1', '2026-03-09', 7)], {
      connectionId: 'con_2',
      platform: 'meta-ads',
    });
    await tell(
      [{ ...campaignDay('cmp_1', '2026-03-09', 1), objectId: 'adg_1', adGroupId: 'adg_1' }],
      { level: 'adGroup' },
    );
    expect(
      await tell([], { campaignIds: ['cmp_1'], range: { from: '2026-03-08', to: '2026-03-10' } }),
    ).toEqual({ outdated: false, written: 0, removed: 1 });
    expect(await spent()).toEqual([
      '2026-03-01 cmp_1 1 EUR',
      '2026-03-09 cmp_1 7 EUR',
      '2026-03-09 cmp_2 1 EUR',
    ]);
    expect(await versions()).toHaveLength(4);
  });

  it('adds days that come late, in a month without facts', async () => {
    await tell([campaignDay('cmp_1', '2026-03-10', 1)], {
      range: { from: '2026-03-10', to: '2026-03-10' },
    });
    await tell([campaignDay('cmp_1', '2026-02-28', 2)], {
      range: { from: '2026-02-25', to: '2026-03-09' },
    });
    expect(await spent({ from: '2026-02-01', to: '2026-03-31' })).toEqual([
      '2026-02-28 cmp_1 2 EUR',
      '2026-03-10 cmp_1 1 EUR',
    ]);
  });

  it('writes nothing when it is repeated', async () => {
    const rows = [
      campaignDay('cmp_1', '2026-03-01', 1, { conversionsMicros: null }),
      campaignDay('cmp_1', '2026-03-02', 2),
    ];
    await tell(rows);
    const before = await versions();
    expect(await tell(rows)).toEqual({ outdated: false, written: 0, removed: 0 });
    expect(await versions()).toEqual(before);
    expect((await tell([rows[0]!, campaignDay('cmp_1', '2026-03-02', 3)])).written).toBe(1);
  });

  it('is ignored when another worker read its days later', async () => {
    await tell([campaignDay('cmp_1', '2026-03-02', 9)], { readAt: later(10) });
    expect(await tell([campaignDay('cmp_1', '2026-03-02', 8)], { readAt: later(5) })).toEqual({
      outdated: true,
      written: 0,
      removed: 0,
    });
    expect(await spent()).toEqual(['2026-03-02 cmp_1 9 EUR']);
  });

  it('may be recorded by many at once', async () => {
    const reported = (spend: number) =>
      Array.from({ length: 40 }, (_, index) =>
        campaignDay(
          `cmp_${index % 4}`,
          `2026-05-${String(1 + Math.floor(index / 4)).padStart(2, '0')}`,
          spend,
        ),
      );
    const range = { from: '2026-05-01', to: '2026-05-31' };
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((spend) =>
        bench
          .process()
          .recordPerformance(tenant, reading(reported(spend), { range, readAt: later(spend) })),
      ),
    );
    expect(
      new Set(
        (await bench.reporting.spendOf([tenant], range)).rows.map(({ spendMicros }) => spendMicros),
      ),
    ).toEqual(new Set([6_000_000]));
  });

  it.each<[string, Partial<PerformanceFact>, Partial<PerformanceReading>]>([
    ['a day outside its range', { day: '2026-04-01' }, {}],
    ['a campaign that was not asked about', {}, { campaignIds: ['cmp_2'] }],
    ['an object of another level', {}, { level: 'ad' }],
    ['a range that ends before it begins', {}, { range: { from: '2026-03-31', to: '2026-03-01' } }],
  ])('is a mistake with %s', async (_, row, more) => {
    await expect(tell([campaignDay('cmp_1', '2026-03-01', 1, row)], more)).rejects.toThrow();
    expect(await versions()).toEqual([]);
  });

  it('is a mistake with the same day reported twice', async () => {
    await expect(
      tell([campaignDay('cmp_1', '2026-03-01', 1), campaignDay('cmp_1', '2026-03-01', 1)]),
    ).rejects.toThrow('twice');
  });

  it('keeps thirty days of many objects with a few statements', async () => {
    const rows = Array.from({ length: 30 * 1_000 }, (_, index): PerformanceFact => ({
      ...campaignDay(
        'cmp_1',
        `2026-06-${String(1 + Math.floor(index / 1_000)).padStart(2, '0')}`,
        1,
      ),
      objectId: `ad_${index % 1_000}`,
      adGroupId: 'adg_1',
    }));
    const writes = jest.spyOn(bench.db.database, 'write');
    const june = { range: { from: '2026-06-01', to: '2026-06-30' }, level: 'ad' as const };
    expect(await tell(rows, june)).toEqual({ outdated: false, written: 30_000, removed: 0 });
    expect(writes.mock.calls.length).toBeLessThan(10);
    writes.mockRestore();
    expect(await tell(rows.slice(0, 29_990), june)).toEqual({
      outdated: false,
      written: 0,
      removed: 10,
    });
  });
});

describe('a mark', () => {
  const mark = async (connectionId = 'con_1') =>
    (await bench.reporting.spendOf([tenant], MARCH)).marks.find(
      (one) => one.connectionId === connectionId,
    );

  it('says when the platform was asked', async () => {
    await tell([campaignDay('cmp_1', '2026-03-01', 1)]);
    expect(await mark()).toEqual({
      spaceId: tenant.spaceId,
      connectionId: 'con_1',
      level: 'campaign',
      platform: 'google-ads',
      zone: 'Europe/Berlin',
      readAt: READ_AT,
      fromDay: '2026-03-01',
      toDay: '2026-03-31',
    });
    await tell([], { campaignIds: ['cmp_1'], readAt: later(60) });
    expect((await mark())?.readAt).toEqual(later(60));
  });

  it.each<[string, Partial<PerformanceReading>]>([
    ['a part that is not the last', { readAt: later(60), more: true }],
    [
      'days that ended earlier',
      { readAt: later(60), range: { from: '2026-01-01', to: '2026-03-30' } },
    ],
    ['an outdated reading', { readAt: later(-60) }],
  ])('is not moved by %s', async (_, more) => {
    await tell([campaignDay('cmp_1', '2026-03-01', 1)]);
    await tell([], { campaignIds: ['cmp_1'], ...more });
    expect((await mark())?.readAt).toEqual(READ_AT);
  });

  it('is missing where nothing was read', async () => {
    await tell([campaignDay('cmp_1', '2026-03-01', 1)], { more: true });
    expect(await mark()).toBeUndefined();
  });
});

it('returns the spending of several Spaces, and only of those', async () => {
  const other = bench.newTenant();
  await tell([campaignDay('cmp_1', '2026-03-01', 1)]);
  await bench.reporting.recordPerformance(
    other,
    reading([campaignDay('cmp_2', '2026-03-01', 2)], { currency: 'JPY' }),
  );
  expect(await spent()).toEqual(['2026-03-01 cmp_1 1 EUR']);
  const both = await bench.reporting.spendOf([tenant, other], MARCH);
  expect([
    both.rows.map(({ currency }) => currency),
    both.marks.map(({ spaceId }) => spaceId),
  ]).toEqual([
    ['EUR', 'JPY'],
    [tenant.spaceId, other.spaceId],
  ]);
  expect(
    await bench.db.work.run(tenant, () => bench.reporting.spendOf([tenant, other], MARCH)),
  ).toEqual(both);
});

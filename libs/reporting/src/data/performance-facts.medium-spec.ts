import { createDataSource, migrate } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { Client } from 'pg';
import { campaignDay, factsBench, reading } from '../testing/facts-bench';
import { reportingMigrations } from './migrations';

let bench: Awaited<ReturnType<typeof factsBench>>;
let tenant: Tenant;
beforeAll(async () => {
  bench = await factsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  tenant = bench.newTenant();
});

const ask = <Row>(text: string): Promise<Row[]> => bench.db.dataSource.query<Row[]>(text);
const months = async (): Promise<string[]> =>
  (
    await ask<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'reporting.daily_performance'::regclass order by 1`,
    )
  ).map(({ name }) => name);

describe('months', () => {
  it('are made once by many who need them at the same time', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () =>
        ask(`select reporting.ensure_months('2030-11-30', '2031-01-01')`),
      ),
    );
    expect((await months()).filter((name) => /_203[01]_/.test(name))).toEqual(
      ['2030_11', '2030_12', '2031_01'].map((month) => `reporting.daily_performance_${month}`),
    );
  });

  it.each([
    `'2030-01-02', '2030-01-01'`,
    `'1999-01-01', '1999-01-02'`,
    `'2020-01-01', '2040-01-01'`,
    `null, '2030-01-01'`,
  ])('are not made from %s', async (range) => {
    await expect(ask(`select reporting.ensure_months(${range})`)).rejects.toMatchObject({
      code: '22023',
    });
  });

  it('are made by the application alone', async () => {
    const [row] = await ask<{ config: string[]; others: string }>(`
      select proconfig as config, (select count(*) from aclexplode(proacl) where grantee = 0) as others from pg_proc where proname = 'ensure_months'`);
    expect(row).toMatchObject({ config: ['search_path=pg_catalog, pg_temp'], others: 0 });
    await expect(ask('create table reporting.mine (id text)')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('are closed to roles that do not come through the table, also to roles that had access before', async () => {
    await bench.reporting.recordPerformance(
      tenant,
      reading([campaignDay('cmp_1', '2026-03-01', 1)]),
    );
    const inside = () =>
      bench.db.work.run(tenant, () =>
        bench.db.database.write(
          { name: 'direct', text: 'select * from reporting.daily_performance_2026_03' },
          [],
        ),
      );
    await expect(inside()).rejects.toMatchObject({ code: '42501' });
    await migrate({
      ownerUrl: bench.db.ownerUrl,
      migrations: reportingMigrations,
      roles: { administration: { role: 'switchyard_test' } },
    });
    await expect(inside()).rejects.toMatchObject({ code: '42501' });
    const [row] = await ask<{ open: string }>(
      `select count(*) as open from pg_class where relispartition and relkind = 'r' and not relrowsecurity`,
    );
    expect(row).toEqual({ open: 0 });
    const own = await bench.db.work.run(tenant, () =>
      bench.db.database.write(
        { name: 'own', text: 'select space_id from reporting.daily_performance' },
        [],
      ),
    );
    expect(own.rows).toEqual([{ space_id: tenant.spaceId }]);
    expect(
      await bench.db.database.read(
        bench.newTenant(),
        { name: 'own', text: 'select space_id from reporting.daily_performance' },
        [],
      ),
    ).toEqual([]);
  });
});

describe('the division by month', () => {
  const OLD = `insert into reporting.daily_performance values
    ('spc_1', 'cmp_1', 'google-ads', 'con_1', '2026-01-31', 'EUR', 100, 10, 5000000, 1000000, 0, '2026-02-01T10:00:00Z'),
    ('spc_2', 'cmp_2', 'meta-ads', 'con_2', '2026-02-01', 'JPY', 7, 1, 3, 2, 1, '2026-02-03T10:00:00Z')`;

  const onEmpty = async <T>(work: (url: string, client: Client) => Promise<T>): Promise<T> => {
    const url = new URL(bench.db.ownerUrl);
    const admin = new Client({ connectionString: bench.db.ownerUrl });
    await admin.connect();
    url.pathname = `${url.pathname}_division`;
    await admin.query(`create database "${url.pathname.slice(1)}"`);
    const client = new Client({ connectionString: url.toString() });
    await client.connect();
    try {
      return await work(url.toString(), client);
    } finally {
      await client.end();
      await admin.query(`drop database "${url.pathname.slice(1)}" with (force)`);
      await admin.end();
    }
  };

  it('keeps earlier reports as facts of campaigns, and goes back', async () => {
    await onEmpty(async (ownerUrl, client) => {
      await migrate({
        ownerUrl,
        migrations: reportingMigrations.slice(0, 1),
        roles: { administration: { role: 'switchyard_test' } },
      });
      await client.query(OLD);
      await migrate({
        ownerUrl,
        migrations: reportingMigrations,
        roles: { administration: { role: 'switchyard_test' } },
      });
      expect(
        (
          await client.query(
            'select space_id, level, object_id, spend_micros from reporting.daily_performance order by 1',
          )
        ).rows,
      ).toEqual([
        { space_id: 'spc_1', level: 'campaign', object_id: 'cmp_1', spend_micros: '5000000' },
        { space_id: 'spc_2', level: 'campaign', object_id: 'cmp_2', spend_micros: '3' },
      ]);
      expect(
        (await client.query('select connection_id, read_at from reporting.read_mark order by 1'))
          .rows,
      ).toEqual([
        { connection_id: 'con_1', read_at: new Date('2026-02-01T10:00:00Z') },
        { connection_id: 'con_2', read_at: new Date('2026-02-03T10:00:00Z') },
      ]);
      const source = await createDataSource({
        url: ownerUrl,
        entities: [],
        migrations: reportingMigrations,
        poolSize: 1,
        applicationName: 'back',
        statementTimeoutMs: 0,
      }).initialize();
      for (const _later of reportingMigrations.slice(1)) await source.undoLastMigration();
      await source.destroy();
      expect(
        (
          await client.query(
            'select campaign_id, recorded_at from reporting.daily_performance order by 1',
          )
        ).rows,
      ).toEqual([
        { campaign_id: 'cmp_1', recorded_at: new Date('2026-02-01T10:00:00Z') },
        { campaign_id: 'cmp_2', recorded_at: new Date('2026-02-03T10:00:00Z') },
      ]);
    });
  });
});

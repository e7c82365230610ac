import { migrate, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Operations } from '../syncing/operations';
import { syncEngineTables } from '../tables';
import { OperationTally1795307957488 } from './OperationTally1795307957488';
import { syncEngineMigrations } from './index';

const BEFORE = syncEngineMigrations.slice(
  0,
  syncEngineMigrations.indexOf(OperationTally1795307957488),
);

let db: TestDatabase;
/**
 * The database as it was before there was a tally, with operations of two Spaces in it, brought up
 * to date.
 */
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, BEFORE);
  await given(ONE, 'syn_1', 60);
  await given(ONE, 'syn_2', 7);
  await given(OTHER, 'syn_1', 24);
  await migrate({
    ownerUrl: db.ownerUrl,
    migrations: syncEngineMigrations,
    roles: { administration: { role: 'switchyard_test' } },
  });
});
afterAll(() => db.close());

const ONE: Tenant = { accountId: 'acc_1', spaceId: 'spc_1' };
const OTHER: Tenant = { accountId: 'acc_2', spaceId: 'spc_2' };

const write = (tenant: Tenant, text: string, values: readonly unknown[]) =>
  db.work.run(tenant, () => db.database.write(statement(text), values));

/** Operations of three campaigns on two accounts, in four states. */
const given = (tenant: Tenant, syncId: string, count: number) =>
  write(
    tenant,
    `
  insert into sync.operation (space_id, sync_id, id, seq, platform, connection_id, campaign_id, entity, local_id, action, status, attempts, change, error, updated_at)
  select $1, $2, 'opr_' || seq, seq, 'google-ads', 'con_' || seq % 2, 'cmp_' || seq % 3, 'keyword', 'kwd_' || seq, case when seq % 5 = 0 then 'remove' else 'create' end,
    (array['pending', 'succeeded', 'failed', 'skipped'])[1 + seq % 4], 1, '{}', case when seq % 4 = 2 then jsonb_build_object('code', 'E', 'seq', seq) end, now()
  from generate_series(1, $3::int) as seq`,
    [tenant.spaceId, syncId, count],
  );

const tallyOf = async (tenant: Tenant, syncId: string): Promise<readonly string[]> =>
  (await new Operations(db.database).outcomes(tenant, syncId))
    .map(({ campaignId, action, status, count }) => `${campaignId} ${action} ${status} ${count}`)
    .sort();

const counted = async (tenant: Tenant, syncId: string): Promise<readonly string[]> => {
  const rows = await db.database.read<{ line: string }>(
    tenant,
    statement(`select t.campaign_id || ' ' || t.action || ' ' || t.status || ' ' || count(*) as line from sync.operation t
    where t.space_id = $1 and t.sync_id = $2 group by t.connection_id, t.campaign_id, t.action, t.status`),
    [tenant.spaceId, syncId],
  );
  return rows.map(({ line }) => line).sort();
};

describe('operations that were there before they were counted', () => {
  it.each([
    [ONE, 'syn_1', 60],
    [ONE, 'syn_2', 7],
    [OTHER, 'syn_1', 24],
  ] as const)('are counted: those of %o, %s', async (tenant, syncId, count) => {
    const lines = await tallyOf(tenant, syncId);
    expect(lines).toEqual(await counted(tenant, syncId));
    expect(lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)).toBe(count);
  });

  it('tell the first error of each state, and their place in the plan', async () => {
    const tallies = await new Operations(db.database).outcomes(ONE, 'syn_1');
    expect([...new Set(tallies.map(({ campaignId }) => campaignId))]).toEqual([
      'cmp_1',
      'cmp_2',
      'cmp_0',
    ]);
    expect(
      tallies.filter(({ firstError }) => firstError).every(({ status }) => status === 'failed'),
    ).toBe(true);
    expect(
      tallies.find(({ campaignId, status }) => campaignId === 'cmp_2' && status === 'failed')
        ?.firstError,
    ).toEqual({ code: 'E', seq: 2 });
  });

  it('are counted on when they change', async () => {
    await db.work.run(ONE, () => new Operations(db.database).begin(ONE, 'syn_2', ['opr_4']));
    expect(await tallyOf(ONE, 'syn_2')).toEqual(await counted(ONE, 'syn_2'));
    expect(await tallyOf(ONE, 'syn_2')).toContain('cmp_1 create started 1');
  });

  it('are shown to their own Space alone, and so is their tally', async () => {
    for (const table of ['operation', 'operation_tally']) {
      const [row] = await db.database.read<{ foreign: number }>(
        OTHER,
        statement(`select count(*)::int as foreign from sync.${table} where space_id = $1`),
        [ONE.spaceId],
      );
      expect(row).toEqual({ foreign: 0 });
      const [forced] = await db.database.readGlobal<{ both: boolean }>(
        statement(
          `select relrowsecurity and relforcerowsecurity as both from pg_class where oid = 'sync.${table}'::regclass`,
        ),
        [],
      );
      expect(forced).toEqual({ both: true });
    }
  });
});

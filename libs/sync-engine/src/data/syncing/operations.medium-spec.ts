import { randomUUID } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { neverAnswered, parentFailed, syncCancelled } from '../../domain/syncing/operation-errors';
import { syncEngineMigrations } from '../migrations';
import { syncEngineTables } from '../tables';
import { Operations } from './operations';

let db: TestDatabase;
let operations: Operations;
let tenant: Tenant;
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
  operations = new Operations(db.database);
});
afterAll(() => db.close());
beforeEach(() => {
  tenant = { accountId: `acc_${randomUUID()}`, spaceId: `spc_${randomUUID()}` };
});

const write = (text: string, values: readonly unknown[]) =>
  db.work.run(tenant, () => db.database.write(statement(text), values));

/** Twelve operations of a sync: three campaigns on two accounts. */
const given = (syncId: string) =>
  write(
    `insert into sync.operation (space_id, sync_id, id, seq, platform, connection_id, campaign_id, entity, local_id, action, status, attempts, change, updated_at)
  select $1, $2, 'opr_' || seq, seq, 'google-ads', 'con_' || seq % 2, 'cmp_' || seq % 3, 'keyword', 'kwd_' || seq, case when seq % 4 = 0 then 'remove' else 'create' end, 'pending', 0, '{}', now()
  from generate_series(1, 12) as seq`,
    [tenant.spaceId, syncId],
  );

const shown = async (syncId: string) =>
  (await operations.outcomes(tenant, syncId)).map(
    ({ campaignId, action, status, count }) => `${campaignId} ${action} ${status} ${count}`,
  );

/** What there is, counted row by row. */
const counted = (syncId: string) =>
  db.database.read<{ line: string }>(
    tenant,
    statement(`select t.campaign_id || ' ' || t.action || ' ' || t.status || ' ' || count(*) as line from sync.operation t
  where t.space_id = $1 and t.sync_id = $2 group by t.connection_id, t.campaign_id, t.action, t.status`),
    [tenant.spaceId, syncId],
  );

const ids = (...seqs: readonly number[]) => seqs.map((seq) => `opr_${seq}`);
const result = (seq: number, status: 'succeeded' | 'failed' | 'skipped') => ({
  id: `opr_${seq}`,
  status,
  remoteId: null,
  error: status === 'succeeded' ? null : parentFailed(`kwd_${seq}`),
  overwritten: null,
});

const STEPS: readonly ((syncId: string) => Promise<unknown>)[] = [
  (syncId) => operations.begin(tenant, syncId, ids(1, 2, 3, 4, 5, 6, 7)),
  (syncId) =>
    operations.record(tenant, syncId, [
      result(1, 'succeeded'),
      result(2, 'failed'),
      result(3, 'skipped'),
      result(4, 'succeeded'),
    ]),
  (syncId) => operations.record(tenant, syncId, [result(2, 'succeeded')]),
  (syncId) => operations.endRest(tenant, syncId, 'con_1', 'deferred', neverAnswered()),
  (syncId) =>
    operations.close(tenant, syncId, { unsent: syncCancelled(), unanswered: neverAnswered() }),
  (syncId) =>
    write('delete from sync.operation t where t.space_id = $1 and t.sync_id = $2 and t.seq < 9', [
      tenant.spaceId,
      syncId,
    ]),
];

describe('how many operations of a sync are in which state', () => {
  it('is always what there is, whatever happens to them', async () => {
    await Promise.all([given('syn_1'), given('syn_2')]);
    for (const step of STEPS) {
      await db.work.run(tenant, () => step('syn_1'));
      expect((await shown('syn_1')).sort()).toEqual(
        (await counted('syn_1')).map(({ line }) => line).sort(),
      );
    }
    expect(await shown('syn_2')).toHaveLength(9);
  });

  it('is as it was after a transaction that was undone', async () => {
    await given('syn_1');
    const before = await shown('syn_1');
    await expect(
      db.work.run(tenant, async () => {
        await operations.begin(tenant, 'syn_1', ids(1, 2));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await shown('syn_1')).toEqual(before);
  });

  it('comes in the order of the plan, each state with the first error of those that are in it', async () => {
    await given('syn_1');
    await db.work.run(tenant, () =>
      operations.record(tenant, 'syn_1', [
        result(9, 'failed'),
        result(3, 'failed'),
        result(6, 'skipped'),
      ]),
    );
    const tallies = await operations.outcomes(tenant, 'syn_1');
    expect([...new Set(tallies.map(({ campaignId }) => campaignId))]).toEqual([
      'cmp_1',
      'cmp_2',
      'cmp_0',
    ]);
    expect(
      tallies
        .filter(({ firstError }) => firstError)
        .map(({ status, count, firstError }) => [status, count, firstError?.cause]),
    ).toEqual([
      ['failed', 2, 'kwd_3'],
      ['skipped', 1, 'kwd_6'],
    ]);
  });
});

describe('the operations of a plan', () => {
  it('are all of its changes, however many statements it takes, and none of another plan', async () => {
    const seqs = [1, 2, 25_000, 25_001, 50_001, 75_000];
    const plan = (previewId: string, all: readonly number[]) =>
      write(
        `insert into sync.plan_change (space_id, preview_id, seq, platform, connection_id, campaign_id, action, entity, local_id, change)
      select $1, $2, seq, 'google-ads', 'con_1', 'cmp_1', 'create', 'keyword', 'kwd_' || seq, '{"remoteId": "7"}' from unnest($3::int[]) as seq`,
        [tenant.spaceId, previewId, all],
      );
    await plan('pvw_1', seqs);
    await plan('pvw_2', [3]);
    expect(await db.work.run(tenant, () => operations.addFromPlan(tenant, 'syn_1', 'pvw_1'))).toBe(
      seqs.length,
    );
    const added = await operations.page(tenant, 'syn_1', {}, 0, 100);
    expect(
      added.map(({ seq, localId, status, remoteId }) => [seq, localId, status, remoteId]),
    ).toEqual(seqs.map((seq) => [seq, `kwd_${seq}`, 'pending', '7']));
    expect(await shown('syn_1')).toEqual([`cmp_1 create pending ${seqs.length}`]);
    expect(
      await db.work.run(tenant, () => operations.addFromPlan(tenant, 'syn_2', 'pvw_none')),
    ).toBe(0);
  });
});

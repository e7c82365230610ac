import { randomUUID } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import type { Clock, Tenant } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { syncEngineMigrations } from '../../data/migrations';
import { Previews } from '../../data/previews';
import { syncEngineTables } from '../../data/tables';
import type { LeaseGuard } from '../ports';
import { DropOldPreviews } from './run-preview';

let db: TestDatabase;
let tenant: Tenant;
beforeAll(async () => void (db = await testDatabase(syncEngineTables, syncEngineMigrations)));
afterAll(() => db.close());
beforeEach(() => {
  tenant = { accountId: `acc_${randomUUID()}`, spaceId: `spc_${randomUUID()}` };
});

const NOW = new Date('2026-11-21T12:00:00Z');
const write = (text: string, ...values: readonly unknown[]) =>
  db.work.run(tenant, () => db.database.write(statement(text), [tenant.spaceId, ...values]));

/** A preview with so many changes that was asked for so many days ago. */
const givenPreview = async (
  id: string,
  daysAgo: number,
  { changes = 1, syncId = null as string | null } = {},
): Promise<void> => {
  await write(
    `insert into sync.preview (space_id, id, status, request, platforms, blocked, requested_by, created_at, sync_id)
    values ($1, $2, 'ready', '{}', '[]', '[]', 'usr_1', $3, $4)`,
    id,
    new Date(NOW.getTime() - daysAgo * 86_400_000),
    syncId,
  );
  await write(
    `insert into sync.plan_part (space_id, preview_id, platform, campaign_id, connection_id, digest, basis, imprint, drift, missing, warnings)
    values ($1, $2, 'google-ads', 'cmp_1', 'con_1', '', '{}', '{}', '[]', '[]', '[]')`,
    id,
  );
  await write(
    `insert into sync.plan_change (space_id, preview_id, seq, platform, connection_id, campaign_id, action, entity, local_id, change)
    select $1, $2, seq, 'google-ads', 'con_1', 'cmp_1', 'create', 'keyword', 'kwd_' || seq, '{}' from generate_series(1, $3::int) as seq`,
    id,
    changes,
  );
};
const left = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(
    await Promise.all(
      ['preview', 'plan_part', 'plan_change'].map(async (table) => {
        const rows = await db.database.read<{ id: string }>(
          tenant,
          statement(
            `select distinct ${table === 'preview' ? 'id' : 'preview_id as id'} from sync.${table} where space_id = $1 order by 1`,
          ),
          [tenant.spaceId],
        );
        return [table, rows.map(({ id }) => id)] as const;
      }),
    ),
  );
const everywhere = (...ids: readonly string[]) => ({
  preview: ids,
  plan_part: ids,
  plan_change: ids,
});

const drop = (during: () => Promise<void> = () => Promise.resolve()) =>
  new DropOldPreviews(
    db.work,
    new Previews(db.database),
    { assertHeld: during } as unknown as LeaseGuard,
    { now: () => NOW } as Clock,
  ).execute(tenant, {} as Lease);

describe('previews that were asked for long ago', () => {
  it('go with all that they hold once they are older than thirty days', async () => {
    await givenPreview('pvw_old', 31, { changes: 12_000 });
    await givenPreview('pvw_young', 29);
    await drop();
    expect(await left()).toEqual(everywhere('pvw_young'));
  });

  it('stay when a sync was made from them', async () => {
    await givenPreview('pvw_applied', 90, { syncId: 'syn_1' });
    await givenPreview('pvw_named', 90);
    await write(`insert into sync.sync (space_id, id, preview_id, request, requested_by, created_at, progress_at, waiting, platform_calls, tree_versions, settled_connections)
      values ($1, 'syn_2', 'pvw_named', '{}', 'usr_1', now(), now(), false, '{}', '{}', '[]')`);
    await drop();
    expect(await left()).toEqual(everywhere('pvw_applied', 'pvw_named'));
  });

  it('go a few at a time, the oldest first, and leave other Spaces alone', async () => {
    for (let days = 40; days < 51; days += 1) await givenPreview(`pvw_${days}`, days);
    const mine = tenant;
    tenant = { ...tenant, spaceId: `spc_${randomUUID()}` };
    await drop();
    tenant = mine;
    expect((await left())['preview']).toHaveLength(11);
    await drop();
    expect(await left()).toEqual(everywhere('pvw_40'));
  });

  it('are dropped by nobody who lost the work', async () => {
    await givenPreview('pvw_old', 31);
    await expect(drop(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await left()).toEqual(everywhere('pvw_old'));
  });
});

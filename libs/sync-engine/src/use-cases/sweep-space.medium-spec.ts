import { randomUUID } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import type { Clock, Tenant } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { syncEngineMigrations } from '../data/migrations';
import { Previews } from '../data/previews';
import { OldSyncs } from '../data/syncing/old-syncs';
import { syncEngineTables } from '../data/tables';
import type { LeaseGuard } from './ports';
import { SweepDays, SweepSpace } from './sweep-space';

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

const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

/** A preview with so many changes that was asked for so many days ago. */
const givenPreview = async (id: string, days: number, { changes = 1 } = {}): Promise<void> => {
  await write(
    `insert into sync.preview (space_id, id, status, request, platforms, blocked, requested_by, created_at)
    values ($1, $2, 'ready', '{}', '[]', '[]', 'usr_1', $3)`,
    id,
    daysAgo(days),
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

interface GivenSync {
  readonly previewId?: string;
  readonly endedDaysAgo?: number | null;
  readonly status?: string;
  readonly operations?: number;
}

/** A sync that began so many days ago, and ended then unless something else is stated. */
const givenSync = async (
  id: string,
  days: number,
  { previewId, endedDaysAgo = days, status = 'done', operations = 1 }: GivenSync = {},
): Promise<void> => {
  await write(
    `insert into sync.sync (space_id, id, preview_id, request, requested_by, created_at, progress_at, finished_at, waiting, platform_calls, tree_versions)
    values ($1, $2, $3, '{}', 'usr_1', $4, $4, $5, false, '{}', '{}')`,
    id,
    previewId ?? null,
    daysAgo(days),
    endedDaysAgo === null ? null : daysAgo(endedDaysAgo),
  );
  await write(
    `insert into sync.operation (space_id, sync_id, id, seq, platform, connection_id, campaign_id, entity, local_id, action, status, attempts, change, updated_at)
    select $1, $2, 'op_' || seq, seq, 'google-ads', 'con_1', 'cmp_1', 'keyword', 'kwd_' || seq, 'create', $3, 1, '{}', $4 from generate_series(1, $5::int) as seq`,
    id,
    status,
    daysAgo(days),
    operations,
  );
};
const idsIn = async (column: string, table: string): Promise<readonly string[]> =>
  (
    await db.database.read<{ id: string }>(
      tenant,
      statement(
        `select distinct ${column} as id from sync.${table} where space_id = $1 order by 1`,
      ),
      [tenant.spaceId],
    )
  ).map(({ id }) => id);
const previews = () =>
  Promise.all([
    idsIn('id', 'preview'),
    idsIn('preview_id', 'plan_part'),
    idsIn('preview_id', 'plan_change'),
  ]);
const syncs = () =>
  Promise.all([
    idsIn('id', 'sync'),
    idsIn('sync_id', 'operation'),
    idsIn('sync_id', 'operation_tally'),
  ]);
const thrice = (...ids: readonly string[]) => [ids, ids, ids];

const sweep = ({
  during = () => Promise.resolve(),
  signal = new AbortController().signal,
}: { readonly during?: () => Promise<void>; readonly signal?: AbortSignal } = {}) =>
  new SweepSpace(
    db.work,
    new Previews(db.database),
    new OldSyncs(db.database),
    { assertHeld: during } as unknown as LeaseGuard,
    { now: () => NOW } as Clock,
    new SweepDays({ previews: 7, syncs: 400 }),
  ).execute(tenant, {} as Lease, signal);

describe('previews', () => {
  it('are removed with all their rows, a week after they were replaced', async () => {
    await givenPreview('pvw_1_replaced_8_days_ago', 41, { changes: 2_500 });
    await givenPreview('pvw_2_replaced_6_days_ago', 8);
    await givenPreview('pvw_3_newest', 6);
    expect(await sweep()).toBe(true);
    expect(await previews()).toEqual(thrice('pvw_2_replaced_6_days_ago', 'pvw_3_newest'));
  });

  it('stay for the thirty days in which they can be read', async () => {
    await givenPreview('pvw_1_unreadable', 30.1);
    await givenPreview('pvw_2_readable', 29.9);
    await givenPreview('pvw_3_newest', 8);
    await sweep();
    expect(await previews()).toEqual(thrice('pvw_2_readable', 'pvw_3_newest'));
  });

  it('stay as long as nothing replaced them, however old they are', async () => {
    await givenPreview('pvw_only', 900);
    await sweep();
    expect(await previews()).toEqual(thrice('pvw_only'));
  });

  it('stay while the sync that was made from them goes on', async () => {
    await givenPreview('pvw_1_ended', 90);
    await givenPreview('pvw_2_open', 89);
    await givenPreview('pvw_3_newest', 40);
    await givenSync('syn_ended', 90, { previewId: 'pvw_1_ended' });
    await givenSync('syn_open', 89, { previewId: 'pvw_2_open', endedDaysAgo: null });
    await sweep();
    expect(await previews()).toEqual(thrice('pvw_2_open', 'pvw_3_newest'));
  });
});

describe('syncs', () => {
  it('are removed with their operations and tally 400 days after their end', async () => {
    await givenSync('syn_1_over', 401, { operations: 2_500 });
    await givenSync('syn_2_kept', 399);
    await givenSync('syn_3_ended_later', 401, { endedDaysAgo: 399 });
    expect(await sweep()).toBe(true);
    expect(await syncs()).toEqual(thrice('syn_2_kept', 'syn_3_ended_later'));
  });

  it('stay while the end of a write is unknown', async () => {
    await givenSync('syn_uncertain', 900, { status: 'uncertain' });
    await sweep();
    expect(await syncs()).toEqual(thrice('syn_uncertain'));
  });
});

describe('a round', () => {
  it('removes some of what is too old, the oldest first, and says that there is more', async () => {
    for (let days = 100; days < 160; days += 1) await givenPreview(`pvw_${days}`, days);
    const mine = tenant;
    tenant = { ...tenant, spaceId: `spc_${randomUUID()}` };
    await sweep();
    tenant = mine;
    expect((await previews())[0]).toHaveLength(60);
    expect(await sweep()).toBe(false);
    expect((await previews())[0]).toHaveLength(10);
    expect(await sweep()).toBe(true);
    expect(await previews()).toEqual(thrice('pvw_100'));
  });

  it('stops on request, and the next round continues', async () => {
    await givenSync('syn_over', 401, { operations: 2_500 });
    expect(await sweep({ signal: AbortSignal.abort() })).toBe(false);
    expect(await syncs()).toEqual(thrice('syn_over'));
    expect(await sweep()).toBe(true);
    expect(await syncs()).toEqual(thrice());
  });

  it('removes nothing once another worker has the work', async () => {
    await givenSync('syn_over', 401);
    await expect(sweep({ during: () => Promise.reject(new Error('lost')) })).rejects.toThrow(
      'lost',
    );
    expect(await syncs()).toEqual(thrice('syn_over'));
  });
});

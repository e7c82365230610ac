import { randomUUID } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { syncEngineMigrations } from './migrations';
import { SqlOperations } from './sql-operations';
import { SqlUnansweredUpdates } from './sql-unanswered-updates';
import { syncEngineTables } from './tables';

let db: TestDatabase;
let unanswered: SqlUnansweredUpdates;
let tenant: Tenant;
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
  unanswered = new SqlUnansweredUpdates(db.database);
});
afterAll(() => db.close());
beforeEach(() => {
  tenant = { accountId: `acc_${randomUUID()}`, spaceId: `spc_${randomUUID()}` };
});

const write = (text: string, values: readonly unknown[]) =>
  db.work.run(tenant, () => db.database.write(statement(text), values));

/** An update that was sent so long ago, in a sync that is over or not; answers the sync. */
const givenUpdate = async ({
  status = 'uncertain',
  minutesAgo = 60,
  isOver = true,
  connectionId = 'con_1',
} = {}): Promise<string> => {
  const syncId = `syn_${randomUUID()}`;
  const address = {
    platform: 'google-ads',
    connectionId,
    campaignId: 'cmp_1',
    entity: 'campaign',
    id: 'cmp_1',
  };
  const change = {
    action: 'update',
    address,
    remoteId: '900',
    fields: [{ field: 'status', before: 'PAUSED', after: 'ENABLED', owner: 'local' }],
  };
  await write(
    `insert into sync.sync (space_id, id, request, requested_by, created_at, progress_at, finished_at, waiting, platform_calls, tree_versions, settled_connections)
    values ($1, $2, '{}', 'usr_1', now(), now(), case when $3 then now() end, false, '{}', '{}', '[]')`,
    [tenant.spaceId, syncId, isOver],
  );
  await write(
    `insert into sync.operation (space_id, sync_id, id, seq, platform, connection_id, campaign_id, entity, local_id, action, status, attempts, change, updated_at, remote_id)
    values ($1, $2, 'opr_1', 1, 'google-ads', $6, 'cmp_1', 'campaign', 'cmp_1', 'update', $3, 1, $4, now() - make_interval(mins => $5), '900')`,
    [tenant.spaceId, syncId, status, JSON.stringify(change), minutesAgo, connectionId],
  );
  return syncId;
};
const known = async () =>
  (await unanswered.ofCampaigns(tenant, ['cmp_1'])).map(({ address: { id }, remoteId, fields }) => [
    id,
    remoteId,
    fields,
  ]);
const settleUnseen = () =>
  db.work.run(tenant, () => unanswered.settleUnseen(tenant, 'con_1', ['cmp_1']));

describe('an update whose answer was lost', () => {
  it.each([
    ['started', false],
    ['uncertain', true],
  ])('is known by its campaign while it is %s', async (status, isOver) => {
    await givenUpdate({ status, isOver });
    expect(await known()).toEqual([['cmp_1', '900', [{ field: 'status', after: 'ENABLED' }]]]);
  });

  it.each(['succeeded', 'failed', 'drifted', 'pending'])('is none that %s', async (status) => {
    await givenUpdate({ status });
    expect(await known()).toEqual([]);
  });

  it.each([
    ['of the account', 'con_1', 0],
    ['of another account', 'con_2', 1],
  ])(
    'is in doubt no more once a later sync has done something about the object %s',
    async (_, connectionId, left) => {
      await givenUpdate();
      const syncId = await givenUpdate({ status: 'succeeded', connectionId });
      await db.work.run(tenant, () =>
        new SqlOperations(db.database).settleElsewhere(tenant, syncId),
      );
      expect(await known()).toHaveLength(left);
    },
  );

  it.each([
    ['minutes ago', { minutesAgo: 1 }, 1],
    ['in a sync that runs', { isOver: false }, 1],
    ['long ago', {}, 0],
  ] as const)('that is not to be seen and was sent %s', async (_, update, left) => {
    await givenUpdate(update);
    await settleUnseen();
    expect(await known()).toHaveLength(left);
  });
});

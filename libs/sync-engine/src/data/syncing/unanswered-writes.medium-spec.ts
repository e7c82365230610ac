import { randomUUID } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { syncEngineMigrations } from '../migrations';
import { syncEngineTables } from '../tables';
import { Bindings } from './bindings';
import { Operations } from './operations';
import { LostCreates, UnansweredUpdates } from './unanswered-writes';

describe('sql lost creates', () => {
  let db: TestDatabase;
  let lost: LostCreates;
  let tenant: Tenant;
  beforeAll(async () => {
    db = await testDatabase(syncEngineTables, syncEngineMigrations);
    lost = new LostCreates(db.database);
  });
  afterAll(() => db.close());
  beforeEach(() => {
    tenant = { accountId: `acc_${randomUUID()}`, spaceId: `spc_${randomUUID()}` };
  });

  const write = (text: string, values: readonly unknown[]) =>
    db.work.run(tenant, () => db.database.write(statement(text), values));

  /** A create that was sent so long ago, in a sync that is over or not; returns the sync. */
  const givenCreate = async ({
    status = 'uncertain',
    minutesAgo = 60,
    isOver = true,
    connectionId = 'con_1',
    remoteId = null as string | null,
  } = {}): Promise<string> => {
    const syncId = `syn_${randomUUID()}`;
    const address = {
      platform: 'google-ads',
      connectionId,
      campaignId: 'cmp_1',
      entity: 'adGroup',
      id: 'adg_1',
    };
    const change = {
      action: 'create',
      address,
      parentId: 'cmp_1',
      parentRemoteId: '900',
      name: 'Bread',
      campaignType: 'SEARCH',
      after: { name: 'Bread' },
    };
    await write(
      `insert into sync.sync (space_id, id, request, requested_by, created_at, progress_at, finished_at, waiting, platform_calls, tree_versions, settled_connections)
    values ($1, $2, '{}', 'usr_1', now(), now(), case when $3 then now() end, false, '{}', '{}', '[]')`,
      [tenant.spaceId, syncId, isOver],
    );
    await write(
      `insert into sync.operation (space_id, sync_id, id, seq, platform, connection_id, campaign_id, entity, local_id, action, status, attempts, change, updated_at, remote_id)
    values ($1, $2, 'opr_1', 1, 'google-ads', $6, 'cmp_1', 'adGroup', 'adg_1', 'create', $3, 1, $4, now() - make_interval(mins => $5), $7)`,
      [tenant.spaceId, syncId, status, JSON.stringify(change), minutesAgo, connectionId, remoteId],
    );
    return syncId;
  };
  const found = async () =>
    (await lost.ofCampaigns(tenant, ['cmp_1'])).map(
      ({ address: { id }, parentRemoteId, attributes }) => [id, parentRemoteId, attributes],
    );
  const resolveAbsent = (...ids: readonly string[]) =>
    db.work.run(tenant, () => lost.resolveAbsent(tenant, 'con_1', ids));

  describe('a create whose answer was lost', () => {
    it.each(['started', 'uncertain'])('is known by its campaign while it is %s', async (status) => {
      await givenCreate({ status });
      expect([
        await lost.campaignIds(tenant, {}),
        await lost.campaignIds(tenant, { platforms: ['meta-ads'] }),
        await found(),
      ]).toEqual([['cmp_1'], [], [['adg_1', '900', { name: 'Bread' }]]]);
    });

    it('is still in the hands of a sync that runs', async () => {
      await givenCreate({ isOver: false });
      expect(await found()).toEqual([]);
    });

    it.each([true, false])('keeps its connection, be the sync over (%s) or not', async (isOver) => {
      await givenCreate({ isOver });
      const through = (id: string) => new Bindings(db.database).campaignsThrough(tenant, id);
      expect([await through('con_1'), await through('con_2')]).toEqual([['cmp_1'], []]);
    });

    it('is ours no more when its campaign was released since, nor keeps its connection', async () => {
      await givenCreate();
      await write(
        `insert into sync.released_object (space_id, platform, connection_id, external_account_id, campaign_id, remote_id, name, campaign_type, effect, released_at)
      values ($1, 'google-ads', 'con_1', '1', 'cmp_1', '900', 'Autumn', 'SEARCH', 'LEAVE', now())`,
        [tenant.spaceId],
      );
      expect([
        await found(),
        await new Bindings(db.database).campaignsThrough(tenant, 'con_1'),
      ]).toEqual([[], []]);
    });

    it.each([
      ['there', 'con_1', '901', []],
      ['on another account', 'con_2', '901', ['con_1']],
      ['without an object of it', 'con_1', null, ['con_1']],
    ])(
      'is known again once a sync has done something about it %s',
      async (_, connectionId, remoteId, left) => {
        await givenCreate();
        const syncId = await givenCreate({ status: 'succeeded', connectionId, remoteId });
        await db.work.run(tenant, () =>
          new Operations(db.database).resolveElsewhere(tenant, syncId),
        );
        expect(
          (await lost.ofCampaigns(tenant, ['cmp_1'])).map(({ address }) => address.connectionId),
        ).toEqual(left);
      },
    );

    it('is resolved when it is not there, but for one that may only be late', async () => {
      await givenCreate({ minutesAgo: 1 });
      await resolveAbsent('adg_1');
      expect(await found()).toHaveLength(1);
      await write(
        `update sync.operation set updated_at = now() - interval '11 minutes' where space_id = $1`,
        [tenant.spaceId],
      );
      await resolveAbsent('adg_2');
      expect(await found()).toHaveLength(1);
      await resolveAbsent('adg_1');
      expect(await found()).toEqual([]);
    });
  });
});

describe('sql unanswered updates', () => {
  let db: TestDatabase;
  let unanswered: UnansweredUpdates;
  let tenant: Tenant;
  beforeAll(async () => {
    db = await testDatabase(syncEngineTables, syncEngineMigrations);
    unanswered = new UnansweredUpdates(db.database);
  });
  afterAll(() => db.close());
  beforeEach(() => {
    tenant = { accountId: `acc_${randomUUID()}`, spaceId: `spc_${randomUUID()}` };
  });

  const write = (text: string, values: readonly unknown[]) =>
    db.work.run(tenant, () => db.database.write(statement(text), values));

  /** An update that was sent so long ago, in a sync that is over or not; returns the sync. */
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
    (await unanswered.ofCampaigns(tenant, ['cmp_1'])).map(
      ({ address: { id }, remoteId, fields }) => [id, remoteId, fields],
    );
  const resolveUnseen = () =>
    db.work.run(tenant, () => unanswered.resolveUnseen(tenant, 'con_1', ['cmp_1']));

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
          new Operations(db.database).resolveElsewhere(tenant, syncId),
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
      await resolveUnseen();
      expect(await known()).toHaveLength(left);
    });
  });
});

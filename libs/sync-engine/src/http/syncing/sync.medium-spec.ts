import 'reflect-metadata';
import type { Tenant } from '@switchyard/kernel';
import { bindingsSide } from '../../domain/basis/basis';
import {
  addressOf,
  computes,
  CONNECTION,
  newId,
  oldPreview,
  plannedPart,
  plannedUpdate,
} from '../testing/given-plan';
import { type Call, syncBench, type SyncBench, USER } from '../testing/http-bench';

const HASH = 'a'.repeat(64);
let bench: SyncBench;
let tenant: Tenant;
let call: Call;
let campaign: string;
beforeAll(async () => {
  bench = await syncBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  tenant = bench.newTenant();
  call = bench.as(tenant);
  campaign = newId('cmp');
  bench.world.campaigns.set(campaign, 'Autumn');
  bench.world.answer = computes(bench, {
    planHash: HASH,
    changes: [
      plannedUpdate(addressOf(campaign)),
      plannedUpdate(addressOf(campaign, 'google-ads', 'adGroup', newId('adg'))),
    ],
  });
});

const preview = () => call('POST', '/sync/preview', {});
const started = async (): Promise<string> => {
  await preview();
  return (await call('POST', '/sync', { planHash: HASH })).data['syncId']!;
};
/** Does what the worker does at the end of a sync. */
const finish = (
  id: string,
  statuses: readonly ['succeeded' | 'failed' | 'skipped', 'succeeded' | 'failed' | 'skipped'],
) =>
  bench.work.run(tenant, async () => {
    const { operations, syncs } = bench.stores;
    const error = {
      code: 'PLATFORM_REFUSED',
      message: 'No.',
      field: 'schedule/0/bidModifier',
      platformCode: 'X1',
      platformRequestId: 'r1',
      retryable: false,
    };
    const results = (await operations.page(tenant, id, {}, 0, 100)).map((operation, index) => ({
      id: operation.id,
      status: statuses[index]!,
      remoteId: '77',
      error: statuses[index] === 'failed' ? error : null,
      overwritten:
        statuses[index] === 'succeeded'
          ? [{ field: 'budgetMicros', local: 30_000_000, remote: 55_000_000 }]
          : null,
    }));
    await operations.record(tenant, id, results);
    await syncs.change(tenant, id, {
      startedAt: new Date(),
      finishedAt: new Date(),
      platformCalls: { 'google-ads': 7 },
    });
  });

/** Made from a binding that is no longer there. */
const movedPart = (previewId: string) => {
  const was = bindingsSide([
    {
      address: addressOf(campaign),
      parentId: null,
      parentRemoteId: null,
      name: 'Autumn',
      campaignType: 'SEARCH',
      remoteId: '1',
      applied: { budgetMicros: 1 },
      state: 'ready',
    },
  ]);
  const part = plannedPart(previewId, campaign);
  return {
    ...part,
    basis: { ...part.basis, bindings: was.digest },
    imprint: { ...part.imprint, bindings: was.imprint },
  };
};
const held = (campaignId: string) => ({
  campaignId,
  name: 'Winter',
  platform: 'google-ads' as const,
  findings: [
    {
      kind: 'requirement' as const,
      source: 'platform' as const,
      code: 'REMOTE_NAME_TAKEN' as const,
      platform: 'google-ads' as const,
      entity: { type: 'campaign' as const, id: campaignId },
      field: 'name',
      message: 'The name is taken there.',
      fix: 'Rename the campaign.',
    },
  ],
});

describe('POST /sync', () => {
  it('starts a sync of the previewed plan', async () => {
    await preview();
    const { status, data, headers } = await call('POST', '/sync', { planHash: HASH });
    expect([status, data, headers['location'], headers['retry-after']]).toEqual([
      202,
      { syncId: expect.stringMatching(/^syn_/) as string, status: 'started' },
      `/api/v1/sync/${data['syncId']}`,
      '1',
    ]);
  });

  it('starts a sync of a scope', async () => {
    const { data } = await call('POST', '/sync', {
      platforms: ['google-ads'],
      options: { includeAds: false },
    });
    expect((await call('GET', `/sync/${data['syncId']}`)).data).toMatchObject({
      status: 'queued',
      effectiveStatus: 'queued',
      planHash: null,
      scope: { platforms: ['google-ads'], options: { includeAds: false } },
    });
  });

  it('starts a sync of everything when nothing is stated', async () => {
    expect((await call('POST', '/sync')).status).toBe(202);
  });

  it('has nothing to do for an empty plan', async () => {
    bench.world.answer = computes(bench, { planHash: HASH, changes: [] });
    await preview();
    expect(await call('POST', '/sync', { planHash: HASH })).toMatchObject({
      status: 200,
      data: { syncId: null, status: 'nothing_to_sync' },
    });
  });

  it('refuses a plan whose basis moved, in the words of the contract', async () => {
    bench.world.answer = computes(bench, {
      planHash: HASH,
      changes: [plannedUpdate(addressOf(campaign))],
      parts: (id) => [movedPart(id)],
    });
    await preview();
    expect(await call('POST', '/sync', { planHash: HASH })).toMatchObject({
      status: 409,
      refused: ['SYNC_PLAN_DRIFT'],
      details: {
        planHash: HASH,
        changed: [
          { part: 'bindings', entity: 'campaign', id: campaign, fields: ['budget', 'remoteId'] },
        ],
      },
    });
  });

  it('refuses a second sync, naming the first', async () => {
    const syncId = await started();
    expect(await call('POST', '/sync', {})).toMatchObject({
      status: 409,
      refused: ['SYNC_ALREADY_ACTIVE'],
      details: { syncId },
    });
  });

  it('refuses a plan that was applied, naming its sync', async () => {
    const syncId = await started();
    await finish(syncId, ['succeeded', 'succeeded']);
    expect(await call('POST', '/sync', { planHash: HASH })).toMatchObject({
      status: 409,
      refused: ['PLAN_ALREADY_APPLIED'],
      details: { syncId },
    });
  });

  it('names the sync of a plan to a caller who asks again while it runs', async () => {
    const syncId = await started();
    expect(await call('POST', '/sync', { planHash: HASH })).toMatchObject({
      status: 409,
      refused: ['PLAN_ALREADY_APPLIED'],
      details: { syncId },
    });
  });

  it('names the sync of a plan although it changed what the plan was made from', async () => {
    const syncId = await started();
    await finish(syncId, ['succeeded', 'succeeded']);
    await bench.work.run(tenant, async () => {
      const applied = (await bench.stores.previews.byHash(tenant, HASH))!;
      await bench.stores.previews.addPart(tenant, movedPart(applied.id));
    });
    expect(await call('POST', '/sync', { planHash: HASH })).toMatchObject({
      refused: ['PLAN_ALREADY_APPLIED'],
      details: { syncId },
    });
  });

  it('names the sync of a plan that was previewed twice before, and takes a preview that was made since', async () => {
    await preview();
    const syncId = await started();
    await finish(syncId, ['succeeded', 'succeeded']);
    expect(await call('POST', '/sync', { planHash: HASH })).toMatchObject({
      refused: ['PLAN_ALREADY_APPLIED'],
      details: { syncId },
    });
    await preview();
    expect((await call('POST', '/sync', { planHash: HASH })).status).toBe(202);
  });

  it('names the sync of a plan that is too old by now', async () => {
    const applied = {
      ...oldPreview(tenant, 'c'.repeat(64), new Date(Date.now() - 25 * 3_600_000)),
      syncId: await started(),
    };
    await bench.work.run(tenant, () => bench.stores.previews.add(tenant, applied));
    expect((await call('POST', '/sync', { planHash: applied.planHash })).refused).toEqual([
      'PLAN_ALREADY_APPLIED',
    ]);
  });

  it('refuses a plan in which everything is blocked, with what is blocked', async () => {
    const blocked = [held(campaign)];
    bench.world.answer = computes(bench, { planHash: HASH, changes: [], more: { blocked } });
    await preview();
    expect(await call('POST', '/sync', { planHash: HASH })).toMatchObject({
      status: 409,
      refused: ['PLAN_BLOCKED'],
      details: { blocked },
    });
    expect((await call('GET', '/sync')).rows).toEqual([]);
  });

  it('names what is blocked of a plan that is sent, and ends as partial', async () => {
    const other = newId('cmp');
    bench.world.answer = computes(bench, {
      planHash: HASH,
      changes: [plannedUpdate(addressOf(campaign))],
      more: { blocked: [held(other)] },
    });
    const id = await started();
    await finish(id, ['succeeded', 'succeeded']);
    expect((await call('GET', `/sync/${id}`)).data).toMatchObject({
      effectiveStatus: 'partial',
      counts: { exported: 1, blocked: 1 },
      progress: {
        campaignDetails: [
          { campaignId: campaign, status: 'completed', error: null },
          {
            campaignId: other,
            name: 'Winter',
            platform: 'google-ads',
            status: 'blocked',
            error: 'REMOTE_NAME_TAKEN',
            errorDetails: { field: 'name', message: 'The name is taken there.' },
          },
        ],
      },
    });
  });

  it('refuses an old plan and an unknown one', async () => {
    await bench.work.run(tenant, () =>
      bench.stores.previews.add(
        tenant,
        oldPreview(tenant, 'c'.repeat(64), new Date(Date.now() - 25 * 3_600_000)),
      ),
    );
    expect((await call('POST', '/sync', { planHash: 'c'.repeat(64) })).refused).toEqual([
      'PLAN_EXPIRED',
    ]);
    expect((await call('POST', '/sync', { planHash: 'd'.repeat(64) })).refused).toEqual([
      'PLAN_NOT_FOUND',
    ]);
  });

  it('takes a hash or a scope, never both', async () => {
    expect(
      (await call('POST', '/sync', { planHash: HASH, platforms: ['google-ads'], force: false }))
        .refused,
    ).toEqual(['VALIDATION_ERROR', 'NOT_ALLOWED /platforms', 'NOT_ALLOWED /force']);
    expect((await call('POST', '/sync', { planHash: 'xyz' })).refused[0]).toBe('VALIDATION_ERROR');
  });

  it('does not know campaigns of others', async () => {
    expect(await call('POST', '/sync', { campaignIds: [newId('cmp')] })).toMatchObject({
      status: 404,
      refused: ['NOT_FOUND'],
      details: { path: '/campaignIds/0' },
    });
    expect((await call('GET', '/sync')).rows).toEqual([]);
  });

  it.each([
    ['|VIEWER', 'ROLE_TOO_LOW'],
    ['|OWNER|sync:write', 'INSUFFICIENT_SCOPE'],
    ['|OWNER|campaigns:write', 'INSUFFICIENT_SCOPE'],
  ])('is not for %s', async (who, code) => {
    expect((await bench.as(tenant, who)('POST', '/sync', {})).refused).toEqual([code]);
  });
});

describe('GET /sync/:id', () => {
  it('is polled until it is over', async () => {
    const id = await started();
    expect(await call('GET', `/sync/${id}`)).toMatchObject({
      status: 200,
      headers: { 'retry-after': '1' },
      data: {
        id,
        effectiveStatus: 'queued',
        planHash: HASH,
        requestedBy: USER,
        startedAt: null,
        finishedAt: null,
        progress: { total: 2, done: 0 },
      },
    });
    await finish(id, ['failed', 'skipped']);
    const over = await call('GET', `/sync/${id}`);
    expect(over.headers['retry-after']).toBeUndefined();
    expect(over.data).toMatchObject({
      status: 'failed',
      effectiveStatus: 'failed',
      counts: { exported: 0, failed: 1, skipped: 1 },
      platformCalls: { 'google-ads': 7 },
      progress: {
        total: 2,
        done: 2,
        campaignDetails: [
          {
            campaignId: campaign,
            name: 'Autumn',
            platform: 'google-ads',
            status: 'failed',
            error: 'PLATFORM_REFUSED',
          },
        ],
      },
    });
    expect(over.data['progress']!['campaignDetails']![0]!['errorDetails']).toEqual({
      code: 'PLATFORM_REFUSED',
      message: 'No.',
      field: 'adScheduleStructured/windows/0/bidModifier',
      platformCode: 'X1',
      platformRequestId: 'r1',
      retryable: false,
    });
  });

  it('failed when there never was a plan', async () => {
    const { data } = await call('POST', '/sync', {});
    const failure = { code: 'INTERNAL_ERROR', message: 'No plan.' };
    await bench.work.run(tenant, () =>
      bench.stores.syncs.change(tenant, data['syncId']!, {
        startedAt: new Date(),
        finishedAt: new Date(),
        failure,
      }),
    );
    expect((await call('GET', `/sync/${data['syncId']}`)).data).toMatchObject({
      status: 'failed',
      effectiveStatus: 'failed',
      failure,
    });
  });

  it('calls a campaign that the catalog has given up what its plan called it', async () => {
    const id = await started();
    bench.world.campaigns.delete(campaign);
    expect((await call('GET', `/sync/${id}`)).data).toMatchObject({
      progress: { campaignDetails: [{ name: 'Autumn' }] },
    });
  });

  it('is unknown to others', async () => {
    const id = await started();
    const stranger = bench.as(bench.newTenant());
    for (const path of [`/sync/${id}`, `/sync/${id}/operations`, '/sync/syn_1']) {
      expect((await stranger('GET', path)).refused).toEqual(['NOT_FOUND']);
    }
    expect((await stranger('POST', `/sync/${id}/cancel`)).refused).toEqual(['NOT_FOUND']);
  });
});

describe('GET /sync', () => {
  it('lists newest first, page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift(await started());
      await finish(ids[0]!, ['succeeded', 'succeeded']);
    }
    const first = await call('GET', '/sync?limit=2');
    const second = await call('GET', `/sync?limit=2&cursor=${first.meta.nextCursor}`);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(second).toMatchObject({ meta: { nextCursor: null, total: 1 } });
  });
});

describe('GET /sync/:id/operations', () => {
  it('lists them in the order of the plan, by filter and page', async () => {
    const id = await started();
    await finish(id, ['succeeded', 'failed']);
    const first = await call('GET', `/sync/${id}/operations?limit=1`);
    const second = await call(
      'GET',
      `/sync/${id}/operations?limit=1&cursor=${first.meta.nextCursor}`,
    );
    expect([first.rows[0], second.rows[0]]).toMatchObject([
      {
        campaignId: campaign,
        entity: 'campaign',
        entityId: campaign,
        platform: 'google-ads',
        action: 'update',
        status: 'succeeded',
        attempts: 0,
        fields: ['budget'],
        remoteId: '77',
        error: null,
        warnings: [{ code: 'DRIFT_OVERWRITTEN', field: 'budget', local: 30, remote: 55 }],
      },
      {
        entity: 'adGroup',
        status: 'failed',
        warnings: [],
        error: { code: 'PLATFORM_REFUSED', platformCode: 'X1' },
      },
    ]);
    expect(
      (
        await call(
          'GET',
          `/sync/${id}/operations?status=failed&campaignId=${campaign}&platform=google-ads`,
        )
      ).rows,
    ).toHaveLength(1);
    expect((await call('GET', `/sync/${id}/operations?status=done`)).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF query.status',
    ]);
  });

  it('refuses the cursor of another list', async () => {
    const id = await started();
    await finish(id, ['succeeded', 'succeeded']);
    await started();
    const { meta } = await call('GET', '/sync?limit=1');
    expect((await call('GET', `/sync/${id}/operations?cursor=${meta.nextCursor}`)).refused).toEqual(
      ['VALIDATION_ERROR', 'BAD_FORMAT query.cursor'],
    );
  });
});

describe('POST /sync/:id/cancel', () => {
  it('asks a running sync to stop, once or twice, and an ended one not at all', async () => {
    const id = await started();
    expect(await call('POST', `/sync/${id}/cancel`)).toMatchObject({
      status: 200,
      data: { id, effectiveStatus: 'queued' },
    });
    expect((await call('POST', `/sync/${id}/cancel`)).status).toBe(200);
    await finish(id, ['skipped', 'skipped']);
    expect((await call('GET', `/sync/${id}`)).data).toMatchObject({ effectiveStatus: 'cancelled' });
    expect((await call('POST', `/sync/${id}/cancel`)).refused).toEqual(['SYNC_NOT_ACTIVE']);
  });
});

describe('/connections/:id', () => {
  beforeEach(() => {
    bench.world.connections.add(CONNECTION);
    bench.world.linked.clear();
    bench.world.otherSpaces = [];
  });
  const finding = { code: 'CURRENCY_MISMATCH', message: 'm', fix: 'f' } as const;

  it.each(['ERROR', 'WARNING'] as const)('is tried by the worker: %s', async (severity) => {
    const result = {
      findings: [{ ...finding, severity }],
      accounts: [{ externalAccountId: '1', name: 'Shop', currency: null, timeZone: null }],
    };
    bench.world.answer = (who, kind, id) =>
      bench.work.run(who, () =>
        kind === 'check' ? bench.stores.checks.answer(who, id, result) : Promise.resolve(),
      );
    expect(await call('POST', `/connections/${CONNECTION}/check`)).toMatchObject({
      status: 200,
      data: { ok: severity === 'WARNING', ...result },
    });
  });

  it('is refused to guests and unknown to other accounts', async () => {
    const guest = bench.as(tenant, '|EDITOR||acc_2');
    expect((await guest('POST', `/connections/${CONNECTION}/check`)).refused).toEqual([
      'ROLE_TOO_LOW',
    ]);
    expect((await guest('DELETE', `/connections/${CONNECTION}`)).refused).toEqual(['ROLE_TOO_LOW']);
    for (const id of [newId('con'), 'con_1']) {
      expect((await call('DELETE', `/connections/${id}`)).refused).toEqual(['NOT_FOUND']);
    }
  });

  it('is removed when nothing is linked through it', async () => {
    expect((await call('DELETE', `/connections/${CONNECTION}`)).status).toBe(204);
    expect(bench.world.connections.has(CONNECTION)).toBe(false);
    expect(bench.world.leftGrants).toEqual([]);
  });

  it('asks for the end of its grant when it is removed', async () => {
    bench.world.grants.set(CONNECTION, 'gnt_1');
    expect((await call('DELETE', `/connections/${CONNECTION}`)).status).toBe(204);
    expect(bench.world.leftGrants).toEqual(['gnt_1']);
  });

  it('stays while campaigns are linked through it, in any Space of the account', async () => {
    const [seen, hidden] = [bench.newTenant(), bench.newTenant()];
    bench.world.otherSpaces = [
      { spaceId: seen.spaceId, isMember: true },
      { spaceId: hidden.spaceId, isMember: false },
    ];
    bench.world.linked.set(`${hidden.spaceId} ${CONNECTION}`, ['cmp_x', 'cmp_y']);
    await bench.work.run(seen, () =>
      bench.stores.bindings.keep(seen, [
        {
          address: addressOf(campaign),
          parentId: null,
          parentRemoteId: null,
          name: 'Autumn',
          campaignType: 'SEARCH',
          remoteId: '1',
          applied: {},
          state: 'ready',
        },
      ]),
    );
    expect(await call('DELETE', `/connections/${CONNECTION}`)).toMatchObject({
      status: 409,
      refused: ['CONNECTION_IN_USE'],
      details: { campaignIds: [campaign], hiddenCampaigns: 2 },
    });
    expect(bench.world.connections.has(CONNECTION)).toBe(true);
  });
});

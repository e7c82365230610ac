import {
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  patient,
  previewed,
  refusalOf,
  startSystem,
  synced,
  syncOf,
  triggered,
  type System,
} from '@switchyard/test-kit';
import { remoteCounts, theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await startSystem({ skipsWaits: true })), 120_000);
afterAll(() => system?.stop());
afterEach(() => system.emulators.clearFaults());

const given = async () => {
  const party = await givenParty(system);
  const connection = await givenConnection(party, 'google-ads');
  const tree = await givenCampaignTree(party, { platforms: ['google-ads'] });
  const path = { id: tree.campaignId };
  const change = (body: { name?: string; budget?: number; status?: 'ENABLED' | 'PAUSED' }) =>
    party.client.campaigns.update(path.id, body);
  const trigger = (planHash: string) => party.client.sync.trigger({ planHash });
  /** Codes of what keeps the campaign from serving, or is otherwise to be known. */
  const reported = async () =>
    (await party.client.campaigns.get(path.id)).deliverySummary.reasons.map(({ code }) => code);
  const failures = () => party.client.alerts.list({ kind: 'SYNC_FAILED' }).toArray();
  return { party, connection, tree, change, trigger, reported, failures };
};

describe('a plan', () => {
  it('is applied once; an equal one can be applied again', async () => {
    const { party, trigger } = await given();
    const { planHash } = await previewed(party);
    const syncId = await triggered(party, planHash);
    await finished(party, syncId);
    expect((await refusalOf(trigger(planHash))).code).toBe('PLAN_ALREADY_APPLIED');
    expect((await refusalOf(trigger('0'.repeat(64)))).code).toBe('PLAN_NOT_FOUND');
  });
});

describe('a remote edit between preview and trigger', () => {
  it('is not overwritten: the operation is drifted, the sync partial, and the next preview shows it', async () => {
    const { party, connection, change, tree } = await given();
    await synced(party);
    await party.client.keywords.update(tree.keywordIds[0]!, { status: 'PAUSED' });
    await change({ name: `Renamed ${tree.campaignId}` });
    const { planHash } = await previewed(party);
    const campaign = await theRemote(system, connection, 'campaign');
    await system.emulators.edit(campaign, { status: 'ENABLED' });
    const sync = await finished(party, await triggered(party, planHash));
    expect(sync.effectiveStatus).toBe('partial');
    const operations = await party.client.sync.listOperations(sync.id).toArray();
    expect(operations.find(({ entity }) => entity === 'campaign')).toMatchObject({
      status: 'drifted',
      error: { code: 'REMOTE_DRIFT' },
    });
    expect(operations.find(({ entity }) => entity === 'keyword')).toMatchObject({
      status: 'succeeded',
    });
    expect(await theRemote(system, connection, 'campaign')).toMatchObject({
      status: 'ENABLED',
      name: campaign.name,
    });
    const next = await previewed(party);
    expect(next.drift).toEqual([
      expect.objectContaining({
        campaignId: tree.campaignId,
        field: 'status',
        local: 'PAUSED',
        remote: 'ENABLED',
      }),
    ]);
  });

  it('is decided by resolve, either way', async () => {
    const { party, connection, tree, reported } = await given();
    await synced(party);
    expect(await reported()).not.toContain('REMOTE_DRIFT');
    await system.emulators.edit(await theRemote(system, connection, 'campaign'), {
      status: 'ENABLED',
    });
    await previewed(party);
    expect(await reported()).toContain('REMOTE_DRIFT');
    const take = (side: 'local' | 'remote') => ({
      resolve: [
        {
          campaignId: tree.campaignId,
          platform: 'google-ads' as const,
          field: 'status' as const,
          take: side,
        },
      ],
    });
    expect((await synced(party, take('remote'))).counts.imported).toBe(1);
    expect(await reported()).not.toContain('REMOTE_DRIFT');
    expect((await party.client.campaigns.get(tree.campaignId)).status).toBe('ENABLED');
    await system.emulators.edit(await theRemote(system, connection, 'campaign'), {
      status: 'PAUSED',
    });
    expect((await synced(party, take('local'))).counts.exported).toBe(1);
    expect((await theRemote(system, connection, 'campaign')).status).toBe('ENABLED');
  });

  it('that deletes the object is reported, and never repaired silently', async () => {
    const { party, connection } = await given();
    await synced(party);
    await system.emulators.remove(await theRemote(system, connection, 'campaign'));
    const plan = await previewed(party);
    expect(plan.warnings.map(({ code }) => code)).toContain('REMOTE_MISSING');
    expect((await remoteCounts(system, connection)).campaign).toBe(0);
    expect(
      plan.platforms.flatMap(({ changes }) => changes).filter(({ action }) => action === 'create'),
    ).toEqual([]);
  });
});

describe('cancelling', () => {
  it('takes effect before the next request; what was sent stays; the rest is an ordinary difference', async () => {
    const { party, connection } = await given();
    const { planHash } = await previewed(party);
    await system.emulators.fault({
      platform: 'google-ads',
      match: { path: 'mutate' },
      fault: 'delay',
      delayMs: 2_000,
    });
    const id = await triggered(party, planHash);
    await system.holds(async () =>
      expect(
        (await party.client.sync.listOperations(id, { status: 'started' }).toArray()).length,
      ).toBeGreaterThan(0),
    );
    await party.client.sync.cancel(id);
    const sync = await finished(party, id);
    expect(sync.effectiveStatus).toBe('cancelled');
    expect(await remoteCounts(system, connection)).toEqual({
      campaign: 1,
      adGroup: 0,
      ad: 0,
      keyword: 0,
    });
    expect((await refusalOf(party.client.sync.cancel(id))).code).toBe('SYNC_NOT_ACTIVE');
    await synced(party);
    expect(await remoteCounts(system, connection)).toEqual({
      campaign: 1,
      adGroup: 1,
      ad: 1,
      keyword: 2,
    });
  });
});

describe('a sync that failed entirely', () => {
  it('is reported to the owner once, previewed and triggered again, and then reported as over', async () => {
    const { party, connection, failures } = await given();
    const first = await previewed(party);
    const body = { error: { code: 400, message: 'no', status: 'INVALID_ARGUMENT' } };
    await system.emulators.fault({
      platform: 'google-ads',
      match: { path: 'mutate' },
      fault: 'http',
      status: 400,
      body,
      times: 50,
    });
    const failed = await finished(party, await triggered(party, first.planHash));
    expect([failed.effectiveStatus, failed.counts.exported]).toEqual(['failed', 0]);
    expect(await failures()).toMatchObject([
      {
        subject: { type: 'sync', id: failed.id },
        settledAt: null,
        readAt: null,
        details: { counts: { exported: 0, failed: failed.counts.failed } },
      },
    ]);
    await system.emulators.clearFaults();
    const again = await previewed(party);
    expect((await finished(party, await triggered(party, again.planHash))).effectiveStatus).toBe(
      'completed',
    );
    expect(await failures()).toMatchObject([
      { subject: { id: failed.id }, settledAt: expect.any(String) as string },
    ]);
    expect(await remoteCounts(system, connection)).toEqual({
      campaign: 1,
      adGroup: 1,
      ad: 1,
      keyword: 2,
    });
  });
});

describe('without a worker', () => {
  it('preview answers 503 within five seconds, and a trigger is kept until one comes', async () => {
    const { party, trigger } = await given();
    const { planHash } = await previewed(party);
    await system.killWorkers();
    const started = await trigger(planHash);
    const since = Date.now();
    const refusal = await refusalOf(party.client.sync.preview({}));
    expect([refusal.status, refusal.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(Date.now() - since).toBeLessThan(patient(5_000));
    expect((await syncOf(party, started.syncId as string)).effectiveStatus).toBe('queued');
    await system.startWorker();
    expect((await finished(party, started.syncId as string)).effectiveStatus).toBe('completed');
  });
});

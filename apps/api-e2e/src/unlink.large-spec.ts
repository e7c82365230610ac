import type { PlatformId } from '@switchyard/kernel';
import {
  answered,
  type ConnectionMade,
  eventually,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenParty,
  type Party,
  previewed,
  refused,
  releaseSystem,
  sharedSystem,
  synced,
  type System,
  type TreeOptions,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft } from './plans';
import { remoteCounts, remoteObjects, theRemote } from './remote-objects';
import { whenStruck } from './system-probes';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));
afterEach(() => system.emulators.clearFaults());
jest.setTimeout(60_000);

type Remote = 'PAUSE' | 'REMOVE' | 'LEAVE';
const ONE_TREE = { campaign: 1, adGroup: 1, ad: 1, keyword: 2 };
const GOOGLE = ['google-ads'] as const;

const unlink = (
  party: Party,
  platform: PlatformId,
  remote?: Remote,
  campaignIds?: readonly string[],
) =>
  party.api.POST('/api/v1/campaigns/unlink', {
    body: {
      platform,
      ...(remote ? { remote } : {}),
      ...(campaignIds ? { campaignIds: [...campaignIds] } : {}),
    },
  });
const unlinked = async (...asked: Parameters<typeof unlink>) =>
  (await answered(unlink(...asked))).results;
/**
 * Waits until the last release of a campaign is so. Returns the platforms of other releases in the
 * same answer.
 */
const released = (party: Party, platform: PlatformId, campaignId: string, status: string) =>
  party.system.holds(async () => {
    const { releases } = await answered(unlink(party, platform, 'PAUSE', [campaignId]));
    const own = releases.filter((one) => one.campaignId === campaignId);
    expect(own.map((one) => one.status)).toEqual([status]);
    return releases.filter((one) => one.campaignId !== campaignId);
  });
const googleIsDown = () =>
  system.emulators.fault({
    platform: 'google-ads',
    match: {},
    fault: 'http',
    status: 503,
    body: {},
    times: 10_000,
  });
const given = async (options: TreeOptions = { platforms: GOOGLE }) => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const tree = await givenCampaignTree(party, options);
  return {
    party,
    connections,
    google: connections['google-ads'],
    tree,
    campaign: campaignCalls(party, tree.campaignId),
  };
};
const changesOf = async (party: Party, scope = {}) =>
  (await previewed(party, scope)).platforms.flatMap(({ changes }) => changes);
const brief = (changes: Awaited<ReturnType<typeof changesOf>>) =>
  changes
    .filter(({ entity }) => entity === 'campaign')
    .map(({ action, platform }) => `${action} ${platform}`)
    .sort();
const statuses = async (connection: ConnectionMade) =>
  (await remoteObjects(system, connection, 'campaign')).map(({ status }) => status).sort();

describe('unlinking', () => {
  it('releases a running campaign: here at once, and paused on the platform without a plan; the campaign is created again under its own name', async () => {
    const { party, google, tree, campaign } = await given();
    await campaign.change({ status: 'ENABLED' });
    await synced(party);
    const before = await theRemote(system, google, 'campaign');
    const answer = await answered(unlink(party, 'google-ads'));
    expect(answer).toEqual({
      results: { [tree.campaignId]: 'unlinked' },
      releases: [
        { campaignId: tree.campaignId, platform: 'google-ads', status: 'pending', error: null },
      ],
    });
    await released(party, 'google-ads', tree.campaignId, 'confirmed');
    expect(await statuses(google)).toEqual(['PAUSED']);
    for (const again of ['PAUSE', 'REMOVE'] as const) {
      expect(await unlinked(party, 'google-ads', again, [tree.campaignId])).toEqual({
        [tree.campaignId]: 'not_linked',
      });
    }
    const adopting = await previewed(party, {
      adopt: [{ platform: 'google-ads', remoteIds: [before.id] }],
    });
    expect(adopting.blocked.flatMap(({ findings }) => findings.map(({ code }) => code))).toContain(
      'REMOTE_RELEASED',
    );
    const after = await campaign.get();
    expect([after.platformLinks, after.connectionIds, after.deliverySummary.serving]).toEqual([
      {},
      {},
      false,
    ]);
    const plan = await previewed(party);
    expect([plan.blocked, brief(plan.platforms.flatMap(({ changes }) => changes))]).toEqual([
      [],
      ['create google-ads'],
    ]);
    const sync = await synced(party);
    expect([sync.effectiveStatus, sync.counts.exported]).toEqual(['completed', 1 + 1 + 1 + 2]);
    const remote = await remoteObjects(system, google, 'campaign');
    expect(remote.find(({ id }) => id === before.id)).toMatchObject({
      status: 'PAUSED',
      name: `${before.name} (unlinked ${before.id})`,
    });
    expect(remote.filter(({ id }) => id !== before.id)).toEqual([
      expect.objectContaining({ status: 'ENABLED', name: before.name }),
    ]);
    expect((await campaign.get()).platformLinks['google-ads']?.remoteId).not.toBe(before.id);
    await expectNothingLeft(party);
  });

  it('with REMOVE frees the name before the plan that creates it again; with LEAVE changes nothing on the platform', async () => {
    const { party, google, tree, campaign } = await given();
    await campaign.change({ status: 'ENABLED' });
    await synced(party);
    const first = await theRemote(system, google, 'campaign');
    await unlinked(party, 'google-ads', 'REMOVE', [tree.campaignId]);
    expect(brief(await changesOf(party))).toEqual(['create google-ads']);
    expect(await released(party, 'google-ads', tree.campaignId, 'confirmed')).toEqual([]);
    expect((await synced(party)).effectiveStatus).toBe('completed');
    const second = await theRemote(system, google, 'campaign');
    expect([second.id === first.id, await remoteCounts(system, google)]).toEqual([false, ONE_TREE]);
    await expectNothingLeft(party);
    await unlinked(party, 'google-ads', 'LEAVE');
    await campaign.change({ platforms: ['microsoft-ads'] });
    expect(brief(await changesOf(party))).toEqual(['create microsoft-ads']);
    await synced(party);
    expect(await theRemote(system, google, 'campaign')).toMatchObject({
      id: second.id,
      status: 'ENABLED',
    });
    const adopting = await previewed(party, {
      adopt: [{ platform: 'google-ads', remoteIds: [second.id] }],
    });
    expect(adopting.blocked.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual([
      'REMOTE_RELEASED',
    ]);
    await expectNothingLeft(party);
  });

  it('with LEAVE is created again under its own name: that plan renames the released campaign, which keeps running', async () => {
    const { party, google, campaign } = await given();
    await campaign.change({ status: 'ENABLED' });
    await synced(party);
    const left = await theRemote(system, google, 'campaign');
    await unlinked(party, 'google-ads', 'LEAVE');
    const plan = await previewed(party);
    expect(plan.blocked).toEqual([]);
    const changes = plan.platforms.flatMap((each) => each.changes);
    expect(
      changes
        .filter(({ entity }) => entity === 'campaign')
        .map(({ action, fields }) => [action, fields.find(({ field }) => field === 'name')?.after]),
    ).toEqual(
      expect.arrayContaining([
        ['create', left.name],
        ['release', `${left.name} (unlinked ${left.id})`],
      ]),
    );
    expect(await theRemote(system, google, 'campaign')).toMatchObject({ name: left.name });
    expect((await synced(party)).effectiveStatus).toBe('completed');
    const remote = await remoteObjects(system, google, 'campaign');
    expect(remote.find(({ id }) => id === left.id)).toMatchObject({
      status: 'ENABLED',
      name: `${left.name} (unlinked ${left.id})`,
    });
    expect(remote.filter(({ id }) => id !== left.id).map(({ name }) => name)).toEqual([left.name]);
    expect((await campaign.get()).platformLinks['google-ads']?.remoteId).not.toBe(left.id);
    await expectNothingLeft(party);
  });

  it('sends nothing where it is paused already, and does not revert later edits by other people', async () => {
    const { party, google, campaign } = await given();
    await synced(party);
    const remote = await theRemote(system, google, 'campaign');
    await unlinked(party, 'google-ads');
    await campaign.remove();
    await expectNothingLeft(party);
    await system.emulators.edit(remote, { status: 'ENABLED' });
    await expectNothingLeft(party);
    expect(await statuses(google)).toEqual(['ENABLED']);
  });

  it('of a removed campaign: it is no longer listed, and stays on the platform', async () => {
    const { party, google, tree, campaign } = await given();
    await campaign.change({ status: 'ENABLED' });
    await synced(party);
    await campaign.remove();
    expect(await unlinked(party, 'google-ads', 'LEAVE')).toEqual({ [tree.campaignId]: 'unlinked' });
    expect(await answered(party.api.GET('/api/v1/campaigns'))).toEqual([]);
    await expectNothingLeft(party);
    expect(await statuses(google)).toEqual(['ENABLED']);
    expect(
      await refused(
        party.api.POST('/api/v1/campaigns/{id}/restore', {
          params: { path: { id: tree.campaignId } },
        }),
      ),
    ).toMatchObject({ status: 409, code: 'CAMPAIGN_REMOVED' });
  });

  it('names unknown ids, and then changes nothing', async () => {
    const [{ party, tree, campaign }, other] = [await given(), await given()];
    await synced(party);
    for (const unknownId of [
      other.tree.campaignId,
      tree.campaignId.replace(/.$/, (last) => (last === 'z' ? 'y' : 'z')),
      'cmp_x',
    ]) {
      expect(
        await refused(unlink(party, 'google-ads', 'LEAVE', [tree.campaignId, unknownId])),
      ).toMatchObject({ status: 404, code: 'NOT_FOUND', details: { path: '/campaignIds/1' } });
    }
    expect((await campaign.get()).platformLinks['google-ads']).toBeDefined();
    expect(await unlinked(party, 'microsoft-ads')).toEqual({});
  });

  it('is refused while a sync runs, and makes an older plan stale', async () => {
    const { party, tree, campaign } = await given();
    const { planHash } = await previewed(party);
    await system.emulators.fault({
      platform: 'google-ads',
      match: { path: 'mutate' },
      fault: 'delay',
      delayMs: 1_500,
    });
    const id = await triggered(party, planHash);
    await whenStruck(system);
    expect(await refused(unlink(party, 'google-ads'))).toMatchObject({
      status: 409,
      code: 'SYNC_ALREADY_ACTIVE',
      details: { syncId: id },
    });
    await finished(party, id);
    await campaign.change({ status: 'ENABLED' });
    const old = await previewed(party);
    await unlinked(party, 'google-ads', 'LEAVE', [tree.campaignId]);
    expect(
      await refused(party.api.POST('/api/v1/sync', { body: { planHash: old.planHash } })),
    ).toMatchObject({ status: 409, code: 'SYNC_PLAN_DRIFT' });
  });

  it('is reported as serving while the platform is down, with the reason, and is paused once it answers again', async () => {
    const { party, google, tree, campaign } = await given();
    await campaign.change({ status: 'ENABLED' });
    await synced(party);
    const { serving } = (await campaign.get()).deliverySummary;
    await googleIsDown();
    await unlinked(party, 'google-ads');
    const reported = await eventually(async () => {
      const [release] = (await answered(unlink(party, 'google-ads', 'PAUSE', [tree.campaignId])))
        .releases;
      expect(release).toMatchObject({ status: 'failed', error: expect.any(String) as string });
      return release!;
    });
    const { deliverySummary } = await campaign.get();
    const reasons = deliverySummary.platforms['google-ads']!.reasons;
    expect([deliverySummary.serving, reasons.map(({ code }) => code)]).toEqual([
      serving,
      ['UNLINKED_BUT_SERVING'],
    ]);
    expect(reasons[0]!.message).toContain(reported.error);
    expect(await statuses(google)).toEqual(['ENABLED']);
    await system.emulators.clearFaults();
    // A preview of others carries nothing of it, and needs not.
    const other = await givenCampaignTree(party, { platforms: GOOGLE });
    expect(brief(await changesOf(party, { campaignIds: [other.campaignId] }))).toEqual([
      'create google-ads',
    ]);
    await released(party, 'google-ads', tree.campaignId, 'confirmed');
    expect(await statuses(google)).toEqual(['PAUSED']);
    expect((await campaign.get()).deliverySummary.serving).toBe(false);
  });

  it('that cannot be carried out any more, because the connection was deleted first, is an alert', async () => {
    const { party, google, tree, campaign } = await given();
    await campaign.change({ status: 'ENABLED' });
    await synced(party);
    const { id: remoteId } = await theRemote(system, google, 'campaign');
    await googleIsDown();
    await unlinked(party, 'google-ads');
    expect(
      (await party.api.DELETE('/api/v1/connections/{id}', { params: { path: { id: google.id } } }))
        .response.status,
    ).toBe(204);
    const alerts = await answered(
      party.api.GET('/api/v1/alerts', { params: { query: { kind: 'RELEASE_ABANDONED' } } }),
    );
    expect(alerts).toEqual([
      expect.objectContaining({
        details: {
          campaigns: [
            expect.objectContaining({ campaignId: tree.campaignId, remoteId, effect: 'PAUSE' }),
          ],
        },
      }),
    ]);
    await system.emulators.clearFaults();
    expect([await statuses(google), brief(await changesOf(party))]).toEqual([['ENABLED'], []]);
    const { deliverySummary } = await campaign.get();
    expect(deliverySummary.reasons[0]).toMatchObject({
      code: 'NEVER_SYNCED',
      message: expect.stringContaining(remoteId) as string,
    });
  });

  it('allows the removal of the connection, which is refused before it', async () => {
    const { party, google, tree, campaign } = await given();
    await synced(party);
    const path = { id: google.id };
    expect(
      await refused(party.api.DELETE('/api/v1/connections/{id}', { params: { path } })),
    ).toMatchObject({
      status: 409,
      code: 'CONNECTION_IN_USE',
      details: { campaignIds: [tree.campaignId] },
    });
    await unlinked(party, 'google-ads', 'LEAVE');
    expect(
      (await party.api.DELETE('/api/v1/connections/{id}', { params: { path } })).response.status,
    ).toBe(204);
    const next = await givenConnection(party, 'google-ads', { isDefault: true });
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect((await campaign.get()).platformLinks['google-ads']?.connectionId).toBe(next.id);
    expect(await remoteCounts(system, next)).toEqual(ONE_TREE);
  });
});

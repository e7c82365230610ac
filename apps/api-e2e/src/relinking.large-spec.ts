import type { PlatformId } from '@switchyard/kernel';
import {
  answered,
  attached,
  type ConnectionMade,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenImage,
  givenParty,
  type Party,
  picture,
  type PlanScope,
  previewed,
  refused,
  releaseSystem,
  SEARCH_PLATFORMS,
  sharedSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft } from './plans';
import { remoteCounts, remoteObjects, theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));
afterEach(() => system.emulators.clearFaults());
jest.setTimeout(90_000);

const ONE_TREE = { campaign: 1, adGroup: 1, ad: 1, keyword: 2 };
const NOTHING = { campaign: 0, adGroup: 0, ad: 0, keyword: 0 };

const unlinked = async (
  party: Party,
  platform: PlatformId,
  remote: 'PAUSE' | 'REMOVE' | 'LEAVE' = 'PAUSE',
) =>
  (await answered(party.api.POST('/api/v1/campaigns/unlink', { body: { platform, remote } })))
    .results;
const restored = (party: Party, id: string) =>
  party.api.POST('/api/v1/campaigns/{id}/restore', { params: { path: { id } } });
const unread = async ({ api }: Party): Promise<number> =>
  (await answered(api.GET('/api/v1/me'))).alerts.unread;
const feedOf = (party: Party, unread?: true) =>
  answered(
    party.api.GET('/api/v1/alerts', {
      params: { query: { kind: 'REMOVED_BUT_SERVING', ...(unread ? { unread } : {}) } },
    }),
  );
const briefly = async (party: Party, scope: PlanScope = {}) =>
  (await previewed(party, scope)).platforms
    .flatMap(({ platform, changes }) =>
      changes.map(({ action, entity }) => `${action} ${entity} ${platform}`),
    )
    .sort();

/** How often each fault has struck. */
const struck = async (): Promise<readonly number[]> =>
  (
    (await (await fetch(`${system.emulators.url}/_control/faults`)).json()) as {
      data: readonly { readonly struck: number }[];
    }
  ).data.map((fault) => fault.struck);

const given = async (status: 'ENABLED' | 'PAUSED' = 'ENABLED') => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const tree = await givenCampaignTree(party);
  const campaign = campaignCalls(party, tree.campaignId);
  if (status === 'ENABLED') await campaign.change({ status });
  expect((await synced(party)).effectiveStatus).toBe('completed');
  return { party, connections, tree, campaign };
};

/** A search campaign on Google and OpenAI, synced; OpenAI shows an image beside its ads. */
const givenOnOpenai = async () => {
  const party = await givenParty(system);
  const connections = [
    await givenConnection(party, 'google-ads'),
    await givenConnection(party, 'openai-ads'),
  ] as const;
  const tree = await givenCampaignTree(party, {
    platforms: ['google-ads', 'openai-ads'],
    campaign: {
      geoTargets: [{ kind: 'AREA', name: 'Germany', type: 'COUNTRY', countryCode: 'DE' }],
    },
    maxCpc: 1.5,
  });
  const image = await givenImage(party, { bytes: picture(1_080, 1_080) });
  await attached(party, image.id, { campaignId: tree.campaignId }, 'SQUARE_MARKETING_IMAGE');
  expect((await synced(party)).effectiveStatus).toBe('completed');
  return { party, connections, tree, campaign: campaignCalls(party, tree.campaignId) };
};

describe('a campaign that a person deleted on the platforms', () => {
  it('is missing until it is unlinked there, and is made anew by the sync after that', async () => {
    const { party, connections } = await givenOnOpenai();
    for (const connection of connections) {
      await system.emulators.remove(await theRemote(system, connection, 'campaign'));
    }
    const missing = await previewed(party);
    expect(
      missing.warnings
        .filter(({ code }) => code === 'REMOTE_MISSING')
        .flatMap(({ platforms }) => platforms)
        .sort(),
    ).toEqual(['google-ads', 'openai-ads']);
    expect(missing.platforms.flatMap(({ changes }) => changes)).toEqual([]);
    for (const { platform } of connections) await unlinked(party, platform);
    expect((await briefly(party)).filter((one) => one.includes(' campaign '))).toEqual([
      'create campaign google-ads',
      'create campaign openai-ads',
    ]);
    expect((await synced(party)).effectiveStatus).toBe('completed');
    for (const connection of connections) {
      expect(await remoteObjects(system, connection, 'campaign')).toHaveLength(1);
    }
    expect(await briefly(party)).toEqual([]);
  });
});

describe('a released campaign that still exists', () => {
  it('is never mistaken for its successor, not even when the answer to that create is lost', async () => {
    const { party, connections, campaign } = await givenOnOpenai();
    const [google, openai] = connections;
    const before = await Promise.all(
      connections.map((connection) => theRemote(system, connection, 'campaign')),
    );
    for (const { platform } of connections) await unlinked(party, platform, 'LEAVE');
    await campaign.change({ name: `Again ${process.pid}` });
    await system.emulators.fault({
      platform: 'google-ads',
      match: { path: 'mutate' },
      fault: 'drop-reply',
    });
    await system.emulators.fault({
      platform: 'openai-ads',
      match: { method: 'POST', path: '/campaigns' },
      fault: 'drop-reply',
    });
    expect((await synced(party)).effectiveStatus).toBe('completed');
    for (const [at, connection] of [google, openai].entries()) {
      const remote = await remoteObjects(system, connection, 'campaign');
      const linked = (await campaign.get()).platformLinks[connection.platform]?.remoteId;
      expect([
        connection.platform,
        remote.length,
        remote.some(({ id }) => id === before[at]?.id),
        linked === before[at]?.id,
      ]).toEqual([connection.platform, 2, true, false]);
    }
    expect(await struck()).toEqual([1, 1]);
    expect(await briefly(party)).toEqual([]);
  });
});

describe('a removed campaign', () => {
  it('that still runs is reported by the plan, by its summary and by an alert, and is restored paused', async () => {
    const { party, connections, tree, campaign } = await given();
    const alerts = await unread(party);
    await campaign.remove();
    expect(await unread(party)).toBe(alerts + 1);
    const [alert] = await feedOf(party);
    expect(alert).toMatchObject({
      severity: 'CRITICAL',
      spaceId: party.spaceId,
      subject: { type: 'campaign', id: tree.campaignId },
      readAt: null,
      settledAt: null,
      version: 1,
    });
    const listed = await answered(
      party.api.GET('/api/v1/campaigns', { params: { query: { status: 'REMOVED' } } }),
    );
    expect(
      listed
        .flatMap(({ deliverySummary }) => deliverySummary.reasons)
        .filter(({ code }) => code === 'REMOVED_BUT_SERVING')
        .map(({ platform }) => platform),
    ).toEqual([...SEARCH_PLATFORMS]);
    const plan = await previewed(party);
    expect(
      plan.warnings
        .flatMap(({ code, platforms }) => platforms.map((platform) => `${code} ${platform}`))
        .sort(),
    ).toEqual(SEARCH_PLATFORMS.map((platform) => `REMOVED_BUT_SERVING ${platform}`));
    expect((await answered(restored(party, tree.campaignId))).status).toBe('PAUSED');
    expect((await feedOf(party)).map(({ settledAt }) => settledAt !== null)).toEqual([true]);
    expect(
      await answered(
        party.api.POST('/api/v1/alerts/{id}/read', { params: { path: { id: alert!.id } } }),
      ),
    ).toMatchObject({ id: alert!.id, version: 2 });
    expect([await unread(party), (await feedOf(party, true)).length]).toEqual([alerts, 0]);
    expect(await refused(restored(party, tree.campaignId))).toMatchObject({
      status: 409,
      code: 'CAMPAIGN_NOT_REMOVED',
    });
    expect(
      await refused(party.api.POST('/api/v1/sync', { body: { planHash: plan.planHash } })),
    ).toMatchObject({ code: 'SYNC_PLAN_DRIFT' });
    expect(await briefly(party)).toEqual(
      SEARCH_PLATFORMS.map((platform) => `update campaign ${platform}`),
    );
    await synced(party);
    for (const platform of SEARCH_PLATFORMS) {
      expect(await remoteCounts(system, connections[platform])).toEqual(ONE_TREE);
    }
    await expectNothingLeft(party);
  });

  it('is not restored under a name that another campaign took, nor after every platform removed it', async () => {
    const { party, tree, campaign } = await given('PAUSED');
    const { name } = await campaign.get();
    const alerts = await unread(party);
    await campaign.remove();
    expect(await unread(party)).toBe(alerts);
    expect((await previewed(party)).warnings).toEqual([]);
    const other = await givenCampaignTree(party, { name });
    expect(await refused(restored(party, tree.campaignId))).toMatchObject({
      status: 409,
      code: 'NAME_TAKEN',
    });
    await answered(
      party.api.PATCH('/api/v1/campaigns/{id}', {
        params: { path: { id: other.campaignId } },
        body: { name: `${name} too` },
      }),
    );
    await synced(party);
    expect(await refused(restored(party, tree.campaignId))).toMatchObject({
      status: 409,
      code: 'CAMPAIGN_REMOVED',
    });
  });

  it('that only one of two platforms removed is restored on both: kept on one, created again on the other', async () => {
    const { party, connections, tree, campaign } = await given();
    const kept = await theRemote(system, connections['microsoft-ads'], 'campaign');
    const gone = await theRemote(system, connections['google-ads'], 'campaign');
    await campaign.remove();
    await synced(party, { platforms: ['google-ads'] });
    expect(Object.keys((await answered(restored(party, tree.campaignId))).platformLinks)).toEqual([
      'microsoft-ads',
    ]);
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect(await theRemote(system, connections['microsoft-ads'], 'campaign')).toMatchObject({
      id: kept.id,
    });
    expect((await theRemote(system, connections['google-ads'], 'campaign')).id).not.toBe(gone.id);
    for (const platform of SEARCH_PLATFORMS) {
      expect(await remoteCounts(system, connections[platform])).toEqual(ONE_TREE);
    }
    await expectNothingLeft(party);
  });
});

describe('the scope of a sync', () => {
  it('one platform: the removal on the other one waits', async () => {
    const { party, connections, campaign } = await given('PAUSED');
    await campaign.remove();
    expect(await briefly(party, { platforms: ['google-ads'] })).toEqual(
      expect.not.arrayContaining([expect.stringContaining('microsoft-ads')]),
    );
    await synced(party, { platforms: ['google-ads'] });
    expect(await remoteCounts(system, connections['google-ads'])).toEqual(NOTHING);
    expect(await remoteCounts(system, connections['microsoft-ads'])).toEqual(ONE_TREE);
    await synced(party);
    expect(await remoteCounts(system, connections['microsoft-ads'])).toEqual(NOTHING);
    await expectNothingLeft(party);
  });

  it('some levels: what is left out is neither sent nor removed', async () => {
    const { party, connections, tree, campaign } = await given('PAUSED');
    await campaign.change({ name: `Renamed ${tree.campaignId}` });
    expect(
      (
        await party.api.DELETE('/api/v1/keywords/{id}', {
          params: { path: { id: tree.keywordIds[0]! } },
        })
      ).response.status,
    ).toBe(204);
    await answered(
      party.api.PATCH('/api/v1/ad-groups/{id}', {
        params: { path: { id: tree.adGroupIds[0]! } },
        body: { status: 'PAUSED' },
      }),
    );
    const top = { options: { includeAdGroups: false, includeAds: true, includeKeywords: true } };
    expect(await briefly(party, top)).toEqual(
      SEARCH_PLATFORMS.map((platform) => `update campaign ${platform}`),
    );
    expect((await synced(party, top)).counts).toMatchObject({ exported: 2, removed: 0 });
    const noKeywords = {
      options: { includeAdGroups: true, includeAds: true, includeKeywords: false },
      platforms: ['google-ads'] as const,
    };
    expect(await briefly(party, { ...noKeywords, platforms: ['google-ads'] })).toEqual([
      'update adGroup google-ads',
    ]);
    await synced(party, { ...noKeywords, platforms: ['google-ads'] });
    expect(await remoteCounts(system, connections['google-ads'])).toEqual(ONE_TREE);
    expect(await briefly(party)).toEqual([
      'remove keyword google-ads',
      'remove keyword microsoft-ads',
      'update adGroup microsoft-ads',
    ]);
    await synced(party);
    await expectNothingLeft(party);
  });

  it('force sends unchanged objects again, in the requested scope only', async () => {
    const { party, connections, tree } = await given('PAUSED');
    const other = await givenCampaignTree(party);
    await synced(party);
    const remote = async (connection: ConnectionMade) =>
      (await remoteObjects(system, connection, 'campaign'))
        .map(({ id, status }) => [id, status])
        .sort();
    const before = await remote(connections['google-ads']);
    const campaigns = await remoteObjects(system, connections['google-ads'], 'campaign');
    const drifted = campaigns.find(
      ({ id }) => id !== undefined && campaigns.length > 0 && id === before[0]?.[0],
    )!;
    await system.emulators.edit(drifted, { status: 'ENABLED' });
    const scope = {
      force: true,
      platforms: ['google-ads'] as PlatformId[],
      campaignIds: [tree.campaignId, other.campaignId],
      options: { includeAdGroups: true, includeAds: false, includeKeywords: false },
    };
    const plan = await previewed(party, scope);
    const changes = plan.platforms.flatMap(({ platform, changes: all }) =>
      all.map(({ action, entity, fields }) => ({ platform, action, entity, fields })),
    );
    expect(
      changes.map(({ action, entity, platform }) => `${action} ${entity} ${platform}`).sort(),
    ).toEqual([
      'update adGroup google-ads',
      'update adGroup google-ads',
      'update campaign google-ads',
      'update campaign google-ads',
    ]);
    expect(
      changes
        .flatMap(({ fields }) => fields)
        .filter(({ before: was, after }) => JSON.stringify(was) !== JSON.stringify(after)),
    ).toEqual([]);
    expect(plan.drift).toEqual([expect.objectContaining({ field: 'status', remote: 'ENABLED' })]);
    expect((await finished(party, await triggered(party, plan.planHash))).effectiveStatus).toBe(
      'completed',
    );
    expect(
      (await remoteObjects(system, connections['google-ads'], 'campaign')).find(
        ({ id }) => id === drifted.id,
      )?.status,
    ).toBe('ENABLED');
    expect(
      await briefly(party, {
        force: true,
        platforms: ['microsoft-ads'],
        campaignIds: [tree.campaignId],
      }),
    ).toEqual([
      'update ad microsoft-ads',
      'update adGroup microsoft-ads',
      'update campaign microsoft-ads',
      'update keyword microsoft-ads',
      'update keyword microsoft-ads',
    ]);
  });
});

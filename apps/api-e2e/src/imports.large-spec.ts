import {
  answered,
  attached,
  campaignBody,
  type ConnectionMade,
  type ConnectionOptions,
  finished,
  givenCampaignTree,
  givenConnection,
  givenImage,
  givenParty,
  type Party,
  picture,
  type Preview,
  previewed,
  releaseSystem,
  sharedSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));

const THREE = ['google-ads', 'microsoft-ads', 'meta-ads'] as const;
const germany = {
  kind: 'AREA' as const,
  name: 'Germany',
  type: 'COUNTRY' as const,
  countryCode: 'DE',
};
const texts = (...all: readonly string[]) => all.map((text) => ({ text }));

const givenAd = async (party: Party, adGroupId: string): Promise<void> => {
  const { id } = await answered(
    party.api.POST('/api/v1/ads', {
      body: {
        adGroupId,
        type: 'RESPONSIVE_DISPLAY',
        finalUrl: 'https://shop.example/shoes',
        headlines: texts('Shoes that fit'),
        descriptions: texts('Bring your old pair, we find the new one.'),
        businessName: 'Shoe shop',
        longHeadline: 'Shoes that fit, because somebody looks at how you run',
      },
    }),
  );
  for (const [role, width, height] of [
    ['MARKETING_IMAGE', 1_200, 628],
    ['SQUARE_MARKETING_IMAGE', 1_080, 1_080],
  ] as const) {
    const image = await givenImage(party, { name: role, bytes: picture(width, height) });
    await attached(party, image.id, { adId: id }, role);
  }
};

/** One campaign that runs on three platforms. */
const given = async (driftPolicy: ConnectionOptions['driftPolicy'] = 'MERGE') => {
  const party = await givenParty(system);
  const connections = {} as Record<(typeof THREE)[number], ConnectionMade>;
  for (const platform of THREE) {
    connections[platform] = await givenConnection(party, platform, { driftPolicy });
  }
  const body = campaignBody({
    platforms: THREE,
    campaign: { type: 'DISPLAY', budget: 60, geoTargets: [germany] },
  });
  const { id } = await answered(party.api.POST('/api/v1/campaigns', { body }));
  const group = await answered(
    party.api.POST('/api/v1/ad-groups', { body: { campaignId: id, name: 'Runners' } }),
  );
  await givenAd(party, group.id);
  const campaign = campaignCalls(party, id);
  expect((await synced(party)).effectiveStatus).toBe('completed');
  await campaign.change({ status: 'ENABLED' });
  expect((await synced(party)).effectiveStatus).toBe('completed');
  return { party, connections, campaignId: id, campaign };
};
type Given = Awaited<ReturnType<typeof given>>;

const statuses = async ({ connections }: Given) =>
  Object.fromEntries(
    await Promise.all(
      THREE.map(async (platform) => [
        platform,
        (await theRemote(system, connections[platform], 'campaign')).status,
      ]),
    ),
  );
const RUNNING = { 'google-ads': 'ENABLED', 'microsoft-ads': 'Active', 'meta-ads': 'ACTIVE' };
const pauseByHand = async ({ connections }: Given) =>
  void (await system.emulators.edit(await theRemote(system, connections['meta-ads'], 'campaign'), {
    status: 'PAUSED',
  }));
const changesOf = ({ platforms }: Preview) =>
  platforms.flatMap(({ platform, changes }) =>
    changes.map(({ action, entity, fields }) => ({ platform, action, entity, fields })),
  );

describe('an enabled campaign on three platforms, paused by hand on one', () => {
  it('keeps running on the others, and the plan reports it', async () => {
    const it = await given();
    await pauseByHand(it);
    const plan = await previewed(it.party);
    expect(changesOf(plan)).toEqual([]);
    expect(plan.drift).toEqual([
      expect.objectContaining({
        platform: 'meta-ads',
        entity: 'campaign',
        field: 'status',
        applied: 'ENABLED',
        local: 'ENABLED',
        remote: 'PAUSED',
      }),
    ]);
    expect(await statuses(it)).toEqual({ ...RUNNING, 'meta-ads': 'PAUSED' });
  });

  it("is paused on that one alone when resolve takes the platform's value", async () => {
    const it = await given();
    await pauseByHand(it);
    const plan = await previewed(it.party, {
      resolve: [
        { campaignId: it.campaignId, platform: 'meta-ads', field: 'status', take: 'remote' },
      ],
    });
    expect(changesOf(plan)).toEqual([
      {
        platform: 'meta-ads',
        action: 'import',
        entity: 'campaign',
        fields: [{ field: 'status', before: 'ENABLED', after: 'PAUSED', owner: 'remote' }],
      },
    ]);
    await finished(it.party, await triggered(it.party, plan.planHash));
    expect(await it.campaign.get()).toMatchObject({
      status: 'ENABLED',
      platformStatus: { 'google-ads': 'ENABLED', 'microsoft-ads': 'ENABLED', 'meta-ads': 'PAUSED' },
    });
    expect(await statuses(it)).toEqual({ ...RUNNING, 'meta-ads': 'PAUSED' });
    const next = await previewed(it.party);
    expect([changesOf(next), next.drift]).toEqual([[], []]);
  });

  it("is paused on all of them when it was paused on each and resolve takes every platform's value", async () => {
    const it = await given();
    for (const platform of THREE) {
      const remote = await theRemote(system, it.connections[platform], 'campaign');
      const status = platform === 'microsoft-ads' ? 'Paused' : 'PAUSED';
      await system.emulators.edit(remote, { status });
    }
    const paused = await statuses(it);
    const resolve = THREE.map((platform) => ({
      campaignId: it.campaignId,
      platform,
      field: 'status' as const,
      take: 'remote' as const,
    }));
    expect((await synced(it.party, { resolve })).effectiveStatus).toBe('completed');
    const next = await previewed(it.party);
    expect([changesOf(next), next.drift, await statuses(it)]).toEqual([[], [], paused]);
  });

  it('runs again everywhere when resolve takes the local value', async () => {
    const it = await given();
    await pauseByHand(it);
    await synced(it.party, {
      resolve: [
        { campaignId: it.campaignId, platform: 'meta-ads', field: 'status', take: 'local' },
      ],
    });
    expect(await statuses(it)).toEqual(RUNNING);
  });

  it('stays paused there under REMOTE_WINS', async () => {
    const it = await given('REMOTE_WINS');
    await pauseByHand(it);
    expect((await synced(it.party)).counts).toMatchObject({ imported: 1, exported: 0 });
    expect(await it.campaign.get()).toMatchObject({
      status: 'ENABLED',
      platformStatus: { 'google-ads': 'ENABLED', 'microsoft-ads': 'ENABLED', 'meta-ads': 'PAUSED' },
    });
    expect(await statuses(it)).toEqual({ ...RUNNING, 'meta-ads': 'PAUSED' });
  });

  it('is enabled again under LOCAL_WINS, with a warning', async () => {
    const it = await given('LOCAL_WINS');
    await pauseByHand(it);
    const plan = await previewed(it.party);
    expect(
      plan.warnings
        .filter(({ code }) => code === 'DRIFT_OVERWRITTEN')
        .map(({ platforms, field }) => [...platforms, field]),
    ).toEqual([['meta-ads', 'status']]);
    await finished(it.party, await triggered(it.party, plan.planHash));
    expect(await statuses(it)).toEqual(RUNNING);
  });
});

describe('one share of a budget, raised by hand', () => {
  it('changes that share and the sum, when asked', async () => {
    const it = await given();
    await system.emulators.edit(await theRemote(system, it.connections['meta-ads'], 'campaign'), {
      daily_budget: '2500',
    });
    expect((await previewed(it.party)).drift).toEqual([
      expect.objectContaining({ platform: 'meta-ads', field: 'budget', local: 20, remote: 25 }),
    ]);
    await synced(it.party, {
      resolve: [
        { campaignId: it.campaignId, platform: 'meta-ads', field: 'budget', take: 'remote' },
      ],
    });
    expect(await it.campaign.get()).toMatchObject({
      budget: 65,
      _platformBudgets: { 'google-ads': 20, 'microsoft-ads': 20, 'meta-ads': 25 },
    });
    const next = await previewed(it.party);
    expect([changesOf(next), next.drift]).toEqual([[], []]);
  });
});

describe('who changed a field', () => {
  it('names the owner of every field: here, there, or both', async () => {
    const party = await givenParty(system);
    const connection = await givenConnection(party, 'google-ads', { driftPolicy: 'REMOTE_WINS' });
    const { campaignId } = await givenCampaignTree(party, { platforms: ['google-ads'] });
    await synced(party);
    const campaign = campaignCalls(party, campaignId);
    await campaign.change({ locationIntent: 'PRESENCE_OR_INTEREST', name: 'Here' });
    await system.emulators.edit(await theRemote(system, connection, 'campaign'), {
      name: 'There',
      status: 'ENABLED',
    });
    const owners = changesOf(await previewed(party)).flatMap(({ action, fields }) =>
      fields.map(({ field, owner }) => [action, field, owner]),
    );
    expect(owners).toEqual([
      ['import', 'name', 'both'],
      ['import', 'status', 'remote'],
      ['update', 'locationIntent', 'local'],
    ]);
    await synced(party);
    expect(await campaign.get()).toMatchObject({
      name: 'There',
      status: 'ENABLED',
      locationIntent: 'PRESENCE_OR_INTEREST',
    });
  });
});

describe('an import that the catalog refuses', () => {
  it('fails alone and names the field; the rest continues', async () => {
    const party = await givenParty(system);
    const connection = await givenConnection(party, 'google-ads');
    const first = await givenCampaignTree(party, { platforms: ['google-ads'] });
    await synced(party);
    const second = await givenCampaignTree(party, { platforms: ['google-ads'], name: 'Taken' });
    await system.emulators.edit(await theRemote(system, connection, 'campaign'), { name: 'Taken' });
    await system.emulators.edit(await theRemote(system, connection, 'adGroup'), {
      name: 'Renamed there',
    });
    const sync = await synced(party, { campaignIds: [first.campaignId] });
    expect([sync.effectiveStatus, sync.counts]).toMatchObject([
      'partial',
      { imported: 1, failed: 1 },
    ]);
    const [operation] = await answered(
      party.api.GET('/api/v1/sync/{id}/operations', {
        params: { path: { id: sync.id }, query: { status: 'failed' } },
      }),
    );
    expect(operation).toMatchObject({
      entity: 'campaign',
      error: { code: 'IMPORT_REFUSED', field: 'name' },
    });
    expect(
      (
        await answered(
          party.api.GET('/api/v1/ad-groups/{id}', {
            params: { path: { id: first.adGroupIds[0]! } },
          }),
        )
      ).name,
    ).toBe('Renamed there');
    expect((await campaignCalls(party, second.campaignId).get()).name).toBe('Taken');
  });
});

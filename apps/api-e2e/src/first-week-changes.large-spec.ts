import {
  adBody,
  answered,
  campaignBody,
  type ConnectionMade,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenParty,
  type Party,
  previewed,
  refused,
  releaseSystem,
  SEARCH_PLATFORMS,
  type SearchPlatform,
  sharedSystem,
  synced,
  type System,
  type TreeMade,
  type TreeOptions,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft } from './plans';
import { remoteCounts, remoteObjects, theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));
afterEach(() => system.emulators.clearFaults());
jest.setTimeout(60_000);

type Connections = Readonly<Record<SearchPlatform, ConnectionMade>>;
const WRITES = {
  'google-ads': 'googleAds:mutate',
  'microsoft-ads': '(Campaigns|CampaignCriterions|NegativeKeywords|AdGroups|Ads|Keywords)$',
} as const;
const ONE_TREE = { campaign: 1, adGroup: 1, ad: 1, keyword: 2 };

const given = async (options: TreeOptions = {}) => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const tree = await givenCampaignTree(party, options);
  return { party, connections, tree, campaign: campaignCalls(party, tree.campaignId) };
};

const expectEach = async (
  connections: Connections,
  counts: Readonly<Record<string, number>>,
): Promise<void> => {
  for (const connection of Object.values(connections)) {
    expect([connection.platform, await remoteCounts(system, connection)]).toEqual([
      connection.platform,
      counts,
    ]);
  }
};
const namesIn = async (connection: ConnectionMade): Promise<readonly unknown[]> =>
  (await remoteObjects(system, connection, 'campaign')).map(({ name }) => name).sort();
const completes = async (party: Party): Promise<void> =>
  expect((await synced(party)).effectiveStatus).toBe('completed');

describe('names', () => {
  it('are free again when their campaign is deleted, on the platforms too', async () => {
    const { party, connections, campaign } = await given({ name: 'Spring' });
    await completes(party);
    const idsNow = () =>
      Promise.all(
        SEARCH_PLATFORMS.map(
          async (platform) => (await theRemote(system, connections[platform], 'campaign')).id,
        ),
      );
    const old = await idsNow();
    await campaign.remove();
    await givenCampaignTree(party, { name: 'Spring' });
    await completes(party);
    await expectEach(connections, ONE_TREE);
    expect((await idsNow()).filter((id) => old.includes(id))).toEqual([]);
    for (const platform of SEARCH_PLATFORMS) {
      expect(await namesIn(connections[platform])).toEqual(['Spring']);
    }
    await expectNothingLeft(party);
  });

  it('are free again when their campaign was never synced', async () => {
    const { party, connections, campaign } = await given({ name: 'Spring' });
    await campaign.remove();
    await givenCampaignTree(party, { name: 'Spring' });
    await completes(party);
    await expectEach(connections, ONE_TREE);
    await expectNothingLeft(party);
  });

  it('can be swapped in one sync', async () => {
    const { party, connections, campaign: first } = await given({ name: 'Left' });
    const second = campaignCalls(
      party,
      (await givenCampaignTree(party, { name: 'Right' })).campaignId,
    );
    await completes(party);
    const idsIn = async (connection: ConnectionMade) =>
      new Map(
        (await remoteObjects(system, connection, 'campaign')).map(({ name, id }) => [name, id]),
      );
    const before = await Promise.all(
      SEARCH_PLATFORMS.map((platform) => idsIn(connections[platform])),
    );
    await first.change({ name: 'Aside' });
    await second.change({ name: 'Left' });
    await first.change({ name: 'Right' });
    const plan = await previewed(party);
    expect([plan.blocked, plan.drift, plan.summary?.exports]).toEqual([[], [], 4]);
    expect((await finished(party, await triggered(party, plan.planHash))).effectiveStatus).toBe(
      'completed',
    );
    for (const [at, platform] of SEARCH_PLATFORMS.entries()) {
      const after = await idsIn(connections[platform]);
      expect([platform, after.size, after.get('Left'), after.get('Right')]).toEqual([
        platform,
        2,
        before[at]!.get('Right'),
        before[at]!.get('Left'),
      ]);
    }
    await expectNothingLeft(party);
  });

  it('that another campaign took block the restore of the old campaign until they are free', async () => {
    const { party, connections, tree, campaign } = await given({ name: 'Spring' });
    await completes(party);
    await campaign.remove();
    const heir = campaignCalls(
      party,
      (await givenCampaignTree(party, { name: 'Spring' })).campaignId,
    );
    const restore = () =>
      party.api.POST('/api/v1/campaigns/{id}/restore', {
        params: { path: { id: tree.campaignId } },
      });
    expect(await refused(restore())).toMatchObject({ status: 409, code: 'NAME_TAKEN' });
    await heir.change({ name: 'Summer' });
    expect((await answered(restore())).status).toBe('PAUSED');
    await completes(party);
    for (const platform of SEARCH_PLATFORMS) {
      expect(await namesIn(connections[platform])).toEqual(['Spring', 'Summer']);
    }
    await expectNothingLeft(party);
  });
});

describe('a keyword', () => {
  const exactOnes = async (connection: ConnectionMade) =>
    (await remoteObjects(system, connection, 'keyword')).filter(({ data }) =>
      /exact/i.test(JSON.stringify(data)),
    ).length;

  it.each([
    [
      'is given another match type',
      async (party: Party, { keywordIds: [id = ''] }: TreeMade) =>
        void (await answered(
          party.api.PATCH('/api/v1/keywords/{id}', {
            params: { path: { id } },
            body: { matchType: 'EXACT' },
          }),
        )),
    ],
    [
      'is deleted and written again with another one',
      async (party: Party, { keywordIds: [id = ''], adGroupIds: [adGroupId = ''] }: TreeMade) => {
        await party.api.DELETE('/api/v1/keywords/{id}', { params: { path: { id } } });
        await answered(
          party.api.POST('/api/v1/keywords', {
            body: { adGroupId, text: 'running shoes 1', matchType: 'EXACT' },
          }),
        );
      },
    ],
  ])('%s: the old object is removed and a new one created', async (_what, edit) => {
    const { party, connections, tree } = await given();
    await completes(party);
    await edit(party, tree);
    await completes(party);
    await expectEach(connections, ONE_TREE);
    for (const platform of SEARCH_PLATFORMS) {
      expect([platform, await exactOnes(connections[platform])]).toEqual([platform, 1]);
    }
    await expectNothingLeft(party);
  });
});

describe('what is deleted here is deleted there', () => {
  const deletes = async (party: Party, path: string): Promise<void> =>
    expect((await party.send(`/api/v1/${path}`, { method: 'DELETE' })).status).toBeLessThan(300);

  it.each([
    [
      'a keyword',
      ({ keywordIds }: TreeMade) => `keywords/${keywordIds[0]}`,
      { campaign: 1, adGroup: 2, ad: 4, keyword: 3 },
    ],
    [
      'an ad',
      ({ adIds }: TreeMade) => `ads/${adIds[0]}`,
      { campaign: 1, adGroup: 2, ad: 3, keyword: 4 },
    ],
    [
      'an ad group with everything in it',
      ({ adGroupIds }: TreeMade) => `ad-groups/${adGroupIds[0]}`,
      { campaign: 1, adGroup: 1, ad: 2, keyword: 2 },
    ],
  ] as const)('%s', async (_what, path, counts) => {
    const { party, connections, tree } = await given({ adGroups: 2, ads: 2 });
    await completes(party);
    await deletes(party, path(tree));
    await completes(party);
    await expectEach(connections, counts);
    await expectNothingLeft(party);
  });

  it('a campaign on the platform that it was taken out of; the other one keeps all of it', async () => {
    const { party, connections, campaign } = await given();
    await completes(party);
    expect(await campaign.change({ platforms: ['google-ads'] })).toMatchObject({
      budget: 20,
      _platformBudgets: { 'google-ads': 20 },
    });
    await completes(party);
    expect((await remoteCounts(system, connections['microsoft-ads'])).campaign).toBe(0);
    expect(await remoteCounts(system, connections['google-ads'])).toEqual(ONE_TREE);
    await expectNothingLeft(party);
  });
});

it('a campaign that was read is sent back whole with one member edited, and only that member is sent', async () => {
  const { party, connections, tree, campaign } = await given();
  await completes(party);
  const read = await campaign.get();
  const answer = await party.send(`/api/v1/campaigns/${tree.campaignId}`, {
    method: 'PATCH',
    body: { ...read, name: `${read.name} edited` },
  });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  const plan = await previewed(party);
  expect(
    plan.platforms.flatMap(({ changes }) =>
      changes.map(({ action, fields }) => [action, fields.map(({ field }) => field)]),
    ),
  ).toEqual([
    ['update', ['name']],
    ['update', ['name']],
  ]);
  await completes(party);
  for (const platform of SEARCH_PLATFORMS) {
    expect(await namesIn(connections[platform])).toEqual([`${read.name} edited`]);
  }
  await expectNothingLeft(party);
});

describe('a connection with a mistake in it', () => {
  const checked = async (
    platform: SearchPlatform,
    mistake: object,
    credentials: Record<string, string> = {},
  ) => {
    const party = await givenParty(system);
    const account = await system.emulators.account(platform, {
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    });
    const { id } = await answered(
      party.api.POST('/api/v1/connections', {
        body: { ...account, ...mistake, credentials: { ...account.credentials, ...credentials } },
      }),
    );
    const { ok, findings } = await answered(
      party.api.POST('/api/v1/connections/{id}/check', { params: { path: { id } } }),
    );
    return { ok, codes: findings.map(({ code }) => code) };
  };

  it.each(SEARCH_PLATFORMS)('on %s is named by check', async (platform) => {
    expect(await checked(platform, {})).toEqual({ ok: true, codes: [] });
    expect(await checked(platform, {}, { clientSecret: 'fake-wrong' })).toEqual({
      ok: false,
      codes: ['CREDENTIALS_REFUSED'],
    });
    expect(await checked(platform, {}, { refreshToken: 'fake-wrong' })).toEqual({
      ok: false,
      codes: ['CREDENTIALS_REFUSED'],
    });
    expect(await checked(platform, { externalAccountId: '9999999999' })).toEqual({
      ok: false,
      codes: ['ACCOUNT_NOT_REACHABLE'],
    });
    expect(await checked(platform, { currency: 'JPY' })).toEqual({
      ok: false,
      codes: ['CURRENCY_MISMATCH'],
    });
  });

  it('of currency blocks the campaign that has it, and only that', async () => {
    const { party, connections, campaign } = await given();
    const wrong = await givenCampaignTree(party, { campaign: { currency: 'USD' } });
    expect(await campaign.requirements()).toEqual([]);
    expect(await campaignCalls(party, wrong.campaignId).requirements()).toEqual([
      'google-ads CURRENCY_MISMATCH',
      'microsoft-ads CURRENCY_MISMATCH',
    ]);
    expect(
      (await previewed(party)).blocked.map(({ campaignId, platform, findings }) => [
        campaignId,
        platform,
        findings.map(({ code }) => code),
      ]),
    ).toEqual(
      SEARCH_PLATFORMS.map((platform) => [wrong.campaignId, platform, ['CURRENCY_MISMATCH']]),
    );
    expect(await synced(party)).toMatchObject({
      effectiveStatus: 'partial',
      counts: { failed: 0, skipped: 0, blocked: 2 },
    });
    await expectEach(connections, ONE_TREE);
  });
});

it.each(SEARCH_PLATFORMS)(
  'two ad accounts of %s each get the campaigns that name them',
  async (platform) => {
    const party = await givenParty(system);
    const [first, second] = [
      await givenConnection(party, platform),
      await givenConnection(party, platform),
    ];
    await givenCampaignTree(party, { name: 'In the default account', platforms: [platform] });
    await givenCampaignTree(party, {
      name: 'In the first',
      platforms: [platform],
      campaign: { connectionIds: { [platform]: first.id } },
    });
    await givenCampaignTree(party, {
      name: 'In the second',
      platforms: [platform],
      keywords: 3,
      campaign: { connectionIds: { [platform]: second.id } },
    });
    await completes(party);
    expect([await namesIn(first), await namesIn(second)]).toEqual([
      ['In the default account', 'In the first'],
      ['In the second'],
    ]);
    expect(await remoteCounts(system, second)).toEqual({ ...ONE_TREE, keyword: 3 });
    await expectNothingLeft(party);
  },
);

it.each([
  ['google-ads', 'JPY', 2_501, 120],
  ['microsoft-ads', 'JPY', 2_501, 120],
  ['google-ads', 'KWD', 7.125, 0.125],
  ['microsoft-ads', 'KWD', 7.125, 0.125],
] as const)(
  'money reaches %s and reads back in %s unchanged, bids too',
  async (platform, currency, budget, maxCpc) => {
    const party = await givenParty(system);
    const connection = await givenConnection(party, platform, { currency });
    const { id: campaignId } = await answered(
      party.api.POST('/api/v1/campaigns', {
        body: campaignBody({ platforms: [platform], campaign: { currency, budget } }),
      }),
    );
    const { id: adGroupId } = await answered(
      party.api.POST('/api/v1/ad-groups', { body: { campaignId, name: 'Group', maxCpc } }),
    );
    await answered(
      party.api.POST('/api/v1/keywords', {
        body: { adGroupId, text: 'shoes', matchType: 'EXACT', maxCpc },
      }),
    );
    await answered(party.api.POST('/api/v1/ads', { body: adBody(adGroupId) }));
    const plan = await previewed(party);
    expect([plan.blocked, plan.spend?.currency]).toEqual([[], currency]);
    expect((await finished(party, await triggered(party, plan.planHash))).effectiveStatus).toBe(
      'completed',
    );
    const there =
      platform === 'google-ads'
        ? Number((await theRemote(system, connection, 'budget')).data['amountMicros']) / 1e6
        : (await theRemote(system, connection, 'campaign')).data['DailyBudget'];
    expect([there, (await campaignCalls(party, campaignId).get()).budget]).toEqual([
      budget,
      budget,
    ]);
    await expectNothingLeft(party);
  },
);

it.each([400, 500])(
  'a sync that failed entirely, every write answered with %i, is previewed and triggered again',
  async (status) => {
    const { party, connections } = await given();
    for (const platform of SEARCH_PLATFORMS) {
      await system.emulators.fault({
        platform,
        match: { method: 'POST', path: WRITES[platform] },
        fault: 'http',
        status,
        times: 1_000,
      });
    }
    const failed = await finished(
      party,
      await triggered(party, (await previewed(party)).planHash),
      120_000,
    );
    expect([failed.effectiveStatus, failed.counts.exported]).toEqual(['failed', 0]);
    await expectEach(connections, { campaign: 0, adGroup: 0, ad: 0, keyword: 0 });
    await system.emulators.clearFaults();
    await completes(party);
    await expectEach(connections, ONE_TREE);
    await expectNothingLeft(party);
  },
  150_000,
);

import {
  answered,
  campaignBody,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenParty,
  previewed,
  refused,
  releaseSystem,
  sharedSystem,
  synced,
  triggered,
  type Party,
  type System,
} from '@switchyard/test-kit';
import { remoteCounts, remoteObjects, theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));

const campaignOf = (party: Party, id: string) =>
  answered(party.api.GET('/api/v1/campaigns/{id}', { params: { path: { id } } }));
const patch = (party: Party, id: string, body: object) =>
  answered(party.api.PATCH('/api/v1/campaigns/{id}', { params: { path: { id } }, body }));
const drop = (party: Party, id: string) =>
  party.api.DELETE('/api/v1/campaigns/{id}', { params: { path: { id } } });
const NOTHING = { exports: 0, imports: 0, removals: 0, drift: 0, blocked: 0 };

const onBoth = async () => {
  const party = await givenParty(system);
  return { party, connections: await givenConnections(party) };
};

it('deletes "Spring" and creates "Spring" before a sync', async () => {
  const { party, connections } = await onBoth();
  const old = await givenCampaignTree(party, { name: 'Spring' });
  await synced(party);
  const before = await theRemote(system, connections['google-ads'], 'campaign');
  await drop(party, old.campaignId);
  await givenCampaignTree(party, { name: 'Spring', keywords: 3 });
  expect((await synced(party)).effectiveStatus).toBe('completed');
  for (const connection of Object.values(connections)) {
    expect(await remoteCounts(system, connection)).toMatchObject({ campaign: 1 });
    expect((await theRemote(system, connection, 'campaign')).name).toBe('Spring');
  }
  expect((await theRemote(system, connections['google-ads'], 'campaign')).id).not.toBe(before.id);
  expect((await previewed(party)).summary).toMatchObject(NOTHING);
});

it('leaves a foreign campaign of the same name alone, and reports it', async () => {
  const otherParty = await givenParty(system);
  const { adAccount } = await givenConnection(otherParty, 'google-ads');
  await givenCampaignTree(otherParty, { name: 'Spring', platforms: ['google-ads'] });
  await synced(otherParty);
  const party = await givenParty(system);
  await answered(party.api.POST('/api/v1/connections', { body: adAccount }));
  await givenCampaignTree(party, { name: 'Spring', platforms: ['google-ads'] });
  const plan = await previewed(party);
  expect([
    plan.summary?.exports,
    plan.blocked.flatMap(({ findings }) => findings.map(({ code }) => code)),
  ]).toEqual([0, ['REMOTE_NAME_TAKEN']]);
});

it('swaps two names', async () => {
  const { party, connections } = await onBoth();
  const [one, two] = [
    await givenCampaignTree(party, { name: 'One' }),
    await givenCampaignTree(party, { name: 'Two' }),
  ];
  await synced(party);
  const idOf = async (name: string) =>
    Promise.all(
      Object.values(connections).map(
        async (connection) =>
          (await remoteObjects(system, connection, 'campaign')).find(
            (campaign) => campaign.name === name,
          )?.id,
      ),
    );
  const before = { one: await idOf('One'), two: await idOf('Two') };
  await patch(party, one.campaignId, { name: 'Three' });
  await patch(party, two.campaignId, { name: 'One' });
  await patch(party, one.campaignId, { name: 'Two' });
  for (let turn = 0; turn < 3 && (await previewed(party)).summary?.exports !== 0; turn += 1) {
    await synced(party);
  }
  expect({ one: await idOf('Two'), two: await idOf('One') }).toEqual(before);
  expect((await previewed(party)).summary).toMatchObject(NOTHING);
});

it('swaps the names of two ad groups', async () => {
  const { party, connections } = await onBoth();
  const {
    adGroupIds: [first = '', second = ''],
  } = await givenCampaignTree(party, { adGroups: 2 });
  await synced(party);
  const rename = (id: string, name: string) =>
    answered(
      party.api.PATCH('/api/v1/ad-groups/{id}', { params: { path: { id } }, body: { name } }),
    );
  await rename(first, 'Aside');
  await rename(second, 'Group 1');
  await rename(first, 'Group 2');
  for (let turn = 0; turn < 3 && (await previewed(party)).summary?.exports !== 0; turn += 1) {
    await synced(party);
  }
  for (const connection of Object.values(connections)) {
    expect(
      (await remoteObjects(system, connection, 'adGroup')).map(({ name }) => name).toSorted(),
    ).toEqual(['Group 1', 'Group 2']);
  }
  expect((await previewed(party)).summary).toMatchObject(NOTHING);
});

it("changes a keyword's match type: reported as a replacement", async () => {
  const { party, connections } = await onBoth();
  const {
    keywordIds: [id = ''],
  } = await givenCampaignTree(party, { keywords: 2 });
  await synced(party);
  await answered(
    party.api.PATCH('/api/v1/keywords/{id}', {
      params: { path: { id } },
      body: { matchType: 'EXACT' },
    }),
  );
  const plan = await previewed(party);
  expect(
    plan.platforms.map(({ changes }) => changes.map(({ action, entity }) => `${action} ${entity}`)),
  ).toEqual([['replace keyword'], ['replace keyword']]);
  expect((await finished(party, await triggered(party, plan.planHash))).effectiveStatus).toBe(
    'completed',
  );
  for (const connection of Object.values(connections)) {
    expect((await remoteCounts(system, connection)).keyword).toBe(2);
  }
  expect((await previewed(party)).summary).toMatchObject(NOTHING);
});

it('restores a campaign, but not after another one took its name', async () => {
  const { party, connections } = await onBoth();
  const old = await givenCampaignTree(party, { name: 'Spring' });
  await synced(party);
  const restore = () =>
    party.api.POST('/api/v1/campaigns/{id}/restore', { params: { path: { id: old.campaignId } } });
  expect((await refused(restore())).code).toBe('CAMPAIGN_NOT_REMOVED');
  await drop(party, old.campaignId);
  expect(
    (
      await refused(
        party.api.PATCH('/api/v1/campaigns/{id}', {
          params: { path: { id: old.campaignId } },
          body: { budget: 5 },
        }),
      )
    ).code,
  ).toBe('CAMPAIGN_REMOVED');
  const other = await answered(
    party.api.POST('/api/v1/campaigns', { body: campaignBody({ name: 'Spring' }) }),
  );
  expect(await refused(restore())).toMatchObject({
    status: 409,
    code: 'NAME_TAKEN',
    details: { conflictingId: other.id },
  });
  await drop(party, other.id);
  expect((await answered(restore())).status).toBe('PAUSED');
  expect((await previewed(party)).summary).toMatchObject(NOTHING);
  expect((await remoteCounts(system, connections['google-ads'])).campaign).toBe(1);
});

it('accepts a GET body with one edited member', async () => {
  const { party } = await onBoth();
  const { campaignId, adGroupIds, adIds, keywordIds } = await givenCampaignTree(party);
  await synced(party);
  const campaign = await campaignOf(party, campaignId);
  expect(await patch(party, campaignId, { ...campaign, budget: 30 })).toMatchObject({
    budget: 30,
    version: campaign.version + 1,
    _platformBudgets: { 'google-ads': 15, 'microsoft-ads': 15 },
  });
  expect((await patch(party, campaignId, await campaignOf(party, campaignId))).version).toBe(
    campaign.version + 1,
  );
  for (const [path, edit] of [
    [`/api/v1/ad-groups/${adGroupIds[0]}`, { name: 'Other' }],
    [`/api/v1/ads/${adIds[0]}`, { path1: 'shoes' }],
    [`/api/v1/keywords/${keywordIds[0]}`, { status: 'PAUSED' }],
  ] as const) {
    const body = { ...((await party.send(path)).body.data as object), ...edit };
    expect((await party.send(path, { method: 'PATCH', body })).body.data).toMatchObject({
      ...edit,
      version: 2,
    });
  }
});

it('takes a platform out of a campaign', async () => {
  const { party, connections } = await onBoth();
  const { campaignId } = await givenCampaignTree(party);
  await synced(party);
  expect(await patch(party, campaignId, { platforms: ['google-ads'] })).toMatchObject({
    platforms: ['google-ads'],
    budget: 20,
  });
  expect((await synced(party)).counts.removed).toBeGreaterThan(0);
  expect([
    (await remoteCounts(system, connections['google-ads'])).campaign,
    (await remoteCounts(system, connections['microsoft-ads'])).campaign,
  ]).toEqual([1, 0]);
  expect(Object.keys((await campaignOf(party, campaignId)).platformLinks)).toEqual(['google-ads']);
  expect((await previewed(party)).summary).toMatchObject(NOTHING);
});

it('runs campaigns on two accounts of one platform', async () => {
  const party = await givenParty(system);
  const [first, second] = [
    await givenConnection(party, 'google-ads'),
    await givenConnection(party, 'google-ads'),
  ];
  const platforms = ['google-ads'] as const;
  await givenCampaignTree(party, { name: 'Default', platforms });
  await givenCampaignTree(party, {
    name: 'Chosen',
    platforms,
    campaign: { connectionIds: { 'google-ads': second.id } },
  });
  const plan = await previewed(party);
  expect(plan.platforms.map(({ connectionId }) => connectionId).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  );
  await finished(party, await triggered(party, plan.planHash));
  expect([
    (await theRemote(system, first, 'campaign')).name,
    (await theRemote(system, second, 'campaign')).name,
  ]).toEqual(['Default', 'Chosen']);
  expect(
    await refused(
      party.api.DELETE('/api/v1/connections/{id}', { params: { path: { id: second.id } } }),
    ),
  ).toMatchObject({ status: 409, code: 'CONNECTION_IN_USE' });
});

it.each([
  ['JPY', 2_000, '2000000000', 2_000],
  ['KWD', 12.345, '12345000', 12.345],
] as const)('brings %s to both networks and back', async (currency, budget, micros, amount) => {
  const party = await givenParty(system, { currency });
  const connections = await givenConnections(party, { currency });
  const { campaignId } = await givenCampaignTree(party, {
    platforms: ['google-ads'],
    maxCpc: 5,
    campaign: { budget, currency },
  });
  const other = await givenCampaignTree(party, {
    platforms: ['microsoft-ads'],
    maxCpc: 5,
    campaign: { budget },
  });
  const tooFine = await refused(
    party.api.PATCH('/api/v1/campaigns/{id}', {
      params: { path: { id: campaignId } },
      body: { budget: budget + 0.0005 },
    }),
  );
  expect(tooFine.details['issues']).toEqual([
    expect.objectContaining({ path: '/budget', code: 'TOO_PRECISE' }),
  ]);
  expect((await synced(party)).effectiveStatus).toBe('completed');
  expect((await theRemote(system, connections['google-ads'], 'budget')).data['amountMicros']).toBe(
    micros,
  );
  expect(
    (await theRemote(system, connections['microsoft-ads'], 'campaign')).data['DailyBudget'],
  ).toBe(amount);
  expect((await campaignOf(party, other.campaignId)).budget).toBe(budget);
  expect((await previewed(party)).summary).toMatchObject(NOTHING);
});

describe('what is wrong with a connection', () => {
  const check = (party: Party, id: string) =>
    answered(party.api.POST('/api/v1/connections/{id}/check', { params: { path: { id } } }));

  it('nothing: check has no finding and lists the accounts', async () => {
    const { party, connections } = await onBoth();
    for (const { id, adAccount } of Object.values(connections)) {
      expect(await check(party, id)).toMatchObject({
        ok: true,
        findings: [],
        accounts: expect.arrayContaining([
          expect.objectContaining({
            externalAccountId: adAccount.externalAccountId,
            currency: 'EUR',
          }),
        ]),
      });
    }
  });

  it.each(['google-ads', 'microsoft-ads'] as const)(
    'a wrong secret, a wrong account and a wrong currency on %s are each named by check',
    async (platform) => {
      const party = await givenParty(system);
      const codeOf = async (
        change: (account: Awaited<ReturnType<typeof system.emulators.account>>) => object,
      ) => {
        const account = await system.emulators.account(platform, { currency: 'EUR' });
        const { id } = await answered(
          party.api.POST('/api/v1/connections', { body: { ...account, ...change(account) } }),
        );
        const { ok, findings } = await check(party, id);
        expect(ok).toBe(false);
        return findings.map(({ code }) => code);
      };
      const codes = [
        await codeOf(({ credentials }) => ({
          credentials: { ...credentials, refreshToken: 'wrong' },
        })),
        await codeOf(() => ({ externalAccountId: '9999999999' })),
        await codeOf(() => ({ currency: 'USD' })),
      ];
      expect(codes.every((each) => each.length > 0)).toBe(true);
      expect(new Set(codes.map((each) => each.join())).size).toBe(3);
      expect(codes[2]).toContain('CURRENCY_MISMATCH');
    },
  );

  it("a campaign in another currency than the ad account's is a requirement of Validate, and blocked in the plan", async () => {
    const { party } = await onBoth();
    const { campaignId } = await givenCampaignTree(party, { campaign: { currency: 'USD' } });
    const { valid, findings } = await answered(
      party.api.POST('/api/v1/campaigns/{id}/validate', {
        params: { path: { id: campaignId } },
        body: {},
      }),
    );
    expect(valid).toBe(false);
    expect(findings.filter(({ kind }) => kind === 'requirement').map(({ code }) => code)).toContain(
      'CURRENCY_MISMATCH',
    );
    const plan = await previewed(party);
    expect(plan.summary).toMatchObject({ exports: 0, blocked: 2 });
    expect(plan.blocked[0]?.findings.map(({ code }) => code)).toContain('CURRENCY_MISMATCH');
  });

  it('a revoked grant fails the sync and marks the connection, and other connections continue', async () => {
    const { party, connections } = await onBoth();
    await givenCampaignTree(party);
    const { planHash } = await previewed(party);
    await system.emulators.fault({
      platform: 'google-ads',
      match: { path: 'token|mutate' },
      fault: 'http',
      status: 401,
      times: 20,
    });
    const sync = await finished(party, await triggered(party, planHash));
    await system.emulators.clearFaults();
    expect(sync.effectiveStatus).toBe('partial');
    expect((await remoteCounts(system, connections['microsoft-ads'])).campaign).toBe(1);
    expect(
      (
        await answered(
          party.api.GET('/api/v1/connections/{id}', {
            params: { path: { id: connections['google-ads'].id } },
          }),
        )
      ).status,
    ).toBe('NEEDS_REAUTH');
  });
});

import {
  answered,
  type ConnectionMade,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenCreativeTree,
  givenKeywords,
  givenParty,
  type Party,
  previewed,
  startSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft } from './plans';
import { remoteCounts, remoteObjects, theRemote } from './remote-objects';
import { ownerSql } from './system-probes';

const GOOGLE_DAY = 60;
const LINKEDIN_DAY = 40;

let system: System;
beforeAll(
  async () =>
    void (system = await startSystem({
      skipsWaits: true,
      env: {
        SWITCHYARD_GOOGLE_ADS_DAILY_QUOTA: String(GOOGLE_DAY),
        SWITCHYARD_LINKEDIN_ADS_DAILY_QUOTA: String(LINKEDIN_DAY),
      },
    })),
  120_000,
);
afterAll(() => system?.stop());
afterEach(() => system.emulators.clearFaults());
beforeEach(() => theDayIsOver());
jest.setTimeout(120_000);

/** All that was counted lies more than a day back. */
const theDayIsOver = async (): Promise<void> => {
  await ownerSql(
    system,
    `delete from sync.platform_quota where hour < now() - interval '25 hours'`,
    [],
  );
  await ownerSql(system, `update sync.platform_quota set hour = hour - interval '26 hours'`, []);
};
/**
 * Of the day so much is used up, whatever was counted. Late readings of an earlier test's ad account
 * have a row of their own.
 */
const usedUpTo = async (platform: string, used: number): Promise<void> => {
  expect(
    await ownerSql(
      system,
      `update sync.platform_quota set used = $2 where platform = $1 and hour = date_trunc('hour', now())`,
      [platform, used],
    ),
  ).toBeGreaterThan(0);
};
const operationsOf = ({ api }: Party, id: string) =>
  answered(
    api.GET('/api/v1/sync/{id}/operations', { params: { path: { id }, query: { limit: 200 } } }),
  );
const quotaOf = (plan: Awaited<ReturnType<typeof previewed>>, platform: string) =>
  plan.platforms.find((one) => one.platform === platform)?.quota;
const total = async (connection: ConnectionMade): Promise<number> =>
  Object.values(await remoteCounts(system, connection)).reduce((sum, count) => sum + count, 0);

/**
 * A tree of 1 campaign, 3 ad groups, 3 ads and 60 keywords on Google; one keyword each on
 * Microsoft, which limits no day.
 */
const given = async () => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const big = await givenCampaignTree(party, {
    platforms: ['google-ads'],
    adGroups: 3,
    keywords: 20,
  });
  return { party, google: connections['google-ads'], microsoft: connections['microsoft-ads'], big };
};
const WHOLE = { campaign: 1, adGroup: 3, ad: 3, keyword: 60 };

describe("a plan that does not fit into a day's quota", () => {
  it('warns before it starts', async () => {
    const { party } = await given();
    const plan = await previewed(party);
    expect(quotaOf(plan, 'google-ads')).toMatchObject({ dailyLimit: GOOGLE_DAY, days: 2 });
    expect(plan.warnings).toMatchObject([
      {
        code: 'QUOTA_NEEDS_DAYS',
        platform: 'google-ads',
        campaignId: null,
        id: null,
        message: expect.stringContaining('need 2 days') as string,
      },
    ]);
    expect(plan.summary).toMatchObject({ warnings: 1 });
  });

  it('counts what is used up today', async () => {
    const { party } = await given();
    const { leftToday = 0 } = quotaOf(await previewed(party), 'google-ads') ?? {};
    await usedUpTo('google-ads', GOOGLE_DAY);
    expect([leftToday > 0, quotaOf(await previewed(party), 'google-ads')]).toMatchObject([
      true,
      { leftToday: 0, days: 3 },
    ]);
  });

  it('is sent as far as it fits, parents first; the Space is free at once, the rest is sent on another day, and nothing twice', async () => {
    const { party, google, microsoft, big } = await given();
    const sync = await synced(party);
    const operations = await operationsOf(party, sync.id);
    const deferred = operations.filter(({ status }) => status === 'deferred');
    expect(sync).toMatchObject({
      effectiveStatus: 'partial',
      counts: {
        failed: 0,
        skipped: 0,
        deferred: deferred.length,
        exported: operations.length - deferred.length,
      },
    });
    expect(Date.parse(sync.resumesAt ?? '')).toBeGreaterThan(Date.now() + 3_600_000);
    expect(new Set(operations.map(({ status, entity }) => `${entity} ${status}`))).toEqual(
      new Set([
        'campaign succeeded',
        'adGroup succeeded',
        'ad succeeded',
        'keyword succeeded',
        'keyword deferred',
      ]),
    );
    expect(deferred[0]?.error).toMatchObject({
      code: 'PLATFORM_THROTTLED',
      platformCode: 'QUOTA_SPENT',
      retryable: true,
    });
    expect(await total(google)).toBe(operations.length - deferred.length);

    const small = await givenCampaignTree(party, { platforms: ['microsoft-ads'] });
    expect(await synced(party, { campaignIds: [small.campaignId] })).toMatchObject({
      effectiveStatus: 'completed',
    });
    expect((await remoteCounts(system, microsoft)).campaign).toBe(1);
    expect(await synced(party, { campaignIds: [big.campaignId] })).toMatchObject({
      effectiveStatus: 'partial',
      counts: { exported: 0 },
    });

    await theDayIsOver();
    expect(await synced(party)).toMatchObject({ effectiveStatus: 'completed', resumesAt: null });
    expect(await remoteCounts(system, google)).toEqual(WHOLE);
    await expectNothingLeft(party);
  });

  it('leaves room for what lowers spending, though the day is used up', async () => {
    const party = await givenParty(system);
    const google = await givenConnection(party, 'google-ads');
    const { campaignId, adGroupIds, keywordIds } = await givenCampaignTree(party, {
      platforms: ['google-ads'],
      keywords: 3,
    });
    const campaign = campaignCalls(party, campaignId);
    await campaign.change({ status: 'ENABLED' });
    await synced(party);
    await usedUpTo('google-ads', GOOGLE_DAY);
    await campaign.change({ status: 'PAUSED' });
    await answered(
      party.api.PATCH('/api/v1/keywords/{id}', {
        params: { path: { id: keywordIds[0]! } },
        body: { status: 'PAUSED' },
      }),
    );
    await answered(
      party.api.PATCH('/api/v1/ad-groups/{id}', {
        params: { path: { id: adGroupIds[0]! } },
        body: { maxCpc: 3 },
      }),
    );
    await givenKeywords(party, adGroupIds[0]!, ['trail shoes']);
    const sync = await synced(party);
    expect(sync).toMatchObject({
      effectiveStatus: 'partial',
      counts: { exported: 2, deferred: 2 },
    });
    expect((await theRemote(system, google, 'campaign')).status).toBe('PAUSED');
    expect(
      (await remoteObjects(system, google, 'keyword')).map(({ status }) => status).toSorted(),
    ).toEqual(['ENABLED', 'ENABLED', 'PAUSED']);
  });

  it('is resumed after its worker died, and the counted requests stay counted', async () => {
    const { party, google } = await given();
    const { planHash } = await previewed(party);
    await system.emulators.fault({
      platform: 'google-ads',
      match: { method: 'POST', path: 'googleAds:mutate', nth: 2 },
      fault: 'delay',
      delayMs: 1_500,
    });
    const id = await triggered(party, planHash);
    await system.holds(
      async () =>
        expect((await operationsOf(party, id)).some(({ status }) => status === 'started')).toBe(
          true,
        ),
      20_000,
    );
    await system.killWorkers();
    await system.startWorker();
    const sync = await finished(party, id);
    expect(sync.effectiveStatus).toBe('partial');
    expect(
      await ownerSql(
        system,
        `select from sync.platform_quota where platform = 'google-ads' and hour > now() - interval '25 hours' and used > $1`,
        [GOOGLE_DAY + 10],
      ),
    ).toBe(0);
    await theDayIsOver();
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect(await remoteCounts(system, google)).toEqual(WHOLE);
  });
});

describe('reading back', () => {
  it("leaves half of a day's quota to syncs, and continues when more is free", async () => {
    const party = await givenParty(system);
    const { adAccount } = await givenConnection(party, 'google-ads');
    const { campaignId } = await givenCampaignTree(party, {
      platforms: ['google-ads'],
      keywords: 1,
    });
    await synced(party);
    const asked = async (): Promise<number> =>
      (await system.emulators.requests('google-ads')).filter(({ path }) =>
        path.includes(`${adAccount.externalAccountId}/googleAds:search`),
      ).length;
    const checkedAt = async () =>
      (await campaignCalls(party, campaignId).get()).deliverySummary.platforms['google-ads']
        ?.checkedAt ?? '';
    await usedUpTo('google-ads', GOOGLE_DAY / 2);
    const [before, known] = [await asked(), await checkedAt()];
    await system.rounds.run(party.spaceId, 'delivery', 'figures');
    expect([await asked(), await checkedAt()]).toEqual([before, known]);
    await theDayIsOver();
    await system.rounds.run(party.spaceId, 'delivery', 'figures');
    expect(await asked()).toBeGreaterThan(before);
    expect(Date.parse(await checkedAt())).toBeGreaterThan(known === '' ? 0 : Date.parse(known));
  });
});

describe('requests that a platform counts by the day', () => {
  const givenLinkedin = async () => {
    const party = await givenParty(system);
    const connection = await givenConnection(party, 'linkedin-ads');
    const campaign = {
      biddingStrategy: { type: 'MAXIMIZE_CLICKS' as const },
      geoTargets: [
        { kind: 'AREA' as const, name: 'Germany', type: 'COUNTRY' as const, countryCode: 'DE' },
      ],
    };
    await givenCreativeTree(party, { platforms: ['linkedin-ads'], adGroups: 6, campaign });
    return { party, connection };
  };
  const WHOLE_GROUP = { campaign: 1, adGroup: 6, ad: 6 };
  const shown = async (connection: ConnectionMade) => ({
    campaign: (await remoteObjects(system, connection, 'campaign')).length,
    adGroup: (await remoteObjects(system, connection, 'adGroup')).length,
    ad: (await remoteObjects(system, connection, 'ad')).length,
  });

  it('are deferred by the configured limit, and are sent after midnight UTC', async () => {
    const { party, connection } = await givenLinkedin();
    await previewed(party);
    await usedUpTo('linkedin-ads', LINKEDIN_DAY - 12);
    const plan = await previewed(party);
    expect(quotaOf(plan, 'linkedin-ads')).toMatchObject({ dailyLimit: LINKEDIN_DAY, days: 2 });
    const sync = await finished(party, await triggered(party, plan.planHash));
    expect(sync).toMatchObject({ effectiveStatus: 'partial', counts: { failed: 0, skipped: 0 } });
    expect(sync.resumesAt?.slice(10)).toMatch(/^T(00:00:0\d|23:59:5\d)/);
    expect((await shown(connection)).ad).toBeLessThan(6);
    await theDayIsOver();
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect(await shown(connection)).toEqual(WHOLE_GROUP);
    expect((await previewed(party)).summary).toMatchObject({
      exports: 0,
      imports: 0,
      removals: 0,
      drift: 0,
      blocked: 0,
    });
  });

  it('end the same way when the platform itself refuses because its day is used up', async () => {
    const { party, connection } = await givenLinkedin();
    const { planHash } = await previewed(party);
    const body = {
      status: 429,
      serviceErrorCode: 101,
      message:
        'Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached',
    };
    await system.emulators.fault({
      platform: 'linkedin-ads',
      match: { method: 'POST', path: 'creatives', nth: 2 },
      fault: 'http',
      status: 429,
      body,
      times: 1_000,
    });
    const sync = await finished(party, await triggered(party, planHash));
    expect(sync).toMatchObject({ effectiveStatus: 'partial', counts: { failed: 0, skipped: 0 } });
    expect(sync.counts.deferred).toBeGreaterThan(0);
    expect(Date.parse(sync.resumesAt ?? '')).toBeGreaterThan(Date.now());
    await system.emulators.clearFaults();
    await theDayIsOver();
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect(await shown(connection)).toEqual(WHOLE_GROUP);
  });
});

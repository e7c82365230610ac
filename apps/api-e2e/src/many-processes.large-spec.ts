import {
  type ConnectionMade,
  declined,
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  givenPost,
  type OwnDatabase,
  Party,
  postStep,
  previewed,
  RedisServer,
  startOwnDatabase,
  startSystem,
  type System,
  synced,
  triggered,
} from '@switchyard/test-kit';
import { remoteCounts, theRemote } from './remote-objects';

/** Processes of each kind on one PostgreSQL and one Redis. */
const PROCESSES = 10;
const PER_MINUTE = 1_000;
/** What the plan `starter` grants in a month. */
const DRAFTS = 20;

let database: OwnDatabase;
let redis: RedisServer;
let system: System;
let apis: readonly string[];
beforeAll(async () => {
  [database, redis] = await Promise.all([
    startOwnDatabase({ settings: { max_connections: '600' } }),
    RedisServer.start(),
  ]);
  system = await startSystem({
    database: database.database,
    redisUrl: redis.url,
    workers: PROCESSES,
    skipsWaits: true,
    env: {
      SWITCHYARD_REQUESTS_PER_MINUTE: String(PER_MINUTE),
      SWITCHYARD_BRAKE_INTERVAL_SECONDS: '1',
      // Twenty processes on a small machine are slow; none of them dies here.
      SWITCHYARD_LEASE_SECONDS: '60',
    },
  });
  const more = await Promise.all(Array.from({ length: PROCESSES - 1 }, () => system.startApi()));
  apis = [system.apiUrl, ...more.map(({ apiUrl }) => apiUrl)];
}, 300_000);
afterAll(async () => {
  await system?.stop();
  await redis?.kill();
  await database?.stop();
});
afterEach(async () => {
  expect(system.living()).toEqual({ api: 1, workers: PROCESSES });
  expect(await system.owner.rows('select id, reason from work.dead', [])).toEqual([]);
});

/** The same caller at another api process. */
const at = (party: Party, apiUrl: string): Party =>
  new Party(
    Object.create(system, { apiUrl: { value: apiUrl } }) as System,
    party.account,
    party.token,
    party.tokenId,
    party.spaceId,
  );

/** The api processes in turn. */
const spread = <T>(count: number, ask: (apiUrl: string, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(apis[index % PROCESSES]!, index)));

const tally = (values: readonly unknown[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
};

describe('ten api processes', () => {
  it('count the requests of a token together, and what its account used of the day', async () => {
    const party = await givenParty(system);
    const ask = async (apiUrl: string): Promise<number> => {
      const answer = await fetch(`${apiUrl}/api/v1/me`, {
        headers: { authorization: `Bearer ${party.token}` },
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses: number[] = [];
    while (statuses.length < PER_MINUTE + 100) statuses.push(...(await spread(20, ask)));
    expect(tally(statuses)).toEqual({ 200: PER_MINUTE, 429: 100 });
    const { token } = await system.admin.createToken(party.account.accountId, ['campaigns:read']);
    const { body } = await at(party, apis[7]!).as({ token }).send('/api/v1/me');
    expect((body.data as { allowance: { usedToday: number } }).allowance.usedToday).toBe(
      PER_MINUTE + 1,
    );
  });

  it('let a plan be used to its cap and no further when all are asked at once', async () => {
    const party = await givenParty(system);
    const posts = await Promise.all(Array.from({ length: DRAFTS + 5 }, () => givenPost(party)));
    await system.admin.setPlan(party.account.accountId, 'starter');
    const answers = await spread(posts.length, async (apiUrl, index) => {
      const post = posts[index]!;
      return (await postStep(at(party, apiUrl), post.id, 'answers', declined(post))).status;
    });
    expect(tally(answers)).toEqual({ 202: DRAFTS, 402: 5 });
  });

  it('know a revoked token soon, although each of them had just let it in', async () => {
    const party = await givenParty(system);
    const statusAt = async (apiUrl: string): Promise<number> =>
      (await at(party, apiUrl).send('/api/v1/me')).status;
    expect(new Set(await spread(PROCESSES, statusAt))).toEqual(new Set([200]));
    await system.admin.revokeToken(party.tokenId);
    await system.holds(
      async () => expect(new Set(await spread(PROCESSES, statusAt))).toEqual(new Set([401])),
      10_000,
    );
  });
});

describe('ten workers', () => {
  it('do every sync once, whichever api was asked for it', async () => {
    const made = await spread(PROCESSES, async (apiUrl) => {
      const party = await givenParty(system);
      const connection = await givenConnection(party, 'google-ads');
      await givenCampaignTree(party, { platforms: ['google-ads'], adGroups: 2, keywords: 3 });
      return { party: at(party, apiUrl), connection };
    });
    const statuses = await Promise.all(
      made.map(async ({ party }) => {
        const { planHash } = await previewed(party);
        const triggers = await spread(3, (apiUrl) =>
          at(party, apiUrl).send('/api/v1/sync', { method: 'POST', body: { planHash } }),
        );
        const accepted = triggers.filter(({ status }) => status === 202);
        expect(accepted.length).toBeGreaterThan(0);
        const ids = new Set(accepted.map(({ body }) => (body.data as { syncId: string }).syncId));
        expect(ids.size).toBe(1);
        return (await finished(party, [...ids][0]!, 120_000)).effectiveStatus;
      }),
    );
    expect(tally(statuses)).toEqual({ completed: PROCESSES });
    for (const { connection } of made) {
      expect(await remoteCounts(system, connection)).toEqual({
        campaign: 1,
        adGroup: 2,
        ad: 2,
        keyword: 6,
      });
    }
  });

  it('keep one pace for an application at a platform, with many syncs at once', async () => {
    const parties = await spread(PROCESSES, async (apiUrl) => {
      const party = await givenParty(system);
      const connection = await givenConnection(party, 'reddit-ads');
      await givenCampaignTree(party, { platforms: ['reddit-ads'], adGroups: 10 });
      return { party: at(party, apiUrl), connection };
    });
    const statuses = await Promise.all(
      parties.map(async ({ party }) => {
        const syncId = await triggered(party, (await previewed(party)).planHash);
        return (await finished(party, syncId, 120_000)).effectiveStatus;
      }),
    );
    expect(tally(statuses)).toEqual({ completed: PROCESSES });
    const requests = await system.emulators.requests('reddit-ads');
    expect(requests.filter(({ status }) => status === 429)).toEqual([]);
  });

  it('engage one brake, with one pause for each campaign', async () => {
    const party = await givenParty(system);
    const connection = await givenConnection(party, 'google-ads');
    const { campaignId } = await givenCampaignTree(party, {
      platforms: ['google-ads'],
      adGroups: 1,
      keywords: 1,
    });
    await party.client.campaigns.update(campaignId, { status: 'ENABLED' });
    await synced(party);
    await party.client.budget.set({ globalBudget: 100 });
    await spendOf(connection, 150);
    await system.holds(
      async () => expect((await theRemote(system, connection, 'campaign')).status).toBe('PAUSED'),
      60_000,
    );
    const brake = await party.client.budget.getBrake();
    expect(brake).toMatchObject({ engaged: true, levels: [{ state: 'ENGAGED', spend: 150 }] });
    expect(brake.events).toHaveLength(1);
    const kinds = (await party.client.alerts.list().toArray()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'BRAKE_ENGAGED')).toHaveLength(1);
    const pauses = (await system.emulators.requests('google-ads')).filter(
      ({ method, path }) =>
        method === 'POST' &&
        path.includes(connection.adAccount.externalAccountId) &&
        path.endsWith('campaigns:mutate'),
    );
    expect(pauses.length).toBeLessThanOrEqual(2);
  });
});

const spendOf = async (connection: ConnectionMade, amount: number): Promise<void> => {
  const { platform, id } = await theRemote(system, connection, 'campaign');
  await system.emulators.spend({
    platform,
    campaignId: id,
    date: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
      await system.emulators.now(),
    ),
    impressions: 1_000,
    clicks: 100,
    spend: amount,
    conversions: 0,
    conversionValue: 0,
  });
};

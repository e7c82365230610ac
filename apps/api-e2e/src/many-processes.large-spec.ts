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
/** So many of them are sent at once. */
const REQUESTS = 100;
/** What one address may send with one website key in a minute. */
const WEBSITE_KEY_LIMIT = 30;
/** What the plan `starter` grants in a month. */
const DRAFTS = 20;

/** The most connections of one process through a pooler (docs/scale.md). */
const CONNECTIONS = { api: 13, worker: 15 };

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
      SWITCHYARD_STATEMENT_SECONDS: '60',
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

/** One after the other, each for another api: what is only made ready need not come at once. */
const inTurn = async <T>(make: (apiUrl: string) => Promise<T>): Promise<readonly T[]> => {
  const made: T[] = [];
  for (const apiUrl of apis) made.push(await make(apiUrl));
  return made;
};

const tally = (values: readonly unknown[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
};

describe('ten api processes', () => {
  // Of fewer requests than its minute: twenty processes may need longer for all of them. A window
  // that ends meanwhile begins again with another token. That the last one is refused is shown of
  // website keys below.
  it('count the requests of a token together, and what its account used of the day', async () => {
    await system.holds(async () => {
      const party = await givenParty(system);
      const left = await spread(REQUESTS, async (apiUrl) => {
        const { headers } = await at(party, apiUrl).send('/api/v1/me');
        return Number(headers.get('x-ratelimit-remaining'));
      });
      const each = Array.from({ length: REQUESTS }, (_, index) => PER_MINUTE - 1 - index);
      expect([...left].sort((a, b) => b - a)).toEqual(each);
      const { token } = await system.admin.createToken(party.account.accountId, ['campaigns:read']);
      const { body } = await at(party, apis[7]!).as({ token }).send('/api/v1/me');
      const { allowance } = body.data as { allowance: { usedToday: number } };
      expect(allowance.usedToday).toBe(REQUESTS + 1);
    }, 60_000);
  });

  it('count the requests of a website key together', async () => {
    const party = await givenParty(system);
    const { key } = await system.admin.createWebsiteKey(party.spaceId);
    const statuses = await spread(WEBSITE_KEY_LIMIT + 10, async (apiUrl) => {
      const answer = await fetch(`${apiUrl}/api/v1/conversions/events`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          origin: 'https://shop.example',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ events: [] }),
      });
      await answer.arrayBuffer();
      return answer.status;
    });
    expect(tally(statuses)).toEqual({ 400: WEBSITE_KEY_LIMIT, 429: 10 });
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

  it('refuse a revoked token soon, although each of them had just accepted it', async () => {
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
    const made = await inTurn(async (apiUrl) => {
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
  }, 180_000);
});

describe('twenty processes that were asked for all of this', () => {
  it('have no more connections than docs/scale.md says', async () => {
    const rows = await system.owner.rows<{ name: string; count: number }>(
      `select application_name as name, count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'switchyard-%' group by 1`,
      [],
    );
    const connectionsOf = (kind: string): number =>
      rows
        .filter(({ name }) => name.startsWith(`switchyard-${kind}`))
        .reduce((sum, { count }) => sum + count, 0);
    expect(connectionsOf('changes')).toBe(PROCESSES);
    expect(connectionsOf('api')).toBeLessThanOrEqual(PROCESSES * CONNECTIONS.api);
    expect(connectionsOf('worker')).toBeLessThanOrEqual(PROCESSES * CONNECTIONS.worker);
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

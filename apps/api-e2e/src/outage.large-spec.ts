import { answered, finished, givenCampaignTree, givenConnections, givenParty, previewed, startSystem, triggered, type Child, type System } from '@switchyard/test-kit';
import { Redis } from 'ioredis';
import { ownerSql } from './owner-sql';
import { remoteCounts } from './remote-objects';

let system: System;
let worker: Child;
beforeAll(async () => {
  system = await startSystem({ workers: 0 });
  worker = await system.startWorker();
}, 120_000);
afterAll(() => system?.stop());
afterEach(() => system.emulators.clearFaults());

/** Every connection of api and worker ends at once, in whatever it was doing, as when the database restarts. */
const cutConnections = (): Promise<number> =>
  ownerSql(system, `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name not like 'switchyard-admin%'`, []);

/** Every bell that was rung and not heard is gone, on Redis; on PostgreSQL they are rows, and only the ear is cut off. */
const loseBells = async (): Promise<void> => {
  if (!system.redisUrl) return void (await cutConnections());
  const redis = new Redis(system.redisUrl);
  await redis.flushdb();
  redis.disconnect();
};

const requestsSeen = async (): Promise<number> => (await system.emulators.counters()).reduce((sum, { total }) => sum + total, 0);

/** A sync that takes some seconds, for its platforms are slow. */
const givenSlowSync = async () => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  await givenCampaignTree(party, { adGroups: 2, keywords: 3 });
  const { planHash } = await previewed(party);
  for (const platform of ['google-ads', 'microsoft-ads'] as const) await system.emulators.fault({ platform, match: { method: 'POST' }, fault: 'delay', delayMs: 400, times: 100 });
  return { party, connections, planHash };
};

const expectDone = async ({ party, connections }: Awaited<ReturnType<typeof givenSlowSync>>, syncId: string): Promise<void> => {
  const { effectiveStatus } = await finished(party, syncId);
  const undone = (await answered(party.api.GET('/api/v1/sync/{id}/operations', { params: { path: { id: syncId }, query: { limit: 200 } } }))).filter(({ status }) => status !== 'succeeded');
  expect([effectiveStatus, undone]).toEqual(['completed', []]);
  for (const connection of Object.values(connections)) expect(await remoteCounts(system, connection)).toEqual({ campaign: 1, adGroup: 2, ad: 2, keyword: 6 });
  expect(worker.process.exitCode).toBeNull();
};

it('a sync outlives connections to the database that are cut, and no process ends', async () => {
  const given = await givenSlowSync();
  const syncId = await triggered(given.party, given.planHash);
  for (let cuts = 0, seen = await requestsSeen(); cuts < 4; cuts += 1) {
    await system.holds(async () => expect(await requestsSeen()).toBeGreaterThan(seen));
    seen = await requestsSeen();
    // Between two cuts a pool may hold no connection for a moment: the cut happened only when one was there.
    await system.holds(async () => expect(await cutConnections()).toBeGreaterThan(0));
  }
  await system.holds(async () => expect((await given.party.send('/api/v1/me')).status).toBe(200), 10_000);
  await expectDone(given, syncId);
}, 90_000);

it('a sync outlives bells that are lost', async () => {
  const given = await givenSlowSync();
  const syncId = await triggered(given.party, given.planHash);
  await loseBells();
  await expectDone(given, syncId);
}, 90_000);

it('a worker that is asked to stop finishes its request, hands the work back and ends; another goes on', async () => {
  const given = await givenSlowSync();
  const syncId = await triggered(given.party, given.planHash);
  await system.holds(async () => expect((await answered(given.party.api.GET('/api/v1/sync/{id}/operations', { params: { path: { id: syncId }, query: { status: 'started' } } }))).length).toBeGreaterThan(0));
  const since = Date.now();
  await worker.kill('SIGTERM');
  expect(await worker.ended).toBe('0');
  expect(Date.now() - since).toBeLessThan(20_000);
  worker = await system.startWorker();
  await expectDone(given, syncId);
}, 90_000);

import { finished, givenCampaignTree, givenConnection, givenKeywords, givenParty, previewed, startSystem, triggered, type ConnectionMade, type Party, type SearchPlatform, type System } from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft } from './nothing-left';
import { remoteCounts } from './remote-objects';

const KEYWORDS = 10_000;
const TEXTS = Array.from({ length: KEYWORDS }, (_, at) => `shoes ${at}`);

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

interface Calls {
  readonly reads: number;
  readonly writes: number;
  readonly auth: number;
  /** Of each route, by its last word. */
  readonly routes: Readonly<Record<string, number>>;
}

const counted = async (platform: SearchPlatform): Promise<Calls> => {
  const counter = (await system.emulators.counters()).find((one) => one.platform === platform);
  const routes = Object.fromEntries((counter?.routes ?? []).map(({ method, path, count }) => [`${method} ${path.split(/[/:]/).at(-1)}`, count]));
  return { reads: counter?.reads ?? 0, writes: counter?.writes ?? 0, auth: counter?.auth ?? 0, routes };
};

const less = (after: Calls, before: Calls): Calls => ({
  reads: after.reads - before.reads, writes: after.writes - before.writes, auth: after.auth - before.auth,
  routes: Object.fromEntries(Object.entries(after.routes).flatMap(([route, count]) => (count > (before.routes[route] ?? 0) ? [[route, count - (before.routes[route] ?? 0)]] : []))),
});

/** Syncs what there is to sync; the plan's promise, the emulator's count and the sync's own count are one number. */
const syncedAsPromised = async (party: Party, platform: SearchPlatform): Promise<Calls> => {
  const plan = await previewed(party);
  const { quota } = plan.platforms.find((one) => one.platform === platform)!;
  const before = await counted(platform);
  const sync = await finished(party, await triggered(party, plan.planHash), 240_000);
  const calls = less(await counted(platform), before);
  expect(sync.effectiveStatus).toBe('completed');
  expect({ reads: calls.reads, writes: calls.writes }).toEqual({ reads: quota.readCalls, writes: quota.calls });
  expect(sync.platformCalls[platform]).toBe(quota.readCalls + quota.calls);
  return calls;
};

/** What is sent to make the campaign; each vendor's own limits of objects per request leave no fewer. */
describe.each([
  ['google-ads', { 'POST mutate': 4 }],
  ['microsoft-ads', { 'POST Campaigns': 1, 'POST CampaignCriterions': 1, 'POST AdGroups': 1, 'POST Ads': 1, 'POST Keywords': 10 }],
] as const)('10,000 keywords in one campaign of %s', (platform, making) => {
  let party: Party;
  let connection: ConnectionMade;
  let campaignId: string;

  beforeAll(async () => {
    party = await givenParty(system);
    connection = await givenConnection(party, platform);
    const tree = await givenCampaignTree(party, { platforms: [platform], keywords: 0 });
    await givenKeywords(party, tree.adGroupIds[0]!, TEXTS);
    campaignId = tree.campaignId;
  }, 120_000);

  it('are made with as few requests as the platform allows', async () => {
    const { routes } = await syncedAsPromised(party, platform);
    expect(await remoteCounts(system, connection)).toEqual({ campaign: 1, adGroup: 1, ad: 1, keyword: KEYWORDS });
    expect(Object.fromEntries(Object.entries(routes).filter(([route]) => !/search|Query/.test(route)))).toEqual(making);
    await expectNothingLeft(party);
  }, 300_000);

  it('are enabled with their campaign in one request', async () => {
    await campaignCalls(party, campaignId).change({ status: 'ENABLED' });
    expect((await syncedAsPromised(party, platform)).writes).toBe(1);
    await expectNothingLeft(party);
  }, 300_000);

  it('are removed with their campaign in one request', async () => {
    await campaignCalls(party, campaignId).remove();
    expect((await syncedAsPromised(party, platform)).writes).toBe(1);
    expect((await remoteCounts(system, connection)).campaign).toBe(0);
    await expectNothingLeft(party);
  }, 300_000);
});

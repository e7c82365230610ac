import { readFileSync } from 'node:fs';
import {
  finished, givenCampaignTree, givenConnections, givenParty, previewed, startSystem, synced, triggered, type ConnectionMade, type Party, type SearchPlatform, type System,
} from '@switchyard/test-kit';
import { dieAt, dying, momentsOf, sampled } from './dying-workers';
import { remoteCounts } from './remote-objects';

/** 30 objects on each of two platforms. */
const TREE = { adGroups: 5, keywords: 4, ads: 1, campaign: { negativeKeywords: [{ text: 'free', matchType: 'PHRASE' as const }] } };
const EXACTLY_ONE_EACH = { campaign: 1, adGroup: 5, ad: 5, keyword: 20 };
const OPERATIONS = 62;

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());
afterEach(() => system.emulators.clearFaults());

interface Sample {
  readonly party: Party;
  readonly connections: Readonly<Record<SearchPlatform, ConnectionMade>>;
}

const givenSample = async (): Promise<Sample> => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  await givenCampaignTree(party, TREE);
  return { party, connections };
};

const expectExactlyOneEach = async ({ party, connections }: Sample): Promise<void> => {
  for (const connection of Object.values(connections)) expect([connection.platform, await remoteCounts(system, connection)]).toEqual([connection.platform, EXACTLY_ONE_EACH]);
  expect((await previewed(party)).summary).toMatchObject({ exports: 0, removals: 0, imports: 0, drift: 0 });
};

describe('a worker killed at every moment of every platform request', () => {
  it.each(['google-ads', 'microsoft-ads'] as const)('of %s, and started again: completed, exactly one of each', async (platform) => {
    await system.startWorker();
    const moments = (await momentsOf((await givenSample()).party)).filter((moment) => moment.platform === platform);
    for (const what of ['before started is committed', 'after started is committed', 'after sending', 'after the answer', 'after the outcome is committed']) expect(moments.map((moment) => moment.what)).toContain(what);
    await system.startWorker();
    const samples = await Promise.all(sampled(moments).map(async (at) => {
      const sample = await givenSample();
      return { ...sample, at, planHash: (await previewed(sample.party)).planHash };
    }));
    await system.killWorkers();
    const syncIds: string[] = [];
    for (const sample of samples) syncIds.push(await dieAt(sample.party, sample.planHash, platform, sample.at + 1));
    await system.startWorker();
    for (const [index, sample] of samples.entries()) {
      const sync = await finished(sample.party, syncIds[index] as string, 120_000);
      const { at } = sample;
      expect([at + 1, moments[at]?.what, sync.effectiveStatus, sync.progress.done]).toEqual([at + 1, moments[at]?.what, 'completed', OPERATIONS]);
      await expectExactlyOneEach(sample);
    }
  }, 600_000);
});

describe('an answer that is lost', () => {
  const WRITES = { 'google-ads': 'googleAds:mutate', 'microsoft-ads': '(Campaigns|CampaignCriterions|NegativeKeywords|AdGroups|Ads|Keywords)$' } as const;

  it.each([['google-ads', 1], ['google-ads', 2], ['google-ads', 3], ['google-ads', 4], ['microsoft-ads', 1], ['microsoft-ads', 2], ['microsoft-ads', 3], ['microsoft-ads', 4], ['microsoft-ads', 5]] as const)(
    'to writing request %s %i makes no second object', async (platform, nth) => {
      const sample = await givenSample();
      await system.emulators.fault({ platform, match: { method: 'POST', path: WRITES[platform], nth }, fault: 'drop-reply' });
      expect((await synced(sample.party)).effectiveStatus).toBe('completed');
      await expectExactlyOneEach(sample);
    }, 60_000);

  it('to every writing request makes no second object', async () => {
    const sample = await givenSample();
    for (const platform of ['google-ads', 'microsoft-ads'] as const) await system.emulators.fault({ platform, match: { method: 'POST', path: WRITES[platform] }, fault: 'drop-reply', times: 1_000 });
    expect((await synced(sample.party)).effectiveStatus).toBe('completed');
    await system.emulators.clearFaults();
    await expectExactlyOneEach(sample);
  }, 120_000);
});

describe('two workers', () => {
  it('share the work and never do it twice', async () => {
    await system.startWorker();
    const samples = await Promise.all(Array.from({ length: 4 }, givenSample));
    await Promise.all(samples.map(async ({ party }) => expect((await synced(party)).effectiveStatus).toBe('completed')));
    for (const sample of samples) await expectExactlyOneEach(sample);
  }, 60_000);

  it('go on when the one that works is frozen inside a transaction, past its lease, and wakes up again', async () => {
    const sample = await givenSample();
    const { planHash } = await previewed(sample.party);
    await system.killWorkers();
    const frozen = await system.startWorker({ ...dying(sample.party, 'google-ads', 6), SWITCHYARD_TEST_DIE_BY: 'SIGSTOP' });
    const syncId = await triggered(sample.party, planHash);
    await system.holds(async () => expect(readFileSync(`/proc/${frozen.process.pid}/stat`, 'utf8')).toMatch(/\) T /));
    await system.startWorker();
    const sync = await finished(sample.party, syncId, 60_000);
    await frozen.kill('SIGCONT');
    expect(sync.effectiveStatus).toBe('completed');
    await expectExactlyOneEach(sample);
    await frozen.kill('SIGTERM');
    expect([await frozen.ended, frozen.said()]).toEqual(['0', '']);
  }, 120_000);
});

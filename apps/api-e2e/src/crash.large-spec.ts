import {
  finished, givenCampaignTree, givenConnections, givenParty, previewed, startSystem, type ConnectionMade, type Party, type SearchPlatform, type System,
} from '@switchyard/test-kit';
import { dieAt, momentsOf, sampled } from './dying-workers';
import { remoteCounts } from './remote-objects';

/** 30 objects on each of two platforms. */
const TREE = { adGroups: 5, keywords: 4, ads: 1, campaign: { negativeKeywords: [{ text: 'free', matchType: 'PHRASE' as const }] } };
const EXACTLY_ONE_EACH = { campaign: 1, adGroup: 5, ad: 5, keyword: 20 };
const OPERATIONS = 62;

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

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

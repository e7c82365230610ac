import {
  attached, finished, givenCampaignTree, givenConnections, givenCreativeTree, givenExtensions, givenImage, givenParty, picture, previewed, SEARCH_PLATFORMS, startSystem, synced,
  triggered, type ConnectionMade, type Party, type SearchPlatform, type System,
} from '@switchyard/test-kit';
import { dieAt, isEveryMoment, momentsOf, sampled, type Moment } from './dying-workers';
import { remoteCensus } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());
afterEach(() => system.emulators.clearFaults());

interface Sample {
  readonly party: Party;
  readonly connections: Readonly<Record<SearchPlatform, ConnectionMade>>;
}

/** Everything that is made of assets, in one plan: a search campaign with extensions and an image, two display ads that share images, an asset group. */
const givenSample = async (): Promise<Sample> => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const { campaignId } = await givenCampaignTree(party, { keywords: 1 });
  await givenExtensions(party, { campaignId });
  await attached(party, (await givenImage(party, { bytes: picture(720, 377) })).id, { campaignId }, 'MARKETING_IMAGE');
  await givenCreativeTree(party, { type: 'DISPLAY', adGroups: 2 });
  await givenCreativeTree(party, { type: 'PERFORMANCE_MAX' });
  return { party, connections };
};

const census = async ({ connections }: Sample) => Object.fromEntries(await Promise.all(SEARCH_PLATFORMS.map(async (platform) => [platform, await remoteCensus(system, connections[platform])])));

const expectNoDouble = async (sample: Sample, expected: Awaited<ReturnType<typeof census>>): Promise<void> => {
  expect(await census(sample)).toEqual(expected);
  expect((await previewed(sample.party)).summary).toMatchObject({ exports: 0, removals: 0, imports: 0, drift: 0 });
};

/** Where something could be made twice: uploads, extensions on their way to their campaign, what is made of them. */
const RISKY: readonly string[] = ['assets:mutate', 'Media', 'Set', 'AssetGroups'];
const UPLOADS: readonly string[] = ['assets:mutate', 'Media'];

/** Every moment in CI; else the first time that the answer to such a request is not heard, or an upload's is and not recorded. */
const riskyOnes = (moments: readonly Moment[]): readonly number[] => {
  const lastMutate = moments.findLastIndex(({ what, about }) => about === 'googleAds:mutate' && what === 'after sending');
  const isRisky = ({ what, about }: Moment, at: number): boolean =>
    at === lastMutate || (what === 'after sending' && RISKY.includes(about)) || (what === 'after the answer' && UPLOADS.includes(about));
  return sampled(moments, moments.map(({ what, about }, at) => `${what} ${at === lastMutate ? 'the last' : about}`)).filter((at) => isEveryMoment() || isRisky(moments[at] as Moment, at));
};

describe('a worker killed around an upload, a link or what needs them', () => {
  it.each(SEARCH_PLATFORMS)('on %s, and started again: exactly one of each', async (platform) => {
    await system.startWorker();
    const whole = await givenSample();
    const moments = (await momentsOf(whole.party)).filter((moment) => moment.platform === platform);
    const [expected, risky] = [await census(whole), riskyOnes(moments)];
    expect(risky.length).toBeGreaterThan(2);
    await system.startWorker();
    const samples = await Promise.all(risky.map(async (at) => {
      const sample = await givenSample();
      return { ...sample, at, planHash: (await previewed(sample.party)).planHash };
    }));
    await system.killWorkers();
    const syncIds: string[] = [];
    for (const { party, planHash, at } of samples) syncIds.push(await dieAt(party, planHash, platform, at + 1));
    await system.startWorker();
    for (const [index, sample] of samples.entries()) {
      const sync = await finished(sample.party, syncIds[index] as string, 120_000);
      expect([sample.at, moments[sample.at], sync.effectiveStatus]).toEqual([sample.at, moments[sample.at], 'completed']);
      await expectNoDouble(sample, expected);
    }
  }, 600_000);
});

/** What was never answered is uncertain after some attempts; the next sync looks for it before it sends anything. */
const finishedLater = async ({ party }: Sample): Promise<void> => {
  const { planHash, summary } = await previewed(party);
  if (summary?.exports) expect((await finished(party, await triggered(party, planHash))).effectiveStatus).toBe('completed');
};

describe('an answer that is lost', () => {
  const WRITES = { 'google-ads': '(googleAds|assets):mutate', 'microsoft-ads': '(Media|AdExtensions|AdExtensionsAssociations/Set|Ads|AssetGroups)$' } as const;

  it('to every writing request makes no second asset, medium, extension or asset group', async () => {
    const [whole, sample] = [await givenSample(), await givenSample()];
    expect((await synced(whole.party)).effectiveStatus).toBe('completed');
    for (const platform of SEARCH_PLATFORMS) await system.emulators.fault({ platform, match: { method: 'POST', path: WRITES[platform] }, fault: 'drop-reply', times: 1_000 });
    await synced(sample.party);
    await system.emulators.clearFaults();
    await finishedLater(sample);
    await expectNoDouble(sample, await census(whole));
  }, 120_000);
});

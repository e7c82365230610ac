import {
  givenCampaignTree,
  givenConnections,
  givenParty,
  previewed,
  type ConnectionMade,
  type Party,
  type SearchPlatform,
  type System,
  type TreeWish,
} from '@switchyard/test-kit';
import { remoteCounts } from '../remote-objects';

/** Somebody with one campaign for two platforms. */
export interface Sample {
  readonly party: Party;
  readonly campaignId: string;
  readonly connections: Readonly<Record<SearchPlatform, ConnectionMade>>;
  /** What each platform holds when all was sent exactly once. */
  readonly whole: Readonly<Record<'campaign' | 'adGroup' | 'ad' | 'keyword', number>>;
}

/** Two ad groups of an ad and three keywords each, on Google and Microsoft, unless told otherwise. */
export const givenSample = async (system: System, wish: TreeWish = {}): Promise<Sample> => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const { adGroups = 2, keywords = 3, ads = 1 } = wish;
  const { campaignId } = await givenCampaignTree(party, { ...wish, adGroups, keywords, ads });
  return {
    party,
    campaignId,
    connections,
    whole: { campaign: 1, adGroup: adGroups, ad: adGroups * ads, keyword: adGroups * keywords },
  };
};

/** Each platform holds each object exactly once, and nothing is left to do. */
export const expectExactlyOnce = async (sample: Sample): Promise<void> => {
  await expectRemoteWhole(sample);
  expect((await previewed(sample.party)).summary).toMatchObject({
    exports: 0,
    removals: 0,
    imports: 0,
    drift: 0,
  });
};

/** Each platform holds each object exactly once. */
export const expectRemoteWhole = async ({
  party: { system },
  connections,
  whole,
}: Sample): Promise<void> => {
  for (const connection of Object.values(connections)) {
    expect([connection.platform, await remoteCounts(system, connection)]).toEqual([
      connection.platform,
      whole,
    ]);
  }
};

/** Every request of a platform takes its time, so that something can happen in the middle. */
export const slowDown = async (
  system: System,
  delayMs: number,
  platforms: readonly string[] = ['google-ads', 'microsoft-ads'],
): Promise<void> => {
  for (const platform of platforms) {
    await system.emulators.fault({
      platform,
      match: { method: 'POST' },
      fault: 'delay',
      delayMs,
      times: 1_000,
    });
  }
};

export const requestsSeen = async (system: System): Promise<number> =>
  (await system.emulators.counters()).reduce((sum, { total }) => sum + total, 0);

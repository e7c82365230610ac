import type { PlatformId } from '@switchyard/kernel';
import {
  answered,
  attached,
  campaignBody,
  type ConnectionMade,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenCreativeTree,
  givenExtensions,
  givenImage,
  givenKeywords,
  givenParty,
  type Party,
  picture,
  previewed,
  SEARCH_PLATFORMS,
  type SearchPlatform,
  type System,
  type TreeOptions,
} from '@switchyard/test-kit';
import { campaignCalls } from '../campaign-calls';
import { remoteCensus, remoteCounts } from '../remote-objects';

/** An owner with one campaign for two platforms. */
export interface Sample {
  readonly party: Party;
  readonly campaignId: string;
  readonly connections: Readonly<Record<SearchPlatform, ConnectionMade>>;
  /** What each platform holds when all was sent exactly once. */
  readonly whole: Readonly<Record<'campaign' | 'adGroup' | 'ad' | 'keyword', number>>;
}

/** By default two ad groups of an ad and three keywords each, on Google and Microsoft. */
export const givenSample = async (system: System, options: TreeOptions = {}): Promise<Sample> => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const { adGroups = 2, keywords = 3, ads = 1 } = options;
  const { campaignId } = await givenCampaignTree(party, { ...options, adGroups, keywords, ads });
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

export interface CreativeSample {
  readonly party: Party;
  readonly connections: Readonly<Record<SearchPlatform, ConnectionMade>>;
}

/**
 * Everything that is made of assets, in one plan: a search campaign with extensions and an image,
 * two display ads that share images, an asset group.
 */
export const givenCreativeSample = async (system: System): Promise<CreativeSample> => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const { campaignId } = await givenCampaignTree(party, { keywords: 1 });
  await givenExtensions(party, { campaignId });
  await attached(
    party,
    (await givenImage(party, { bytes: picture(720, 377) })).id,
    { campaignId },
    'MARKETING_IMAGE',
  );
  await givenCreativeTree(party, { type: 'DISPLAY', adGroups: 2 });
  await givenCreativeTree(party, { type: 'PERFORMANCE_MAX' });
  return { party, connections };
};

type Census = Readonly<Record<string, Awaited<ReturnType<typeof remoteCensus>>>>;

/** What the platforms hold of it, by kind. */
export const creativeCensus = async ({
  party: { system },
  connections,
}: CreativeSample): Promise<Census> =>
  Object.fromEntries(
    await Promise.all(
      SEARCH_PLATFORMS.map(async (platform) => [
        platform,
        await remoteCensus(system, connections[platform]),
      ]),
    ),
  );

/**
 * Each platform holds as much as it does of a sample that nothing happened to, and nothing is left
 * to do.
 */
export const expectNoDouble = async (sample: CreativeSample, expected: Census): Promise<void> => {
  expect(await creativeCensus(sample)).toEqual(expected);
  expect((await previewed(sample.party)).summary).toMatchObject({
    exports: 0,
    removals: 0,
    imports: 0,
    drift: 0,
  });
};

export type SampleType = 'DISPLAY' | 'SEARCH';
const AD_TYPE = { DISPLAY: 'RESPONSIVE_DISPLAY', SEARCH: 'RESPONSIVE_SEARCH' } as const;
const PICTURES = [
  ['MARKETING_IMAGE', 1_200, 628],
  ['SQUARE_MARKETING_IMAGE', 1_080, 1_080],
] as const;

const texts = (...all: readonly string[]) => all.map((text) => ({ text }));

/** An owner with one enabled campaign on some platforms. */
export interface EnabledSample {
  readonly party: Party;
  readonly connections: readonly ConnectionMade[];
  readonly campaignId: string;
}

/**
 * Accounts on the platforms, and an enabled campaign with an ad group, an ad, its pictures and
 * keywords.
 */
export const givenEnabled = async (
  party: Party,
  type: SampleType,
  platforms: readonly PlatformId[],
): Promise<EnabledSample> => {
  const connections: ConnectionMade[] = [];
  for (const platform of platforms) connections.push(await givenConnection(party, platform));
  const body = campaignBody({
    name: `${type} restored`,
    platforms,
    campaign: {
      type,
      budget: 20 * platforms.length,
      geoTargets: [{ kind: 'AREA', name: 'Germany', type: 'COUNTRY', countryCode: 'DE' }],
    },
  });
  const { id: campaignId } = await answered(party.api.POST('/api/v1/campaigns', { body }));
  await givenGroup({ party, connections, campaignId }, type, 'Runners');
  await campaignCalls(party, campaignId).change({ status: 'ENABLED' });
  return { party, connections, campaignId };
};

/** An ad group with an ad, its pictures and keywords. */
export const givenGroup = async (
  { party, campaignId }: EnabledSample,
  type: SampleType,
  name: string,
): Promise<void> => {
  const { id: adGroupId } = await answered(
    party.api.POST('/api/v1/ad-groups', {
      body: { campaignId, name, maxCpc: 1.5, contextHints: ['shoes for the first marathon'] },
    }),
  );
  const { id: adId } = await answered(
    party.api.POST('/api/v1/ads', {
      body: {
        adGroupId,
        type: AD_TYPE[type],
        finalUrl: 'https://shop.example/shoes',
        headlines: texts('Shoes that fit', 'Fitted in our shop', 'Gait analysis'),
        descriptions: texts('Bring your old pair.', 'Thirty days to run in them.'),
        ...(type === 'DISPLAY' && { businessName: 'Shoe shop', longHeadline: 'Shoes that fit' }),
      },
    }),
  );
  if (type === 'SEARCH') await givenKeywords(party, adGroupId, ['running shoes', 'gait analysis']);
  for (const [role, width, height] of PICTURES) {
    const image = await givenImage(party, { name: role, bytes: picture(width, height) });
    await attached(party, image.id, type === 'SEARCH' ? { campaignId } : { adId }, role);
  }
};

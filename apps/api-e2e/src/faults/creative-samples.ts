import {
  attached,
  givenCampaignTree,
  givenConnections,
  givenCreativeTree,
  givenExtensions,
  givenImage,
  givenParty,
  picture,
  previewed,
  SEARCH_PLATFORMS,
  type ConnectionMade,
  type Party,
  type SearchPlatform,
  type System,
} from '@switchyard/test-kit';
import { remoteCensus } from '../remote-objects';

export interface CreativeSample {
  readonly party: Party;
  readonly connections: Readonly<Record<SearchPlatform, ConnectionMade>>;
}

/** Everything that is made of assets, in one plan: a search campaign with extensions and an image, two display ads that share images, an asset group. */
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

/** Each platform holds as much as it does of a sample that nothing happened to, and nothing is left to do. */
export const expectNoDouble = async (sample: CreativeSample, expected: Census): Promise<void> => {
  expect(await creativeCensus(sample)).toEqual(expected);
  expect((await previewed(sample.party)).summary).toMatchObject({
    exports: 0,
    removals: 0,
    imports: 0,
    drift: 0,
  });
};

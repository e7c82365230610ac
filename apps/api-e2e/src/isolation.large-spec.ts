import {
  answered,
  givenCampaignTree,
  givenParty,
  startSystem,
  type Party,
  type System,
} from '@switchyard/test-kit';

/**
 * A mechanism that is removed must really be gone: without both, this very question is answered
 * with another account's row.
 */
const seesForeign = async (system: System): Promise<readonly boolean[]> => {
  const [party, otherParty] = [await givenParty(system), await givenParty(system)];
  const { campaignId, keywordIds } = await givenCampaignTree(otherParty, {
    platforms: ['google-ads'],
    keywords: 1,
  });
  const status = async (path: string) => (await party.send(path)).status === 200;
  const listed = async (asker: Party) =>
    (await answered(asker.api.GET('/api/v1/campaigns'))).some(({ id }) => id === campaignId);
  expect(await listed(otherParty)).toBe(true);
  return [
    await status(`/api/v1/campaigns/${campaignId}`),
    await status(`/api/v1/keywords/${keywordIds[0]}`),
    await listed(party),
  ];
};

describe.each([
  ['both', false],
  ['policies', false],
  ['filters', false],
  ['none', true],
] as const)('with this isolation of Spaces: %s', (isolation, seen) => {
  let system: System;
  beforeAll(async () => void (system = await startSystem({ isolation, workers: 0 })), 120_000);
  afterAll(() => system?.stop());

  it(seen ? 'a foreign row is seen' : 'no foreign row is seen', async () => {
    expect(await seesForeign(system)).toEqual([seen, seen, seen]);
  });
});

import { vendorEndpoints } from '../../transport';
import { createMicrosoftAds } from '../create-microsoft-ads';
import type { Change } from '../../port/change';
import { cannedMicrosoft } from '../testing/canned-microsoft';
import { applying, creating, reading, removing } from '../testing/changes';
import { ad, adGroup, campaign, keyword } from '../testing/drafts';
import { scriptedIo } from '../testing/scripted-io';
import { forecast } from './forecast';

const platform = createMicrosoftAds(vendorEndpoints.microsoft);

const taken = async (
  wave: readonly Change[],
): Promise<{ readonly readCalls: number; readonly calls: number }> => {
  const io = scriptedIo(cannedMicrosoft);
  await applying(platform, wave, io);
  const readCalls = io.calls.filter(({ key }) => key.includes('Query')).length;
  return { readCalls, calls: io.calls.length - readCalls };
};

const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('what applying takes, said beforehand', () => {
  it.each<[string, readonly Change[], number]>([
    ['one campaign: itself, its criteria, its negative keywords', [creating('c', campaign())], 3],
    [
      'a campaign without parts',
      [
        creating(
          'c',
          campaign({
            geoTargets: [],
            schedule: [],
            devices: undefined,
            negativeKeywords: [],
            locationIntent: 'PRESENCE_OR_INTEREST',
          }),
        ),
      ],
      1,
    ],
    [
      '101 campaigns with 8 criteria each',
      many(101, (index) =>
        creating(`c${index}`, campaign({ name: `C ${index}`, negativeKeywords: [] })),
      ),
      2 + 8 + 1,
    ],
    [
      '2 ad groups in each of two campaigns',
      ['1', '2'].flatMap((parent) =>
        many(2, (index) => creating(`g${parent}${index}`, adGroup({ name: `G ${index}` }), parent)),
      ),
      2,
    ],
    ['51 ads', many(51, (index) => creating(`a${index}`, ad(), '51')), 2],
    [
      '1,001 keywords and 5 negative ones',
      many(1_006, (index) =>
        creating(`k${index}`, keyword({ text: `k ${index}`, negative: index > 1_000 }), '51'),
      ),
      3,
    ],
  ])('%s', async (_, wave, calls) => {
    const { readCalls: saidReads, calls: said } = forecast([wave]);
    expect({ readCalls: saidReads, calls: said }).toEqual(await taken(wave));
    expect(said).toBe(calls);
  });

  it('of removals, with the look before each', async () => {
    const seen = await reading(platform, scriptedIo(cannedMicrosoft));
    for (const one of seen.filter(({ attributes }) => !attributes['negative'])) {
      const wave = [removing('r', one)];
      const { readCalls, calls } = forecast([wave]);
      expect({ readCalls, calls }).toEqual(await taken(wave));
    }
  });

  it('of a read', async () => {
    const io = scriptedIo(cannedMicrosoft);
    await reading(platform, io);
    const entities = ['campaign', 'adGroup', 'ad', 'keyword'] as const;
    expect(io.calls).toHaveLength(
      platform.readCost(
        { campaignRemoteIds: ['801'], entities, campaignNames: [] },
        { adGroups: 1, keywords: 1 },
      ),
    );
  });
});

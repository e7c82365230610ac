import { finished, previewed, synced, type System, triggered } from '@switchyard/test-kit';
import { onQueue } from './on-queue';
import {
  creativeCensus,
  type CreativeSample,
  expectExactlyOnce,
  expectNoDouble,
  givenCreativeSample,
  givenSample,
} from './samples';

const WRITES = {
  'google-ads': 'googleAds:mutate',
  'microsoft-ads': '(Campaigns|CampaignCriterions|NegativeKeywords|AdGroups|Ads|Keywords)$',
} as const;
const CREATIVE_WRITES = {
  'google-ads': '(googleAds|assets):mutate',
  'microsoft-ads': '(Media|AdExtensions|AdExtensionsAssociations/Set|Ads|AssetGroups)$',
} as const;
const NEGATIVE = {
  campaign: { negativeKeywords: [{ text: 'free', matchType: 'PHRASE' as const }] },
};

type Platform = keyof typeof WRITES;

/** How often a platform did what it was asked and its answer was lost. */
const answersLost = async (here: () => System, platform: Platform): Promise<number> =>
  (await here().emulators.requests(platform)).filter(({ fault }) => fault === 'drop-reply').length;

/**
 * What was never answered is uncertain after some attempts; the next sync looks for it before it
 * sends anything.
 */
const finishedLater = async ({ party }: CreativeSample): Promise<void> => {
  const { planHash, summary } = await previewed(party);
  if (summary?.exports) {
    expect((await finished(party, await triggered(party, planHash))).effectiveStatus).toBe(
      'completed',
    );
  }
};

const PLATFORMS = ['google-ads', 'microsoft-ads'] as const;
const loseAll = async (
  here: () => System,
  writes: Readonly<Record<Platform, string>>,
): Promise<void> => {
  for (const platform of PLATFORMS) {
    await here().emulators.fault({
      platform,
      match: { method: 'POST', path: writes[platform] },
      fault: 'drop-reply',
      times: 1_000,
    });
  }
};

onQueue((here) => {
  it.each([
    ['google-ads', 1],
    ['google-ads', 2],
    ['google-ads', 3],
    ['google-ads', 4],
    ['microsoft-ads', 1],
    ['microsoft-ads', 2],
    ['microsoft-ads', 3],
    ['microsoft-ads', 4],
    ['microsoft-ads', 5],
  ] as const)(
    '3 the answer to writing request %s %i is lost: it is looked for, and makes no second object',
    async (platform, nth) => {
      const sample = await givenSample(here(), NEGATIVE);
      const before = await answersLost(here, platform);
      await here().emulators.fault({
        platform,
        match: { method: 'POST', path: WRITES[platform], nth },
        fault: 'drop-reply',
      });
      expect((await synced(sample.party)).effectiveStatus).toBe('completed');
      expect(await answersLost(here, platform)).toBe(before + 1);
      await expectExactlyOnce(sample);
    },
    60_000,
  );

  it('3 the answers to all writing requests are lost: nothing is made twice', async () => {
    const sample = await givenSample(here(), NEGATIVE);
    const before = await Promise.all(PLATFORMS.map((platform) => answersLost(here, platform)));
    await loseAll(here, WRITES);
    expect((await synced(sample.party)).effectiveStatus).toBe('completed');
    await here().emulators.clearFaults();
    expect(await answersLost(here, 'google-ads')).toBeGreaterThan(before[0]! + 3);
    expect(await answersLost(here, 'microsoft-ads')).toBeGreaterThan(before[1]! + 3);
    await expectExactlyOnce(sample);
  }, 120_000);

  it('3 the answers to all uploads, links and what needs them are lost: no second asset, medium, extension or asset group', async () => {
    const [whole, sample] = [await givenCreativeSample(here()), await givenCreativeSample(here())];
    expect((await synced(whole.party)).effectiveStatus).toBe('completed');
    const before = await Promise.all(PLATFORMS.map((platform) => answersLost(here, platform)));
    await loseAll(here, CREATIVE_WRITES);
    await synced(sample.party);
    await here().emulators.clearFaults();
    for (const [index, platform] of PLATFORMS.entries()) {
      expect(await answersLost(here, platform)).toBeGreaterThan(before[index]! + 3);
    }
    await finishedLater(sample);
    await expectNoDouble(sample, await creativeCensus(whole));
  }, 120_000);
});

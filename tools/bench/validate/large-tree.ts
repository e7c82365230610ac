import {
  createAd,
  createAdGroup,
  createCampaign,
  createKeyword,
  NOTHING_KNOWN,
} from '@switchyard/catalog/domain';
import { TimeSortedIds } from '@switchyard/kernel';
import type { CampaignTree } from '@switchyard/sync-engine/domain';

const texts = (count: number, word: string) =>
  Array.from({ length: count }, (_each, index) => ({ text: `${word} ${index}` }));
const MATCH_TYPES = ['EXACT', 'PHRASE', 'BROAD'] as const;

/** A search campaign of so many keywords in a hundred ad groups, a tenth of them negative, and 1,000 negatives of its own. */
export const largeTree = (keywords: number): CampaignTree => {
  const world = {
    account: { currency: 'EUR', timeZone: 'Europe/Berlin' },
    currency: 'EUR',
    ids: new TimeSortedIds(),
    now: new Date('2026-11-21T12:00:00Z'),
    stamps: NOTHING_KNOWN,
  };
  const negativeKeywords = Array.from({ length: 1_000 }, (_each, index) => ({
    text: `cheap used ${index}`,
    matchType: MATCH_TYPES[index % 3]!,
  }));
  const campaign = createCampaign(
    'spc_1',
    {
      name: 'Large',
      type: 'SEARCH',
      budget: 100,
      platforms: ['google-ads'],
      declarations: { politicalAdvertising: 'NONE' },
      negativeKeywords,
    },
    world,
  );
  const adGroups = Array.from({ length: 100 }, (_each, index) =>
    createAdGroup('spc_1', { campaignId: campaign.id, name: `Group ${index}` }, world),
  );
  const groupAt = (index: number): string => adGroups[index % adGroups.length]!.id;
  return {
    campaign,
    adGroups,
    assets: [],
    ads: adGroups.map(({ id }) =>
      createAd(
        'spc_1',
        campaign.id,
        {
          adGroupId: id,
          type: 'RESPONSIVE_SEARCH',
          headlines: texts(15, 'Headline'),
          descriptions: texts(4, 'Description'),
          finalUrl: 'https://example.com',
        },
        world,
      ),
    ),
    keywords: Array.from({ length: keywords }, (_each, index) =>
      createKeyword(
        'spc_1',
        campaign.id,
        {
          adGroupId: groupAt(index),
          text: `cheap running shoes size ${index}`,
          matchType: MATCH_TYPES[index % 3]!,
          negative: index % 10 === 0,
        },
        world,
      ),
    ),
  };
};

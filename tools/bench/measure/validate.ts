import { createHash } from 'node:crypto';
import {
  createAd,
  createAdGroup,
  createCampaign,
  createKeyword,
  NOTHING_KNOWN,
} from '@switchyard/catalog/domain';
import { canonicalJson, TimeSortedIds } from '@switchyard/kernel';
import { createPlatforms } from '@switchyard/platforms';
import {
  type CampaignTree,
  capabilityFindings,
  degradedFindings,
} from '@switchyard/sync-engine/domain';
import { interleave, ratiosOf, type Rounds, type Spread, spreadOf } from '../statistics';

const texts = (count: number, word: string) =>
  Array.from({ length: count }, (_each, index) => ({ text: `${word} ${index}` }));
const MATCH_TYPES = ['EXACT', 'PHRASE', 'BROAD'] as const;

/**
 * A search campaign of so many keywords in a hundred ad groups, a tenth of them negative, and 1,000
 * negatives of its own.
 */
const largeTree = (keywords: number): CampaignTree => {
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

export interface ValidateFigures {
  readonly keywords: number;
  /** CPU time of Validate on one platform over the CPU time to canonicalise and hash the tree. */
  readonly ratio: Spread;
  /** CPU time over that of a tenth of the keywords. */
  readonly growth: Spread;
  readonly cpuMs: Spread;
  readonly canonicaliseAndHashMs: Spread;
}

const NOW = new Date('2026-11-21T12:00:00Z');
const connector = createPlatforms().get('google-ads')!;

const validate = (tree: CampaignTree): void => {
  const known = capabilityFindings(tree, connector.capabilities, undefined, NOW, '2026-11-21');
  degradedFindings(tree, connector, undefined, known, (path) => path, NOW);
};

const canonicaliseAndHash = (tree: CampaignTree): void => {
  const hash = createHash('sha256');
  for (const each of [tree.campaign, ...tree.adGroups, ...tree.ads, ...tree.keywords]) {
    hash.update(canonicalJson(each));
  }
  hash.digest('hex');
};

/** CPU milliseconds, so that other work on the machine counts little. */
const cpuOf = (work: (tree: CampaignTree) => void, tree: CampaignTree) => (): number => {
  const before = process.cpuUsage();
  work(tree);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** Validate of one campaign of many keywords. */
export const measureValidate = async ({
  keywords,
  ...rounds
}: Rounds & { readonly keywords: number }): Promise<ValidateFigures> => {
  const [large, small] = [largeTree(keywords), largeTree(keywords / 10)];
  const byHash = await interleave(
    cpuOf(validate, large),
    cpuOf(canonicaliseAndHash, large),
    rounds,
  );
  const bySize = await interleave(cpuOf(validate, large), cpuOf(validate, small), rounds);
  return {
    keywords,
    ratio: ratiosOf(byHash.one, byHash.other),
    growth: ratiosOf(bySize.one, bySize.other),
    cpuMs: spreadOf(byHash.one),
    canonicaliseAndHashMs: spreadOf(byHash.other),
  };
};

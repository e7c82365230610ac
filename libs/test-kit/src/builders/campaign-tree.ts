import type { BulkOutcome, components } from '@switchyard/client';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { AdAccount } from '../system/emulator-control';
import type { Party } from './party';

export const SEARCH_PLATFORMS = ['google-ads', 'microsoft-ads'] as const;
export type SearchPlatform = (typeof SEARCH_PLATFORMS)[number];

export interface ConnectionMade<Id extends PlatformId = PlatformId> {
  readonly id: string;
  readonly platform: Id;
  readonly adAccount: AdAccount;
}

export interface ConnectionOptions {
  readonly currency?: string;
  readonly timeZone?: string;
  readonly isDefault?: boolean;
  readonly driftPolicy?: 'MERGE' | 'LOCAL_WINS' | 'REMOTE_WINS';
}

/** A new ad account of the emulator, connected. */
export const givenConnection = async <Id extends PlatformId>(
  party: Party,
  platform: Id,
  options: ConnectionOptions = {},
): Promise<ConnectionMade<Id>> => {
  const { currency = 'EUR', timeZone = 'Europe/Berlin', ...rest } = options;
  const adAccount = await party.system.emulators.account(platform, { currency, timeZone });
  const { id } = await party.client.connections.create({ ...adAccount, ...rest });
  return { id, platform, adAccount };
};

/** One ad account of each search network, connected. */
export const givenConnections = async (
  party: Party,
  options: ConnectionOptions = {},
): Promise<{ readonly [Id in SearchPlatform]: ConnectionMade<Id> }> => ({
  'google-ads': await givenConnection(party, 'google-ads', options),
  'microsoft-ads': await givenConnection(party, 'microsoft-ads', options),
});

/** One ad account of each of the six platforms, connected. */
export const givenConnectionsEverywhere = async (
  party: Party,
  options: ConnectionOptions = {},
): Promise<Readonly<Record<PlatformId, ConnectionMade>>> =>
  Object.fromEntries(
    await Promise.all(
      PLATFORM_IDS.map(
        async (platform) => [platform, await givenConnection(party, platform, options)] as const,
      ),
    ),
  ) as Record<PlatformId, ConnectionMade>;

export type CampaignBody = components['schemas']['CampaignCreate'];

export interface TreeOptions {
  readonly name?: string;
  readonly platforms?: readonly PlatformId[];
  readonly adGroups?: number;
  /** Of each ad group. */
  readonly keywords?: number;
  readonly ads?: number;
  /** Of each ad group; 0.5 when left out. */
  readonly maxCpc?: number;
  /** Members of the campaign that are to be other than usual. */
  readonly campaign?: Partial<CampaignBody>;
}

export interface TreeMade {
  readonly campaignId: string;
  readonly adGroupIds: readonly string[];
  readonly adIds: readonly string[];
  readonly keywordIds: readonly string[];
}

const LINK = 'https://shop.example/shoes';
let named = 0;

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1);

const splitOf = (
  budget: number,
  platforms: readonly PlatformId[],
): CampaignBody['_platformBudgets'] =>
  platforms.length < 2
    ? undefined
    : Object.fromEntries(platforms.map((platform) => [platform, budget / platforms.length]));

/** A campaign that both networks take as it is: nothing in it is a requirement finding. */
export const campaignBody = ({
  name = `Campaign ${process.pid}-${++named}`,
  platforms = SEARCH_PLATFORMS,
  campaign = {},
}: TreeOptions = {}): CampaignBody => {
  const budget = campaign.budget ?? 20;
  const split = splitOf(budget, platforms);
  return {
    name,
    type: 'SEARCH',
    platforms: [...platforms],
    budget,
    declarations: { politicalAdvertising: 'NONE' },
    finalUrl: LINK,
    ...(split ? { _platformBudgets: split } : {}),
    ...campaign,
  };
};

export const adBody = (adGroupId: string, label = ''): components['schemas']['AdCreate'] => ({
  adGroupId,
  type: 'RESPONSIVE_SEARCH',
  finalUrl: LINK,
  headlines: ['Shoes that fit', 'Fitted in our shop', `Gait analysis ${label}`].map((text) => ({
    text: text.trim(),
  })),
  descriptions: ['Bring your old pair, we find the new one.', 'Thirty days to run in them.'].map(
    (text) => ({ text }),
  ),
});

/** The ids that a bulk call made; throws when an item was refused. */
const bulkIds = async (call: Promise<BulkOutcome>): Promise<readonly string[]> => {
  const { results } = await call;
  const refusedOnes = results.filter(({ id }) => id === undefined);
  if (refusedOnes.length > 0) {
    throw new Error(`refused in bulk: ${JSON.stringify(refusedOnes.slice(0, 3))}`);
  }
  return results.map(({ id }) => id as string);
};

export const givenKeywords = (
  party: Party,
  adGroupId: string,
  texts: readonly string[],
): Promise<readonly string[]> =>
  bulkIds(
    party.client.keywords.createMany(
      texts.map((text) => ({ adGroupId, text, matchType: 'PHRASE' as const })),
    ),
  );

/** A campaign with everything below it; by default one ad and two keywords in one ad group. */
export const givenCampaignTree = async (
  party: Party,
  options: TreeOptions = {},
): Promise<TreeMade> => {
  const { adGroups = 1, keywords = 2, ads = 1 } = options;
  const { id: campaignId } = await party.client.campaigns.create(campaignBody(options));
  const groups = numbers(adGroups).map((at) => ({
    campaignId,
    name: `Group ${at}`,
    maxCpc: options.maxCpc ?? 0.5,
  }));
  const adGroupIds = await bulkIds(party.client.adGroups.createMany(groups));
  const adItems = adGroupIds.flatMap((adGroupId) =>
    numbers(ads).map((at) => adBody(adGroupId, String(at))),
  );
  const adIds = await bulkIds(party.client.ads.createMany(adItems));
  const keywordIds: string[] = [];
  for (const adGroupId of adGroupIds) {
    keywordIds.push(
      ...(await givenKeywords(
        party,
        adGroupId,
        numbers(keywords).map((at) => `running shoes ${at}`),
      )),
    );
  }
  return { campaignId, adGroupIds, adIds, keywordIds };
};

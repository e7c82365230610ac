import type { AccountDefaults } from './campaign-world';
import type { CampaignInput } from './campaign-input';
import type { Networks } from './campaign-parts';

type Defaulted =
  | 'objective'
  | 'platforms'
  | 'connectionIds'
  | 'platformStatus'
  | 'currency'
  | 'biddingStrategy'
  | 'adSchedule'
  | 'geoTargets'
  | 'locationIntent'
  | 'targeting'
  | 'languages'
  | 'negativeKeywords'
  | 'conversionActionIds';

/** An input with nothing left to assume. */
export type CompleteInput = Omit<CampaignInput, Defaulted | 'networks'> & {
  readonly [member in Defaulted]-?: NonNullable<CampaignInput[member]>;
} & {
  readonly networks: Networks;
};

/** Search only: partner sites and display spend elsewhere than most people expect of a search campaign. */
const DEFAULT_NETWORKS: Networks = { search: true, searchPartners: false, display: false };

export const withDefaults = (input: CampaignInput, account: AccountDefaults): CompleteInput => ({
  ...input,
  objective: input.objective ?? 'TRAFFIC',
  platforms: input.platforms ?? ['google-ads'],
  connectionIds: input.connectionIds ?? {},
  platformStatus: input.platformStatus ?? {},
  currency: input.currency ?? account.currency,
  biddingStrategy: input.biddingStrategy ?? {},
  adSchedule: input.adSchedule ?? 'ALL_HOURS_ALL_DAYS',
  geoTargets: input.geoTargets ?? [],
  locationIntent: input.locationIntent ?? 'PRESENCE',
  targeting: input.targeting ?? {},
  languages: input.languages ?? ['en'],
  networks: { ...DEFAULT_NETWORKS, ...input.networks },
  negativeKeywords: input.negativeKeywords ?? [],
  conversionActionIds: input.conversionActionIds ?? [],
});

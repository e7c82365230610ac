import type { System } from '@switchyard/test-kit';

/** How many requests of a platform a fault has struck since request number `since`. */
export const struckSince = async (system: System, platform: string, since = 0): Promise<number> =>
  (await system.emulators.requests(platform, since)).filter(
    ({ fault }) => fault !== undefined && fault !== null,
  ).length;

/** The number of the last request that a platform has seen. */
export const lastRequest = async (system: System, platform: string): Promise<number> =>
  (await system.emulators.requests(platform)).at(-1)?.seq ?? 0;

/** Requests that make or change objects. */
export const WRITES = {
  'google-ads': 'googleAds:mutate',
  'microsoft-ads': '(Campaigns|CampaignCriterions|NegativeKeywords|AdGroups|Ads|Keywords)$',
} as const;

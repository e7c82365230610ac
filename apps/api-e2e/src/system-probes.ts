import type { System } from '@switchyard/test-kit';

/**
 * Resolves when a fault has struck: with a `delay`, the request is then on its way and has no
 * answer yet.
 */
export const whenStruck = (system: System): Promise<void> =>
  system.holds(async () => {
    const answer = await fetch(`${system.emulators.url}/_control/faults`);
    const { data } = (await answer.json()) as { data: readonly { readonly struck: number }[] };
    if (!data.some(({ struck }) => struck > 0)) throw new Error('no fault has struck yet');
  });

/** Requests that wrote, or may have written, since the emulators started. */
export const writesSoFar = async (system: System, platform: string): Promise<number> =>
  (await system.emulators.counters()).find((one) => one.platform === platform)?.writes ?? 0;

/** Requests for a new token since the emulators started. */
export const tokensSoFar = async (system: System, platform: string): Promise<number> =>
  (await system.emulators.counters()).find((one) => one.platform === platform)?.auth ?? 0;

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

/**
 * Changes rows as the owner of the database: for what time alone would bring about. Returns how
 * many rows it touched.
 */
export const ownerSql = (
  system: System,
  text: string,
  values: readonly unknown[],
): Promise<number> => system.owner.count(text, values);

/**
 * Before the requests of one sync are counted: no round is under way, and none begins within the
 * hour. What the sync itself brings forward begins a minute after it.
 */
export const letRoundsRest = (system: System): Promise<void> =>
  system.rounds.rest('account', 'delivery', 'figures', 'brake');

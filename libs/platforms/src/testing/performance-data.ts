import type { Change } from '../port/change';
import type { OpenConnection } from '../port/connection';
import type { CampaignDraft, Draft } from '../port/draft';
import type { PerformanceRow } from '../port/performance';
import { create } from './changes';
import type { ContractWorld, DaySpent } from './contract-world';
import { draftsFor } from './drafts';
import type { ContractHarness, PerformanceHarness } from './harness';

const DAY_MS = 86_400_000;

/** A day so many days ago, far enough from today that no zone calls it today. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Figures that no other day has: odd amounts of cents (8.29 is none that floats hold), at least one
 * of everything for each of `parts` objects that share them.
 */
export const daySpent = (date: string, nth: number, parts = 4): DaySpent => ({
  date,
  impressions: 1_000 * parts + 7 * nth,
  clicks: 10 * parts + nth,
  spend: Number((parts + 3 + nth + 0.28 + 0.01 * (nth % 60)).toFixed(2)),
  conversions: parts + nth,
  conversionValue: Number((parts * 10 + nth + 0.37).toFixed(2)),
});

export type Sums = Pick<
  PerformanceRow,
  'impressions' | 'clicks' | 'spendMicros' | 'conversionsMicros' | 'conversionValueMicros'
>;

/** What rows must say of such a day. */
export const reportedOf = (
  { impressions, clicks, spend, conversions, conversionValue }: DaySpent,
  { tellsNoConversions, tellsNoValue }: PerformanceHarness,
): Sums => ({
  impressions,
  clicks,
  spendMicros: Math.round(spend * 100) * 10_000,
  conversionsMicros: tellsNoConversions ? null : conversions * 1_000_000,
  conversionValueMicros: tellsNoValue ? null : Math.round(conversionValue * 100) * 10_000,
});

/** What rows say together, by campaign and day. */
export const sumsOf = (rows: readonly PerformanceRow[]): ReadonlyMap<string, Sums> => {
  const sums = new Map<string, Sums>();
  for (const row of rows) {
    const key = `${row.campaignRemoteId} ${row.day}`;
    const { impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros } = row;
    const one = { impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros };
    sums.set(key, sums.has(key) ? added(sums.get(key)!, one) : one);
  }
  return sums;
};

const added = (a: Sums, b: Sums): Sums => ({
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
  spendMicros: a.spendMicros + b.spendMicros,
  conversionsMicros: both(a.conversionsMicros, b.conversionsMicros),
  conversionValueMicros: both(a.conversionValueMicros, b.conversionValueMicros),
});

const both = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;

/**
 * How many ad groups, and how many ads and keywords below each; one ad group with one of each
 * unless stated otherwise.
 */
export interface TreeOptions {
  readonly adGroups?: number;
  readonly ads?: number;
  readonly keywords?: number;
  /** In another ad account than the world's. */
  readonly connection?: OpenConnection;
}

/** Makes a campaign with all that is below it and returns its remote id. */
export const growTree = async (
  world: ContractWorld,
  harness: ContractHarness,
  name: string,
  { adGroups = 1, ads = 1, keywords = 1, connection }: TreeOptions,
  over: Partial<CampaignDraft> = {},
): Promise<string> => {
  const drafts = draftsFor(harness);
  const below = (parentIds: readonly string[], count: number, draft: (nth: number) => Draft) =>
    made(
      world,
      parentIds.flatMap((parentId) =>
        Array.from({ length: count }, (_, nth) => create(world.platform, draft(nth), parentId)),
      ),
      connection,
    );
  const [campaignId] = await made(
    world,
    [create(world.platform, drafts.campaign({ name, ...over }))],
    connection,
  );
  const groupIds = await below([campaignId!], adGroups, (nth) =>
    drafts.adGroup({ name: `Group ${nth}`, campaign: drafts.campaign(over) }),
  );
  await below(groupIds, ads, (nth) =>
    drafts.ad({ campaign: drafts.campaign(over), finalUrl: `https://shop.example/shoes/${nth}` }),
  );
  if (harness.kinds.keyword !== undefined) {
    await below(groupIds, keywords, (nth) =>
      drafts.keyword({ campaign: drafts.campaign(over), text: `shoes ${nth}` }),
    );
  }
  return campaignId!;
};

/** Makes campaigns with nothing below them. */
export const growCampaigns = (
  world: ContractWorld,
  harness: ContractHarness,
  count: number,
): Promise<readonly string[]> =>
  made(
    world,
    Array.from({ length: count }, (_, nth) =>
      create(world.platform, draftsFor(harness).campaign({ name: `Many ${nth}` })),
    ),
  );

const made = async (
  world: ContractWorld,
  wave: readonly Change[],
  connection: OpenConnection = world.connection,
): Promise<readonly string[]> => {
  const outcomes = await world.apply(wave, connection);
  return wave.map(({ id }) => {
    const outcome = outcomes.get(id);
    if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    return outcome.remoteId;
  });
};

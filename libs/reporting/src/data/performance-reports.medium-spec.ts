import type { StampedAd } from '@switchyard/catalog';
import { PLATFORM_IDS, type PlatformId, type Tenant } from '@switchyard/kernel';
import fc from 'fast-check';
import {
  conversionTo,
  levelOf,
  type PerformanceFact,
  type PerformanceLevel,
  type ReportDimension,
  type ReportRow,
} from '../domain';
import { factsBench, reading } from '../testing/facts-bench';
import type { GroupedRequest } from '../use-cases/ports';
import { PerformanceReports } from './performance-reports';

let bench: Awaited<ReturnType<typeof factsBench>>;
let reports: PerformanceReports;
beforeAll(async () => {
  bench = await factsBench();
  reports = new PerformanceReports(bench.db.database);
});
afterAll(() => bench.close());

const RANGE = { from: '2026-01-30', to: '2026-03-02' };
const DAYS = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-02'];
const CONNECTIONS = [
  { connectionId: 'con_1', platform: 'google-ads', currency: 'EUR' },
  { connectionId: 'con_2', platform: 'google-ads', currency: 'USD' },
  { connectionId: 'con_3', platform: 'meta-ads', currency: 'JPY' },
  { connectionId: 'con_4', platform: 'openai-ads', currency: 'EUR' },
] as const;
const STAMPS: readonly StampedAd[] = [
  { adId: 'obj_0', angleId: 'ang_1' },
  { adId: 'obj_1', angleId: 'ang_1' },
  { adId: 'obj_3', angleId: 'ang_2' },
];

interface ReportedFact extends PerformanceFact {
  readonly connection: (typeof CONNECTIONS)[number];
}

const count = fc.integer({ min: 0, max: 10_000_000 });
const reportedFact = (level: PerformanceLevel): fc.Arbitrary<ReportedFact> =>
  fc
    .record({
      connection: fc.constantFrom(...CONNECTIONS),
      day: fc.constantFrom(...DAYS),
      object: fc.nat(4),
      impressions: count,
      clicks: count,
      spendMicros: count,
      conversionsMicros: fc.option(count),
      conversionValueMicros: fc.option(count),
    })
    .map(({ object, ...figures }) => {
      const campaignId = `cmp_${object % 2}`;
      return level === 'campaign'
        ? { ...figures, objectId: campaignId, campaignId, adGroupId: null }
        : {
            ...figures,
            objectId: level === 'adGroup' ? `adg_${object % 4}` : `obj_${object}`,
            campaignId,
            adGroupId: `adg_${object % 4}`,
          };
    });

const groupings: fc.Arbitrary<readonly ReportDimension[]> = fc.oneof(
  fc.shuffledSubarray<ReportDimension>(['day', 'platform', 'campaign', 'adGroup', 'ad', 'angle']),
  fc.shuffledSubarray<ReportDimension>(['day', 'platform', 'campaign', 'keyword']),
);
const question = groupings.chain((groupBy) => {
  const level = levelOf(groupBy);
  const one = (row: ReportedFact): string =>
    `${row.objectId} ${row.campaignId} ${row.adGroupId} ${row.day} ${row.connection.connectionId}`;
  return fc.record({
    groupBy: fc.constant(groupBy),
    level: fc.constant(level),
    facts: fc.uniqueArray(reportedFact(level), { selector: one, maxLength: 30 }),
    platform: fc.option(fc.constant('google-ads' as const), { nil: undefined }),
  });
});

const keep = async (
  tenant: Tenant,
  level: PerformanceLevel,
  facts: readonly ReportedFact[],
): Promise<void> => {
  for (const { connectionId, platform, currency } of CONNECTIONS) {
    const rows = facts.filter(({ connection }) => connection.connectionId === connectionId);
    await bench.reporting.recordPerformance(
      tenant,
      reading(rows, { connectionId, platform, currency, level, range: RANGE }),
    );
  }
};

const keyOf = (fact: ReportedFact): Readonly<Record<ReportDimension, string>> => ({
  day: fact.day,
  platform: fact.connection.platform,
  campaign: fact.campaignId,
  adGroup: fact.adGroupId ?? '',
  ad: fact.objectId,
  keyword: fact.objectId,
  angle: STAMPS.find(({ adId }) => adId === fact.objectId)?.angleId ?? '',
});

const add = (one: string | null, other: number | null): string | null =>
  other === null ? one : String(BigInt(one ?? 0) + BigInt(other));
const without = (platforms: readonly PlatformId[] | undefined, platform: PlatformId) =>
  PLATFORM_IDS.filter((id) => id === platform || platforms?.includes(id));

/** The same by hand. */
const fold = (
  facts: readonly ReportedFact[],
  groupBy: readonly ReportDimension[],
): readonly ReportRow[] => {
  const groups = new Map<string, ReportRow>();
  for (const fact of facts) {
    const keys = groupBy.map((dimension) => keyOf(fact)[dimension]);
    const { currency } = fact.connection;
    const name = [...keys, currency].join('\u0001');
    const sum = groups.get(name) ?? {
      keys,
      currency,
      impressions: '0',
      clicks: '0',
      spendMicros: '0',
      conversionsMicros: null,
      conversionValueMicros: null,
      spendWithoutConversionsMicros: '0',
      spendWithoutValueMicros: '0',
      unknownFor: {},
    };
    const { platform } = fact.connection;
    const { conversions, conversionValue } = sum.unknownFor;
    const isWithout = {
      conversions: fact.conversionsMicros === null,
      value: fact.conversionValueMicros === null,
    };
    groups.set(name, {
      ...sum,
      impressions: add(sum.impressions, fact.impressions)!,
      clicks: add(sum.clicks, fact.clicks)!,
      spendMicros: add(sum.spendMicros, fact.spendMicros)!,
      conversionsMicros: add(sum.conversionsMicros, fact.conversionsMicros),
      conversionValueMicros: add(sum.conversionValueMicros, fact.conversionValueMicros),
      spendWithoutConversionsMicros: add(
        sum.spendWithoutConversionsMicros,
        isWithout.conversions ? fact.spendMicros : 0,
      )!,
      spendWithoutValueMicros: add(
        sum.spendWithoutValueMicros,
        isWithout.value ? fact.spendMicros : 0,
      )!,
      unknownFor: {
        ...sum.unknownFor,
        ...(isWithout.conversions && { conversions: without(conversions, platform) }),
        ...(isWithout.value && { conversionValue: without(conversionValue, platform) }),
      },
    });
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};

const request = (
  groupBy: readonly ReportDimension[],
  more: Partial<GroupedRequest> = {},
): GroupedRequest => ({
  groupBy,
  level: levelOf(groupBy),
  scope: { range: RANGE, platform: undefined, campaignIds: undefined },
  conversion: undefined,
  stamps: groupBy.includes('angle') ? STAMPS : [],
  after: undefined,
  limit: 1_000,
  ...more,
});

const inPages = async (
  tenant: Tenant,
  asked: GroupedRequest,
  limit: number,
): Promise<readonly ReportRow[]> => {
  const all: ReportRow[] = [];
  for (let after: GroupedRequest['after']; ; after = all.at(-1)) {
    const { rows } = await reports.grouped(tenant, { ...asked, after, limit });
    all.push(...rows);
    if (rows.length < limit) return all;
  }
};

it('any grouping sums to the same as the facts by hand, in one page and in many', async () => {
  await fc.assert(
    fc.asyncProperty(
      question,
      fc.integer({ min: 1, max: 4 }),
      async ({ groupBy, level, facts, platform }, limit) => {
        const [tenant, neighbour] = [bench.newTenant(), bench.newTenant()];
        await keep(tenant, level, facts);
        await keep(neighbour, level, facts);
        const asked = request(groupBy, {
          scope: { range: RANGE, platform, campaignIds: undefined },
        });
        const expected = fold(
          facts.filter(
            ({ connection }) => platform === undefined || connection.platform === platform,
          ),
          groupBy,
        );
        expect((await reports.grouped(tenant, asked)).rows).toEqual(expected);
        expect(await inPages(tenant, asked, limit)).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});

it('in one currency, every amount is there once, and pages are the same as one', async () => {
  const conversion = conversionTo('EUR', { currency: 'EUR', ratesMicros: { USD: 500_000 } });
  await fc.assert(
    fc.asyncProperty(
      question,
      fc.integer({ min: 1, max: 4 }),
      async ({ groupBy, level, facts }, limit) => {
        const tenant = bench.newTenant();
        const even = facts.map((fact) => ({
          ...fact,
          spendMicros: fact.spendMicros * 2,
          conversionValueMicros:
            fact.conversionValueMicros === null ? null : fact.conversionValueMicros * 2,
        }));
        await keep(tenant, level, even);
        const inEuros = even.map((fact) =>
          fact.connection.currency !== 'USD'
            ? fact
            : {
                ...fact,
                connection: { ...fact.connection, currency: 'EUR' } as never,
                spendMicros: fact.spendMicros / 2,
                conversionValueMicros:
                  fact.conversionValueMicros === null ? null : fact.conversionValueMicros / 2,
              },
        );
        const { rows } = await reports.grouped(tenant, request(groupBy, { conversion }));
        expect(rows).toEqual(fold(inEuros, groupBy));
        expect(await inPages(tenant, request(groupBy, { conversion }), limit)).toEqual(rows);
      },
    ),
    { numRuns: 30 },
  );
});

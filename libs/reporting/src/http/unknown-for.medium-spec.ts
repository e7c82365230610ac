import 'reflect-metadata';
import type { Tenant } from '@switchyard/kernel';
import { campaignDay, reading } from '../testing/facts-bench';
import { reportsBench } from '../testing/reports-bench';

interface Figures {
  readonly platform?: string;
  readonly spend: number;
  readonly conversions: number | null;
  readonly conversionValue: number | null;
  readonly cpa: number | null;
  readonly roas: number | null;
  readonly unknownFor: Readonly<Record<string, readonly string[]>>;
}

const MARCH = 'from=2026-03-01&to=2026-03-31';
const LEVELS = ['campaign', 'adGroup', 'ad', 'keyword'] as const;

let bench: Awaited<ReturnType<typeof reportsBench>>;
let tenant: Tenant;
beforeAll(async () => {
  bench = await reportsBench();
  tenant = bench.newTenant();
  await givenFigures();
});
afterAll(() => bench.close());

/** Two platforms served the same objects on the same days; one of them reports no conversions. */
const givenFigures = async (): Promise<void> => {
  const [cmp, adg] = [bench.id('cmp'), bench.id('adg')];
  const objects = { campaign: cmp, adGroup: adg, ad: bench.id('ad'), keyword: bench.id('kwd') };
  for (const platform of ['google-ads', 'openai-ads'] as const) {
    const connectionId = bench.id('con');
    for (const level of LEVELS) {
      const reported =
        platform === 'google-ads'
          ? { conversionsMicros: 2_000_000, conversionValueMicros: 12_000_000 }
          : { conversionsMicros: null, conversionValueMicros: null };
      const rows = ['2026-03-05', '2026-03-06'].map((day) =>
        campaignDay(cmp, day, platform === 'google-ads' ? 3 : 5, {
          objectId: objects[level],
          adGroupId: level === 'campaign' ? null : adg,
          ...reported,
        }),
      );
      await bench.reporting.recordPerformance(
        tenant,
        reading(rows, { connectionId, platform, level }),
      );
    }
  }
};

/** Every set of at most three dimensions that the route takes together. */
const GROUPINGS = (() => {
  const shared = ['day', 'platform', 'campaign'];
  const details = [[], ['adGroup'], ['ad'], ['keyword'], ['angle']];
  const subsets = shared.reduce<readonly (readonly string[])[]>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );
  return subsets.flatMap((set) => details.map((detail) => [...set, ...detail]));
})();
const REPORTS = [
  ...GROUPINGS.flatMap((groupBy) => [
    `/reports/performance?${MARCH}&groupBy=${groupBy.join(',') || 'campaign'}`,
    `/reports/performance?${MARCH}&groupBy=${groupBy.join(',') || 'campaign'}&currency=EUR`,
  ]),
  `/reports/stats?${MARCH}`,
  `/reports/stats?${MARCH}&currency=EUR`,
];

const rowsOf = async (url: string): Promise<readonly Figures[]> => {
  const { status, data } = await bench.get(url, tenant);
  expect(status).toBe(200);
  return (Array.isArray(data) ? data : [data]) as unknown as readonly Figures[];
};
const sum = (figures: readonly (number | null)[]): number =>
  figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);

describe('a platform without conversion figures', () => {
  it.each(REPORTS)('takes nothing from the others: %s', async (url) => {
    const rows = await rowsOf(url);
    expect([
      sum(rows.map(({ spend }) => spend)),
      sum(rows.map(({ conversions }) => conversions)),
      sum(rows.map(({ conversionValue }) => conversionValue)),
    ]).toEqual([16, 4, 24]);
    const without = { conversions: ['openai-ads'], conversionValue: ['openai-ads'] };
    for (const { platform, conversions, cpa, roas, unknownFor } of rows) {
      expect(unknownFor).toEqual(platform === 'google-ads' ? {} : without);
      expect([conversions === null, cpa, roas]).toEqual(
        platform === 'openai-ads' ? [true, null, null] : [false, 1.5, 4],
      );
    }
  });
});

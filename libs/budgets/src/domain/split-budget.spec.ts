import {
  type ByPlatform,
  createCampaign,
  platformsOf,
  reviseCampaign,
} from '@switchyard/catalog/domain';
import {
  amountFromMicros,
  currencyDigits,
  isRefusal,
  type Issue,
  MAX_AMOUNT,
  minorUnitMicros,
  PLATFORM_IDS,
  type PlatformId,
  TimeSortedIds,
} from '@switchyard/kernel';
import type { PerformanceTotal } from '@switchyard/reporting/domain';
import { codes } from 'currency-codes';
import fc from 'fast-check';
import { splitBudget, type Splittable } from './split-budget';
import type { SplitRequest } from './split-request';

const CURRENCIES = codes().filter((currency) => currencyDigits(currency) <= 6);
const unitsOf = ({ budgetMicros, currency }: Splittable): number =>
  budgetMicros / minorUnitMicros(currency);

/** Budgets from nothing to spare up to the largest, over 1 to 6 platforms in any order. */
const splittable: fc.Arbitrary<Splittable> = fc
  .record({
    platforms: fc.uniqueArray(fc.constantFrom(...PLATFORM_IDS), { minLength: 1, maxLength: 6 }),
    currency: fc.constantFrom(...CURRENCIES),
  })
  .chain(({ platforms, currency }) => {
    const unit = minorUnitMicros(currency);
    const most = Math.floor((MAX_AMOUNT * 1_000_000) / unit);
    const units = fc.oneof(
      fc.integer({ min: platforms.length, max: 60 }),
      fc.integer({ min: platforms.length, max: most }),
    );
    return units.map((each) => ({ platforms, currency, budgetMicros: each * unit }));
  });
const total = (
  platform: PlatformId,
  currency: string,
  spendMicros: number,
  conversionsMicros: number,
): PerformanceTotal => ({
  campaignId: 'cmp_1',
  platform,
  currency,
  impressions: 1,
  clicks: 1,
  spendMicros,
  conversionsMicros,
  conversionValueMicros: 0,
});

const sum = (split: ByPlatform<number>): number =>
  platformsOf(split).reduce((all, platform) => all + split[platform]!, 0);
const expectSound = (split: ByPlatform<number>, over: Splittable): void => {
  const unit = minorUnitMicros(over.currency);
  expect(Object.keys(split).sort()).toEqual([...over.platforms].sort());
  expect(sum(split)).toBe(over.budgetMicros);
  for (const micros of Object.values(split)) {
    expect([micros % unit, micros >= unit]).toEqual([0, true]);
  }
};

const refusedFor = (
  request: SplitRequest,
  over: Splittable,
  totals: readonly PerformanceTotal[] = [],
): string[] => {
  try {
    splitBudget(request, over, totals);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return (
      (error.details?.['issues'] as readonly Issue[] | undefined)?.map(
        ({ code, path }) => `${code} ${path}`,
      ) ?? [error.code]
    );
  }
  return [];
};

const two: Splittable = {
  platforms: ['microsoft-ads', 'google-ads'],
  budgetMicros: 100_000_000,
  currency: 'EUR',
};
const three: Splittable = { ...two, platforms: ['reddit-ads', 'google-ads', 'meta-ads'] };

describe('EQUAL', () => {
  it('gives the remainder to the first platform of the campaign', () => {
    expect(splitBudget({ mode: 'EQUAL' }, three, []).split).toEqual({
      'reddit-ads': 33_340_000,
      'google-ads': 33_330_000,
      'meta-ads': 33_330_000,
    });
  });

  it('differs by no more than the remainder, for any budget and currency', () => {
    fc.assert(
      fc.property(splittable, (over) => {
        const { split, warnings } = splitBudget({ mode: 'EQUAL' }, over, []);
        expectSound(split, over);
        expect(warnings).toEqual([]);
        const [first, ...others] = over.platforms.map((platform) => split[platform]!);
        expect(new Set(others).size).toBeLessThanOrEqual(1);
        expect(
          Math.abs(first! - (others[0] ?? first!)) / minorUnitMicros(over.currency),
        ).toBeLessThan(over.platforms.length);
      }),
    );
  });
});

describe('SHARES', () => {
  const weights = fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }).map((each) => each / 1_000_000),
    ),
    { minLength: 6, maxLength: 6 },
  );
  const sharesOf = (over: Splittable, drawn: readonly number[]): ByPlatform<number> =>
    Object.fromEntries(over.platforms.map((platform, index) => [platform, drawn[index]!]));

  it('sums to the budget and leaves no platform without a minor unit, for any weights', () => {
    fc.assert(
      fc.property(splittable, weights, (over, drawn) => {
        const shares = sharesOf(over, drawn);
        const { split, warnings } = splitBudget({ mode: 'SHARES', shares }, over, []);
        expectSound(split, over);
        for (const { platform } of warnings) {
          expect(split[platform]).toBe(minorUnitMicros(over.currency));
        }
      }),
    );
  });

  it('is as near to the ratio as minor units allow where no platform is raised', () => {
    fc.assert(
      fc.property(splittable, weights, (over, drawn) => {
        const shares = sharesOf(over, drawn);
        const { split, warnings } = splitBudget({ mode: 'SHARES', shares }, over, []);
        const all = over.platforms.reduce((each, platform) => each + shares[platform]!, 0);
        if (warnings.length > 0 || unitsOf(over) > 1_000_000_000) return;
        for (const platform of over.platforms) {
          const ideal = (unitsOf(over) * shares[platform]!) / all;
          expect(Math.abs(split[platform]! / minorUnitMicros(over.currency) - ideal)).toBeLessThan(
            over.platforms.length + 0.001,
          );
        }
      }),
    );
  });

  it('names the platforms that it raised', () => {
    expect(
      splitBudget(
        { mode: 'SHARES', shares: { 'google-ads': 1, 'microsoft-ads': 1_000_000 } },
        two,
        [],
      ),
    ).toMatchObject({
      split: { 'google-ads': 10_000, 'microsoft-ads': 99_990_000 },
      warnings: [{ code: 'SHARE_RAISED_TO_MINIMUM', platform: 'google-ads' }],
    });
  });

  it('needs every platform of the campaign and no other, and refuses unused members', () => {
    expect(refusedFor({ mode: 'SHARES' }, two)).toEqual(['REQUIRED /shares']);
    expect(
      refusedFor({ mode: 'SHARES', shares: { 'google-ads': 1, 'meta-ads': 1 }, amounts: {} }, two),
    ).toEqual([
      'REQUIRED /shares/microsoft-ads',
      'NOT_ALLOWED /shares/meta-ads',
      'NOT_ALLOWED /amounts',
    ]);
    expect(refusedFor({ mode: 'EQUAL', shares: {}, amounts: {} }, two)).toEqual([
      'NOT_ALLOWED /shares',
      'NOT_ALLOWED /amounts',
    ]);
  });
});

describe('AMOUNTS', () => {
  it('accepts amounts that sum to the budget exactly and refuses others', () => {
    expect(
      splitBudget(
        { mode: 'AMOUNTS', amounts: { 'google-ads': 99.99, 'microsoft-ads': 0.01 } },
        two,
        [],
      ).split,
    ).toEqual({ 'google-ads': 99_990_000, 'microsoft-ads': 10_000 });
    expect(
      refusedFor({ mode: 'AMOUNTS', amounts: { 'google-ads': 99.99, 'microsoft-ads': 0.02 } }, two),
    ).toEqual(['SUM_MISMATCH /amounts']);
    expect(
      refusedFor(
        { mode: 'AMOUNTS', amounts: { 'google-ads': 99.995, 'microsoft-ads': 0.005 } },
        two,
      ),
    ).toEqual(['TOO_PRECISE /amounts/google-ads', 'TOO_PRECISE /amounts/microsoft-ads']);
    expect(refusedFor({ mode: 'AMOUNTS', amounts: { 'google-ads': 100 } }, two)).toEqual([
      'REQUIRED /amounts/microsoft-ads',
    ]);
  });

  it('accepts the amounts of every other mode', () => {
    fc.assert(
      fc.property(splittable, (over) => {
        const { split } = splitBudget({ mode: 'EQUAL' }, over, []);
        const amounts = Object.fromEntries(
          Object.entries(split).map(([platform, micros]) => [platform, amountFromMicros(micros)]),
        );
        expect(splitBudget({ mode: 'AMOUNTS', amounts }, over, []).split).toEqual(split);
      }),
    );
  });
});

describe('PERFORMANCE', () => {
  const facts = (over: Splittable) =>
    fc
      .array(fc.tuple(fc.nat(1_000_000_000_000), fc.nat(1_000_000_000)), {
        minLength: 6,
        maxLength: 6,
      })
      .map((drawn) =>
        over.platforms.map((platform, index) => total(platform, over.currency, ...drawn[index]!)),
      );

  it('sums to the budget and leaves each platform a tenth, for any facts', () => {
    fc.assert(
      fc.property(
        splittable.chain((over) => fc.tuple(fc.constant(over), facts(over))),
        ([over, totals]) => {
          if (
            !totals.some(
              ({ spendMicros, conversionsMicros }) => spendMicros > 0 && conversionsMicros > 0,
            )
          ) {
            return;
          }
          const { split } = splitBudget({ mode: 'PERFORMANCE' }, over, totals);
          expectSound(split, over);
          for (const platform of over.platforms) {
            expect(split[platform]! / minorUnitMicros(over.currency)).toBeGreaterThanOrEqual(
              Math.max(1, Math.round(unitsOf(over) / 10 - 1e-9)),
            );
          }
          expect(splitBudget({ mode: 'PERFORMANCE' }, over, totals).split).toEqual(split);
        },
      ),
    );
  });

  it('splits by conversions per unit of spend', () => {
    const totals = [
      total('google-ads', 'EUR', 100_000_000, 6_000_000),
      total('microsoft-ads', 'EUR', 10_000_000, 200_000),
    ];
    expect(splitBudget({ mode: 'PERFORMANCE' }, two, totals)).toEqual({
      split: { 'google-ads': 75_000_000, 'microsoft-ads': 25_000_000 },
      warnings: [],
    });
  });

  it('keeps a tenth for a platform without conversions or without figures, and reports it', () => {
    const totals = [
      total('google-ads', 'EUR', 1_000_000, 1_000_000),
      total('reddit-ads', 'EUR', 1_000_000, 0),
      total('meta-ads', 'USD', 1_000_000, 9_000_000),
    ];
    expect(splitBudget({ mode: 'PERFORMANCE' }, three, totals)).toMatchObject({
      split: { 'google-ads': 80_000_000, 'reddit-ads': 10_000_000, 'meta-ads': 10_000_000 },
      warnings: [
        { code: 'NO_PERFORMANCE_DATA', platform: 'meta-ads' },
        { code: 'SHARE_RAISED_TO_MINIMUM', platform: 'reddit-ads' },
      ],
    });
  });

  it('refuses to guess', () => {
    expect(refusedFor({ mode: 'PERFORMANCE' }, two)).toEqual(['NO_PERFORMANCE_DATA']);
    expect(
      refusedFor({ mode: 'PERFORMANCE' }, two, [total('google-ads', 'EUR', 1_000_000, 0)]),
    ).toEqual(['NO_PERFORMANCE_DATA']);
  });
});

describe('every mode', () => {
  it('refuses a budget of less than one minor unit for each platform', () => {
    fc.assert(
      fc.property(
        splittable,
        fc.constantFrom<SplitRequest['mode']>('EQUAL', 'PERFORMANCE'),
        (over, mode) => {
          const budgetMicros = (over.platforms.length - 1) * minorUnitMicros(over.currency);
          expect(refusedFor({ mode }, { ...over, budgetMicros })).toEqual(['BUDGET_TOO_SMALL']);
        },
      ),
    );
  });
});

describe('a split that is stored', () => {
  const world = {
    account: { currency: 'EUR', timeZone: 'Europe/Berlin' },
    ids: new TimeSortedIds(),
    now: new Date('2026-11-21T12:00:00Z'),
  };

  it('follows the budget and the platforms, and always sums to the budget', () => {
    fc.assert(
      fc.property(
        splittable,
        fc.integer({ min: 1_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 6 }),
        (over, units, kept) => {
          const unit = minorUnitMicros(over.currency);
          const { split } = splitBudget({ mode: 'EQUAL' }, over, []);
          const amounts = Object.fromEntries(
            Object.entries(split).map(([platform, micros]) => [platform, amountFromMicros(micros)]),
          );
          const row = createCampaign(
            'spc_1',
            {
              name: 'A',
              type: 'SEARCH',
              platforms: over.platforms,
              currency: over.currency,
              budget: amountFromMicros(over.budgetMicros),
              _platformBudgets: amounts,
            },
            world,
          );
          const rescaled = reviseCampaign(row, { budget: amountFromMicros(units * unit) }, world);
          expect(sum(rescaled.platformBudgetsMicros!)).toBe(units * unit);
          const platforms = over.platforms.slice(0, kept);
          const left = reviseCampaign(row, { platforms }, world);
          expect([
            sum(left.platformBudgetsMicros!),
            Object.keys(left.platformBudgetsMicros!).sort(),
          ]).toEqual([over.budgetMicros, [...platforms].sort()]);
          expect(
            Object.values(left.platformBudgetsMicros!).every(
              (micros) => micros > 0 && micros % unit === 0,
            ),
          ).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

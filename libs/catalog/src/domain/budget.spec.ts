import { currencyDigits, minorUnitMicros, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { codes } from 'currency-codes';
import fc from 'fast-check';
import { keepSplit, readAmount, readSplit, splitAmount } from './budget';
import { type ByPlatform, platformsOf } from './by-platform';

const codeOf = (amount: number, currency: string): string | undefined =>
  readAmount(amount, currency, '/budget').issues[0]?.code;

describe('readAmount', () => {
  it.each<[number, string, number]>([
    [12.34, 'EUR', 12_340_000],
    [1500, 'JPY', 1_500_000_000],
    [1.234, 'KWD', 1_234_000],
    [0.29, 'EUR', 290_000],
  ])('reads %d %s exactly', (amount, currency, micros) => {
    expect(readAmount(amount, currency, '/budget')).toEqual({ micros, issues: [] });
  });

  it.each<[number, string, string]>([
    [12.345, 'EUR', 'TOO_PRECISE'],
    [1500.5, 'JPY', 'TOO_PRECISE'],
    [1.2345, 'KWD', 'TOO_PRECISE'],
    [0.000_000_1, 'EUR', 'TOO_PRECISE'],
    [0, 'EUR', 'OUT_OF_RANGE'],
    [-1, 'EUR', 'OUT_OF_RANGE'],
    [1_000_000_001, 'EUR', 'OUT_OF_RANGE'],
    [Number.NaN, 'EUR', 'OUT_OF_RANGE'],
  ])('refuses %d %s as %s', (amount, currency, code) => {
    expect(codeOf(amount, currency)).toBe(code);
  });
});

const sum = (split: ByPlatform<number>): number =>
  platformsOf(split).reduce((total, platform) => total + split[platform]!, 0);
const read = (
  amounts: ByPlatform<number>,
  budgetMicros: number,
  platforms: readonly PlatformId[] = ['google-ads', 'microsoft-ads'],
) =>
  readSplit(amounts, platforms, budgetMicros, 'EUR').issues.map(
    ({ code, path }) => `${code} ${path}`,
  );

/** Currencies that can be money here: micros hold six decimals. */
const CURRENCIES = codes().filter((currency) => currencyDigits(currency) <= 6);

describe('splitAmount', () => {
  it('gives the remainder of a third to the first platform', () => {
    const thirds = splitAmount(
      100_000_000,
      [
        ['google-ads', 1],
        ['microsoft-ads', 1],
        ['reddit-ads', 1],
      ],
      'EUR',
    );
    expect(thirds).toEqual({
      'google-ads': 33_340_000,
      'microsoft-ads': 33_330_000,
      'reddit-ads': 33_330_000,
    });
  });

  it('rounds to whole yen and to thousandths of a dinar', () => {
    expect(
      splitAmount(
        100_000_000,
        [
          ['google-ads', 1],
          ['microsoft-ads', 2],
        ],
        'JPY',
      ),
    ).toEqual({ 'google-ads': 33_000_000, 'microsoft-ads': 67_000_000 });
    expect(
      splitAmount(
        1_000_000,
        [
          ['google-ads', 1],
          ['microsoft-ads', 2],
        ],
        'KWD',
      ),
    ).toEqual({ 'google-ads': 333_000, 'microsoft-ads': 667_000 });
  });

  it('sums to the amount exactly, in whole minor units, in every currency', () => {
    const weights = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...PLATFORM_IDS), fc.integer({ min: 1, max: 1_000_000_000 })),
      { minLength: 1, selector: ([platform]) => platform },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        weights,
        (currency, units, drawn) => {
          const unit = minorUnitMicros(currency);
          const split = splitAmount(units * unit, drawn, currency);
          expect(sum(split)).toBe(units * unit);
          expect(platformsOf(split).every((platform) => split[platform]! % unit === 0)).toBe(true);
        },
      ),
    );
  });
});

describe('keepSplit', () => {
  const stored = { 'google-ads': 75_000_000, 'microsoft-ads': 25_000_000 };

  it('leaves a split alone that still fits', () => {
    expect(keepSplit(stored, ['google-ads', 'microsoft-ads'], 100_000_000, 'EUR')).toEqual({
      split: stored,
      issues: [],
    });
  });

  it('keeps the ratio under another budget', () => {
    expect(keepSplit(stored, ['google-ads', 'microsoft-ads'], 200_000_000, 'EUR').split).toEqual({
      'google-ads': 150_000_000,
      'microsoft-ads': 50_000_000,
    });
  });

  it('drops the share of a platform that went and gives the rest everything', () => {
    expect(keepSplit(stored, ['microsoft-ads'], 100_000_000, 'EUR').split).toEqual({
      'microsoft-ads': 100_000_000,
    });
    expect(keepSplit(stored, ['reddit-ads'], 100_000_000, 'EUR').split).toBeNull();
  });

  it('refuses a budget that leaves a platform without a share', () => {
    expect(keepSplit(stored, ['google-ads', 'microsoft-ads'], 10_000, 'EUR').issues).toMatchObject([
      { path: '/budget', code: 'OUT_OF_RANGE' },
    ]);
  });
});

describe('readSplit', () => {
  it('takes a split that sums to the budget exactly', () => {
    expect(read({ 'google-ads': 0.1, 'microsoft-ads': 0.2 }, 300_000)).toEqual([]);
    expect(
      readSplit(
        { 'google-ads': 0.1, 'microsoft-ads': 0.2 },
        ['google-ads', 'microsoft-ads'],
        300_000,
        'EUR',
      ).split,
    ).toEqual({ 'google-ads': 100_000, 'microsoft-ads': 200_000 });
  });

  it.each<[string, ByPlatform<number>, string]>([
    [
      'a sum that is off by a cent',
      { 'google-ads': 6, 'microsoft-ads': 4.01 },
      'SUM_MISMATCH /_platformBudgets',
    ],
    [
      'a platform of another campaign',
      { 'google-ads': 6, 'reddit-ads': 4 },
      'NOT_ALLOWED /_platformBudgets/reddit-ads',
    ],
    [
      'a share of nothing',
      { 'google-ads': 10, 'microsoft-ads': 0 },
      'OUT_OF_RANGE /_platformBudgets/microsoft-ads',
    ],
    [
      'half a cent',
      { 'google-ads': 5.005, 'microsoft-ads': 4.995 },
      'TOO_PRECISE /_platformBudgets/google-ads',
    ],
  ])('refuses %s', (_, amounts, expected) => {
    expect(read(amounts, 10_000_000)).toContain(expected);
  });
});

import {
  amountFromMicros,
  currencyDigits,
  fitsCurrency,
  isPlatformId,
  type Issue,
  MAX_AMOUNT,
  microsFromAmount,
  minorUnitMicros,
  type PlatformId,
} from '@switchyard/kernel';
import Big from 'big.js';
import { type ByPlatform, pickPlatforms } from './by-platform';

export interface ReadAmount {
  /** 0 when there are issues. */
  readonly micros: number;
  readonly issues: readonly Issue[];
}

/**
 * Reads an amount of money in major units: greater than 0, at most 10^9, no more decimals than its
 * currency has.
 */
export const readAmount = (amount: number, currency: string, path: string): ReadAmount => {
  if (!(amount > 0 && amount <= MAX_AMOUNT)) {
    return bad({
      path,
      code: 'OUT_OF_RANGE',
      message: `${path.slice(1)} must be greater than 0 and at most ${MAX_AMOUNT}`,
    });
  }
  const micros = microsFromAmount(amount);
  if (micros === undefined || !fitsCurrency(micros, currency)) {
    return bad({
      path,
      code: 'TOO_PRECISE',
      message: `${path.slice(1)} must have at most ${currencyDigits(currency)} decimals in ${currency}`,
    });
  }
  return { micros, issues: [] };
};

const bad = (issue: Issue): ReadAmount => ({ micros: 0, issues: [issue] });

/** Reads an amount that may be missing: null when it is. */
export const readOptionalAmount = (
  amount: number | null | undefined,
  currency: string,
  path: string,
): { readonly micros: number | null; readonly issues: readonly Issue[] } =>
  amount === undefined || amount === null
    ? { micros: null, issues: [] }
    : readAmount(amount, currency, path);

/**
 * Reads a split in major units: only platforms of the campaign, amounts greater than 0, a sum that
 * equals the budget exactly. `path` is where it is in the body.
 */
export const readSplit = (
  amounts: ByPlatform<number>,
  platforms: readonly PlatformId[],
  budgetMicros: number,
  currency: string,
  path = '/_platformBudgets',
): KeptSplit => {
  const shares = Object.entries(amounts).map(([platform, amount]) => ({
    platform,
    ...readAmount(amount ?? 0, currency, `${path}/${platform}`),
  }));
  const issues = shares.flatMap(({ platform, issues: own }) =>
    isOneOf(platform, platforms) ? own : [notInCampaign(platform, path)],
  );
  if (shares.length === 0) return { split: null, issues: [] };
  if (issues.length === 0) {
    issues.push(
      ...sumIssues(
        shares.reduce((sum, { micros }) => sum + micros, 0),
        budgetMicros,
        currency,
        path,
      ),
    );
  }
  const split: ByPlatform<number> = Object.fromEntries(
    shares.map(({ platform, micros }) => [platform, micros]),
  );
  return { split: issues.length ? null : split, issues };
};

const isOneOf = (platform: string, platforms: readonly PlatformId[]): boolean =>
  isPlatformId(platform) && platforms.includes(platform);

const notInCampaign = (platform: string, path: string): Issue => ({
  path: `${path}/${platform}`,
  code: 'NOT_ALLOWED',
  message: `${path.slice(1)}/${platform} is not allowed: ${platform} is not among the platforms of the campaign`,
});

const sumIssues = (
  sumMicros: number,
  budgetMicros: number,
  currency: string,
  path: string,
): Issue[] =>
  sumMicros === budgetMicros
    ? []
    : [
        {
          path,
          code: 'SUM_MISMATCH',
          message: `${path.slice(1)} must add up to the budget: they are ${amountFromMicros(sumMicros)} ${currency}, and the budget is ${amountFromMicros(budgetMicros)}`,
        },
      ];

export interface KeptSplit {
  readonly split: ByPlatform<number> | null;
  readonly issues: readonly Issue[];
}

/**
 * The stored split under a new budget or without platforms that went: shares that are left keep
 * their ratio and sum to the budget exactly. Null when no share is left.
 */
export const keepSplit = (
  stored: ByPlatform<number>,
  platforms: readonly PlatformId[],
  budgetMicros: number,
  currency: string,
): KeptSplit => {
  const left = pickPlatforms(stored, platforms);
  const weights = platforms
    .filter((platform) => left[platform] !== undefined)
    .map((platform) => [platform, left[platform]!] as const);
  if (weights.length === 0) return { split: null, issues: [] };
  if (weights.reduce((sum, [, micros]) => sum + micros, 0) === budgetMicros) {
    return { split: left, issues: [] };
  }
  const split = splitAmount(budgetMicros, weights, currency);
  return Object.values(split).every((micros) => micros > 0)
    ? { split, issues: [] }
    : { split: null, issues: [tooSmall] };
};

const tooSmall: Issue = {
  path: '/budget',
  code: 'OUT_OF_RANGE',
  message: 'budget is too small to be split in the same ratio. Send _platformBudgets with it',
};

/**
 * Platforms, the first one first, and how much of the amount each gets in relation to the others.
 */
export type Weights = readonly (readonly [PlatformId, number])[];

/**
 * Divides an amount in the ratio of the weights, in the order given. Each share is rounded to the
 * currency's minor unit and the remainder goes to the first platform, so the sum is exact. Shares
 * are rounded to the nearest unit; where that would leave the first platform with less than
 * `leastMicros`, down. A share may still come out as 0; callers refuse that.
 */
export const splitAmount = (
  totalMicros: number,
  weights: Weights,
  currency: string,
  leastMicros = minorUnitMicros(currency),
): ByPlatform<number> => {
  const nearest = roundedSplit(totalMicros, weights, currency, Big.roundHalfUp);
  const [first] = weights;
  return first && nearest[first[0]]! < leastMicros
    ? roundedSplit(totalMicros, weights, currency, Big.roundDown)
    : nearest;
};

const roundedSplit = (
  totalMicros: number,
  weights: Weights,
  currency: string,
  rounding: Big.RoundingMode,
): ByPlatform<number> => {
  const unit = minorUnitMicros(currency);
  const weight = weights.reduce((sum, [, each]) => sum.plus(each), new Big(0));
  // Multiplies before it divides: a quotient first would lose what the multiplication needs.
  const share = (each: number): number =>
    new Big(totalMicros)
      .times(each)
      .div(weight.times(unit))
      .round(0, rounding)
      .times(unit)
      .toNumber();
  const shares = weights.map(([platform, each]) => [platform, share(each)] as const);
  const remainder = totalMicros - shares.reduce((sum, [, micros]) => sum + micros, 0);
  return Object.fromEntries(
    shares.map(([platform, micros], index) => [
      platform,
      index === 0 ? micros + remainder : micros,
    ]),
  );
};

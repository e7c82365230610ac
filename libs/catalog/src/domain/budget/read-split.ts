import { amountFromMicros, isPlatformId, type Issue, type PlatformId } from '@switchyard/kernel';
import { readAmount } from './read-amount';
import type { ByPlatform } from './by-platform';
import type { KeptSplit } from './keep-split';

/** Reads a split in major units: only platforms of the campaign, amounts greater than 0, a sum that equals the budget exactly. `path` is where it stands in the body. */
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

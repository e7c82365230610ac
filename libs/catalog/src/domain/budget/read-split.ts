import { amountFromMicros, isPlatformId, type Issue, type PlatformId } from '@switchyard/kernel';
import { readAmount } from './read-amount';
import type { ByPlatform } from './by-platform';
import type { KeptSplit } from './keep-split';

const PATH = '/_platformBudgets';

/** Reads a split in major units: only platforms of the campaign, amounts greater than 0, a sum that equals the budget exactly. */
export const readSplit = (amounts: ByPlatform<number>, platforms: readonly PlatformId[], budgetMicros: number, currency: string): KeptSplit => {
  const shares = Object.entries(amounts).map(([platform, amount]) => ({ platform, ...readAmount(amount ?? 0, currency, `${PATH}/${platform}`) }));
  const issues = shares.flatMap(({ platform, issues: own }) => (isOneOf(platform, platforms) ? own : [notInCampaign(platform)]));
  if (shares.length === 0) return { split: null, issues: [] };
  if (issues.length === 0) issues.push(...sumIssues(shares.reduce((sum, { micros }) => sum + micros, 0), budgetMicros, currency));
  const split: ByPlatform<number> = Object.fromEntries(shares.map(({ platform, micros }) => [platform, micros]));
  return { split: issues.length ? null : split, issues };
};

const isOneOf = (platform: string, platforms: readonly PlatformId[]): boolean => isPlatformId(platform) && platforms.includes(platform);

const notInCampaign = (platform: string): Issue => ({
  path: `${PATH}/${platform}`, code: 'NOT_ALLOWED', message: `${platform} is not among the platforms of the campaign`,
});

const sumIssues = (sumMicros: number, budgetMicros: number, currency: string): Issue[] =>
  sumMicros === budgetMicros
    ? []
    : [{ path: PATH, code: 'SUM_MISMATCH', message: `the amounts sum to ${amountFromMicros(sumMicros)} ${currency}, the budget is ${amountFromMicros(budgetMicros)}` }];

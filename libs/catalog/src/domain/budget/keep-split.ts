import type { Issue, PlatformId } from '@switchyard/kernel';
import { pickPlatforms, type ByPlatform } from './by-platform';
import { splitAmount } from './split-amount';

export interface KeptSplit {
  readonly split: ByPlatform<number> | null;
  readonly issues: readonly Issue[];
}

/**
 * The stored split under a new budget or without platforms that went: shares that are left keep their ratio and sum to the
 * budget exactly. Null when no share is left.
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

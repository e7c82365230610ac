import { daysFrom } from '../../figures';
import type { PerformanceScope } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { chunksOf, LIMITS } from '../wire/limits';

/**
 * Requests that `readPerformance` makes at most: one for a hundred groups, a look at the account when nothing is told, and two for each
 * answer that was cut off, which there are at most as many of at each halving as its rows fill whole answers.
 */
export const performanceCost = (
  { from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  const [days, groups] = [daysFrom(from, to).length, new Set(campaignRemoteIds).size];
  if (days === 0 || groups === 0) return 0;
  const halvings =
    Math.ceil(Math.log2(days)) + Math.ceil(Math.log2(Math.min(groups, LIMITS.parents)));
  return (
    chunksOf(groups, LIMITS.parents) +
    1 +
    2 * halvings * Math.floor((objects * days) / UNVERIFIED.reportElements)
  );
};

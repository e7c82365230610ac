import { daysFrom } from '../../figures';
import type { PerformanceScope } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { LIMITS } from '../wire/limits';

/** Requests that `readPerformance` makes at most: 200 campaigns at a time, and a page for as many lines as a page holds. */
export const performanceCost = (
  { from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  const days = daysFrom(from, to).length;
  const chunks = days === 0 ? 0 : Math.ceil(new Set(campaignRemoteIds).size / LIMITS.ids);
  return chunks === 0 ? 0 : chunks + Math.floor((objects * days) / UNVERIFIED.pageSize);
};

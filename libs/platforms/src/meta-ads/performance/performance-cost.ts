import { daysFrom } from '../../figures';
import type { PerformanceScope } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { CALLS_PER_BATCH } from '../wire/exchange';
import { isInsightsLevel } from './insights-reading';

/** Fifty reports in a request, and one more for each page that every object's every day could fill; more only when Meta asks to ask for less at once. */
export const performanceCost = (
  { level, from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  if (!isInsightsLevel(level) || campaignRemoteIds.length === 0) return 0;
  const reports = Math.ceil(campaignRemoteIds.length / UNVERIFIED.campaignsPerReport);
  const rows =
    (level === 'campaign' ? campaignRemoteIds.length : objects) * daysFrom(from, to).length;
  return Math.ceil(reports / CALLS_PER_BATCH) + Math.floor(rows / UNVERIFIED.figuresPerPage);
};

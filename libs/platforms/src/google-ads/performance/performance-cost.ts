import { daysFrom } from '../../figures';
import type { PerformanceScope } from '../../port/performance';
import { ROWS_PER_PAGE } from '../session/search';
import { IDS_PER_QUERY } from '../unverified';
import { VIEWS } from './views';

/** A request for each query, and one more for each page that every object's every day could fill. */
export const performanceCost = (
  { level, from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  const queries = VIEWS[level].length * Math.ceil(campaignRemoteIds.length / IDS_PER_QUERY);
  const rows =
    (level === 'campaign' ? campaignRemoteIds.length : objects) * daysFrom(from, to).length;
  return queries === 0 ? 0 : queries + Math.floor(rows / ROWS_PER_PAGE);
};

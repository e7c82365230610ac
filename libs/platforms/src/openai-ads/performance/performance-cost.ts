import { daysFrom } from '../../figures';
import type { PerformanceScope } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { MOST_DAYS, MOST_ROWS } from './conversions';
import { INSIGHTS_PAGE } from './insights';

/** Requests that `readPerformance` makes at most: pages of what was delivered, below campaigns pages of what could have converted, and conversions by as many objects as an answer holds. */
export const performanceCost = (
  { level, from, to, campaignRemoteIds }: PerformanceScope,
  objects: number,
): number => {
  const [days, campaigns] = [daysFrom(from, to).length, new Set(campaignRemoteIds).size];
  if (days === 0 || campaigns === 0) return 0;
  const parts = Math.ceil(campaigns / UNVERIFIED.reportCampaigns);
  const delivered = parts + Math.floor((objects * days) / INSIGHTS_PAGE);
  const shown = level === 'campaign' ? 0 : parts + Math.floor(objects / INSIGHTS_PAGE);
  const atOnce = Math.floor(MOST_ROWS / Math.min(days, MOST_DAYS));
  return (
    delivered +
    shown +
    Math.ceil(days / MOST_DAYS) * (parts + Math.floor(Math.max(objects, campaigns) / atOnce))
  );
};

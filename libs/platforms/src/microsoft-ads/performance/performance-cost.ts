import type { PerformanceScope } from '../../port/performance';
import { LIMITS } from '../wire/limits';
import { REPORTS } from './reports';
import { MOST_REQUESTS } from './run-report';

/** Most reports are made at the second poll; each may take until the last. */
export const performanceCost = ({ level, campaignRemoteIds }: PerformanceScope): number =>
  Math.ceil(campaignRemoteIds.length / LIMITS.reportCampaigns) *
  REPORTS[level].length *
  MOST_REQUESTS;

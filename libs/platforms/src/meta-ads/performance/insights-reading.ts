import type { PerformanceLevel, PerformanceScope } from '../../port/performance';
import { LIVING } from '../read/fields';
import { UNVERIFIED } from '../unverified';
import type { Reading } from '../wire/read-rows';

/** Meta's word for a level, which ids its rows carry, and the statuses that its objects can have. */
interface Told {
  readonly level: 'campaign' | 'adset' | 'ad';
  readonly ids: readonly string[];
  readonly statuses: readonly string[];
}

/** Without a filter by status what was archived or deleted is left out (Marketing API, Manage Your Ad Object's Status). */
const TOLD: Readonly<Record<Exclude<PerformanceLevel, 'keyword'>, Told>> = {
  campaign: { level: 'campaign', ids: ['campaign_id'], statuses: [...LIVING.campaign, 'DELETED'] },
  adGroup: {
    level: 'adset',
    ids: ['campaign_id', 'adset_id'],
    statuses: [...LIVING.adSet, 'DELETED'],
  },
  ad: { level: 'ad', ids: ['campaign_id', 'ad_id'], statuses: [...LIVING.ad, 'DELETED'] },
};

export type InsightsLevel = keyof typeof TOLD;

export const isInsightsLevel = (level: PerformanceLevel): level is InsightsLevel => level in TOLD;

/** The member that names the object of a row. */
export const idMember = (level: InsightsLevel): string => `${TOLD[level].level}_id`;

const FIGURES = ['impressions', 'inline_link_clicks', 'spend', 'actions', 'action_values'];

/** Days of the ad account's zone, one row each (spec/platforms/meta-ads.md 1d). */
export const insightsReading = (
  account: string,
  level: InsightsLevel,
  { from, to }: PerformanceScope,
  campaignIds: readonly string[],
): Reading => {
  const { level: word, ids, statuses } = TOLD[level];
  return {
    path: `${account}/insights`,
    fields: [...ids, ...FIGURES],
    params: {
      level: word,
      time_increment: 1,
      time_range: { since: from, until: to },
      filtering: [
        { field: 'campaign.id', operator: 'IN', value: campaignIds },
        { field: `${word}.effective_status`, operator: 'IN', value: statuses },
      ],
      limit: UNVERIFIED.figuresPerPage,
    },
    isList: true,
  };
};

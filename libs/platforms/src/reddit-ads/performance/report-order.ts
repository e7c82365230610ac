import { DateTime } from 'luxon';
import type { PerformanceLevel } from '../../port/performance';

/** Levels that Reddit reports on, each told together with its campaign, and the key of their ids in an answer. */
export const REPORTED = {
  campaign: { breakdowns: ['DATE', 'CAMPAIGN_ID'], key: 'campaign_id' },
  adGroup: { breakdowns: ['DATE', 'CAMPAIGN_ID', 'AD_GROUP_ID'], key: 'ad_group_id' },
  ad: { breakdowns: ['DATE', 'CAMPAIGN_ID', 'AD_ID'], key: 'ad_id' },
} as const satisfies {
  readonly [level in Exclude<PerformanceLevel, 'keyword'>]: {
    readonly breakdowns: readonly string[];
    readonly key: string;
  };
};
export type ReportedLevel = keyof typeof REPORTED;

/** What counts as a conversion, after clicks and after views; steps towards one (pages seen, carts filled) do not. */
export const CONVERSIONS = ['PURCHASE', 'LEAD', 'SIGN_UP'].flatMap((event) => [
  `CONVERSION_${event}_CLICKS`,
  `CONVERSION_${event}_VIEWS`,
]);
export const VALUE = 'CONVERSION_PURCHASE_TOTAL_VALUE';

export interface ReportPart {
  readonly level: ReportedLevel;
  readonly from: string;
  readonly to: string;
  readonly campaignIds: readonly string[];
  /** IANA; whose midnights divide days. */
  readonly timeZone: string;
}

/** Hours are those of the zone although they end on Z, conditions of a filter are joined by "or" (the vendor's OpenAPI, Get A Report). */
export const reportOrder = ({ level, from, to, campaignIds, timeZone }: ReportPart): object => ({
  breakdowns: REPORTED[level].breakdowns,
  fields: ['IMPRESSIONS', 'CLICKS', 'SPEND', ...CONVERSIONS, VALUE],
  filter: campaignIds.map((id) => `campaign:id==${id}`).join(','),
  starts_at: `${from}T00:00:00Z`,
  ends_at: `${DateTime.fromISO(to, { zone: 'utc' }).plus({ days: 1 }).toISODate()}T00:00:00Z`,
  time_zone_id: timeZone,
});

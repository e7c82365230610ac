import type { PerformanceLevel } from '../../port/performance';
import type { RestliQuery } from '../wire/restli';
import { type UrnKind, urnOf } from '../wire/urn';

/** Levels that LinkedIn reports on; our campaign is its campaign group. Each is told together with its group. */
export const REPORTED = {
  campaign: { pivots: ['CAMPAIGN_GROUP'], urn: 'sponsoredCampaignGroup' },
  adGroup: { pivots: ['CAMPAIGN_GROUP', 'CAMPAIGN'], urn: 'sponsoredCampaign' },
  ad: { pivots: ['CAMPAIGN_GROUP', 'CREATIVE'], urn: 'sponsoredCreative' },
} as const satisfies {
  readonly [level in Exclude<PerformanceLevel, 'keyword'>]: {
    readonly pivots: readonly string[];
    readonly urn: UrnKind;
  };
};
export type ReportedLevel = keyof typeof REPORTED;

/** What one request asks for. Days of UTC, YYYY-MM-DD, both ends included. */
export interface ReportPart {
  readonly level: ReportedLevel;
  readonly days: readonly string[];
  readonly groupIds: readonly string[];
}

const FIELDS = [
  'dateRange',
  'pivotValues',
  'impressions',
  'clicks',
  'costInLocalCurrency',
  'externalWebsiteConversions',
  'conversionValueInLocalCurrency',
];

/** By day of UTC (platform document 2d); the account beside its groups, so that nobody else's figures are told. */
export const reportQuery = (
  accountUrn: string,
  { level, days, groupIds }: ReportPart,
): RestliQuery => ({
  q: 'statistics',
  pivots: REPORTED[level].pivots,
  timeGranularity: 'DAILY',
  dateRange: { start: dateOf(days[0]!), end: dateOf(days.at(-1)!) },
  accounts: [accountUrn],
  campaignGroups: groupIds.map((id) => urnOf('sponsoredCampaignGroup', id)),
  fields: FIELDS,
});

const dateOf = (
  day: string,
): { readonly year: number; readonly month: number; readonly day: number } => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
};

import { TIME_ZONE_NAMES } from '../accounts/time-zones';
import { dateShape } from '../rules/shapes';
import { flag, id, list, type Members, object, oneOf, text, typed, variant } from '../wire/shape';

/** Columns that this emulator can fill; the vendor has more, which are refused here. */
export const COLUMNS = [
  'TimePeriod', 'AccountId', 'AccountName', 'AccountNumber', 'CurrencyCode', 'CampaignId', 'CampaignName', 'CampaignStatus', 'CampaignType',
  'Impressions', 'Clicks', 'Ctr', 'AverageCpc', 'Spend', 'Conversions', 'ConversionsQualified', 'Revenue',
] as const;
export type Column = (typeof COLUMNS)[number];

export const PREDEFINED_TIMES = ['Today', 'Yesterday', 'LastSevenDays', 'Last14Days', 'Last30Days', 'ThisMonth', 'LastMonth'] as const;
export type PredefinedTime = (typeof PREDEFINED_TIMES)[number];

const campaignPerformance: Members = {
  ReportName: text,
  Format: oneOf(['Csv', 'Tsv', 'Xml']),
  FormatVersion: text,
  ReturnOnlyCompleteData: flag,
  ExcludeReportHeader: flag,
  ExcludeReportFooter: flag,
  ExcludeColumnHeaders: flag,
  Aggregation: oneOf(['Summary', 'Hourly', 'Daily', 'Weekly', 'Monthly', 'Yearly', 'HourOfDay', 'DayOfWeek', 'WeeklyStartingMonday']),
  Columns: list(oneOf(COLUMNS)),
  Scope: object({ AccountIds: list(id), Campaigns: list(object({ AccountId: id, CampaignId: id })) }),
  Time: object({
    PredefinedTime: oneOf(PREDEFINED_TIMES),
    CustomDateRangeStart: dateShape,
    CustomDateRangeEnd: dateShape,
    ReportTimeZone: oneOf(TIME_ZONE_NAMES),
  }),
};

/** Of the report types only campaign performance is stood in for. */
export const submitBody: Members = { ReportRequest: typed([variant('CampaignPerformanceReportRequest', [], campaignPerformance)]) };

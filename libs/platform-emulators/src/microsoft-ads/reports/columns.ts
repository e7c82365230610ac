import { TIME_ZONE_NAMES } from '../accounts';
import { flag, id, list, type Members, object, oneOf, text, typed, variant } from '../doors/shape';
import { dateShape } from '../store/members';
import type { PartKind } from './ledger';

const ACCOUNT_COLUMNS = [
  'TimePeriod',
  'AccountId',
  'AccountName',
  'AccountNumber',
  'CurrencyCode',
  'CampaignId',
  'CampaignName',
  'CampaignStatus',
  'CampaignType',
] as const;
const FIGURE_COLUMNS = [
  'Impressions',
  'Clicks',
  'Ctr',
  'AverageCpc',
  'Spend',
  'Conversions',
  'ConversionsQualified',
  'Revenue',
] as const;

export type Column =
  | (typeof ACCOUNT_COLUMNS)[number]
  | (typeof FIGURE_COLUMNS)[number]
  | 'AdGroupId'
  | 'AdGroupName'
  | 'AdId'
  | 'KeywordId'
  | 'Keyword'
  | 'AssetGroupId'
  | 'AssetGroupName';

/**
 * A type of report: what its rows are about, and which columns this emulator can fill; the vendor
 * has more, which are refused here.
 */
export interface ReportType {
  readonly about: 'Campaign' | PartKind;
  readonly columns: readonly Column[];
  /** What its scope may name beside accounts and campaigns. */
  readonly scope: Members;
}

const MOST_COLUMNS: readonly Column[] = [...ACCOUNT_COLUMNS, ...FIGURE_COLUMNS];
const without = (...left: readonly Column[]): readonly Column[] =>
  MOST_COLUMNS.filter((column) => !left.includes(column));
const AD_GROUPS: Members = {
  AdGroups: list(object({ AccountId: id, CampaignId: id, AdGroupId: id })),
};
const ASSET_GROUPS: Members = {
  AssetGroups: list(object({ AccountId: id, CampaignId: id, AssetGroupId: id })),
};

/**
 * Which columns a type has: the vendor's generated client. Asset groups report whole conversions
 * only.
 */
export const REPORT_TYPES: Readonly<Record<string, ReportType>> = {
  CampaignPerformanceReportRequest: { about: 'Campaign', columns: MOST_COLUMNS, scope: {} },
  AdGroupPerformanceReportRequest: {
    about: 'AdGroup',
    columns: [...MOST_COLUMNS, 'AdGroupId', 'AdGroupName'],
    scope: AD_GROUPS,
  },
  AdPerformanceReportRequest: {
    about: 'Ad',
    columns: [...MOST_COLUMNS, 'AdGroupId', 'AdGroupName', 'AdId'],
    scope: AD_GROUPS,
  },
  KeywordPerformanceReportRequest: {
    about: 'Keyword',
    columns: [...without('CampaignType'), 'AdGroupId', 'AdGroupName', 'KeywordId', 'Keyword'],
    scope: AD_GROUPS,
  },
  AssetGroupPerformanceReportRequest: {
    about: 'AssetGroup',
    columns: [
      ...without('AccountNumber', 'CurrencyCode', 'ConversionsQualified'),
      'AssetGroupId',
      'AssetGroupName',
    ],
    scope: ASSET_GROUPS,
  },
};

export const PREDEFINED_TIMES = [
  'Today',
  'Yesterday',
  'LastSevenDays',
  'Last14Days',
  'Last30Days',
  'ThisMonth',
  'LastMonth',
] as const;
export type PredefinedTime = (typeof PREDEFINED_TIMES)[number];

const membersOf = ({ columns, scope }: ReportType): Members => ({
  ReportName: text,
  Format: oneOf(['Csv', 'Tsv', 'Xml']),
  FormatVersion: text,
  ReturnOnlyCompleteData: flag,
  ExcludeReportHeader: flag,
  ExcludeReportFooter: flag,
  ExcludeColumnHeaders: flag,
  Aggregation: oneOf([
    'Summary',
    'Hourly',
    'Daily',
    'Weekly',
    'Monthly',
    'Yearly',
    'HourOfDay',
    'DayOfWeek',
    'WeeklyStartingMonday',
  ]),
  Columns: list(oneOf(columns)),
  Scope: object({
    AccountIds: list(id),
    Campaigns: list(object({ AccountId: id, CampaignId: id })),
    ...scope,
  }),
  Time: object({
    PredefinedTime: oneOf(PREDEFINED_TIMES),
    CustomDateRangeStart: dateShape,
    CustomDateRangeEnd: dateShape,
    ReportTimeZone: oneOf(TIME_ZONE_NAMES),
  }),
});

/**
 * Reports of what campaigns, ad groups, ads, keywords and asset groups did; no others are emulated.
 */
export const submitBody: Members = {
  ReportRequest: typed(
    Object.entries(REPORT_TYPES).map(([name, type]) => variant(name, [], membersOf(type))),
  ),
};

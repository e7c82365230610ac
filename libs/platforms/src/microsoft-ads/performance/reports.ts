import type { PerformanceLevel } from '../../port/performance';

/** A report that tells figures of a level, and which of its columns names the object and counts conversions. */
export interface Report {
  readonly type: string;
  readonly id: string;
  readonly conversions: 'ConversionsQualified' | 'Conversions';
}

const counting = (type: string, id: string): Report => ({
  type: `${type}PerformanceReportRequest`,
  id,
  conversions: 'ConversionsQualified',
});

/** Asset groups stand where other campaigns have ads; the report about them has no parts of conversions. */
export const REPORTS: Readonly<Record<PerformanceLevel, readonly Report[]>> = {
  campaign: [counting('Campaign', 'CampaignId')],
  adGroup: [counting('AdGroup', 'AdGroupId')],
  ad: [
    counting('Ad', 'AdId'),
    { type: 'AssetGroupPerformanceReportRequest', id: 'AssetGroupId', conversions: 'Conversions' },
  ],
  keyword: [counting('Keyword', 'KeywordId')],
};

/** Columns in the order in which the file has them. Figures are grouped by what is no figure among them. */
export const columnsOf = ({ id, conversions }: Report): readonly string[] => [
  ...new Set([
    'TimePeriod',
    'CampaignId',
    id,
    'Impressions',
    'Clicks',
    'Spend',
    conversions,
    'Revenue',
  ]),
];

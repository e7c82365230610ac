import {
  CalendarDate,
  IdOf,
  ListOf,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { metricsOf, type ReportDimension, type ReportPage, type ReportRow } from '../domain';
import { exampleId } from './example-id';
import { MetricsDto, toMetricsDto } from './metrics.dto';

/** A row of a report. Of the dimensions it has those that were grouped by. */
export class PerformanceRowDto extends MetricsDto {
  @CalendarDate({
    description: "The day, as the ad account's zone has it.",
    example: '2026-11-21',
    optional: true,
  })
  day?: string;
  @OneOf(PLATFORM_IDS, {
    description: 'The platform that told it.',
    example: 'google-ads',
    optional: true,
  })
  platform?: PlatformId;
  @IdOf('cmp', { description: 'The campaign.', example: exampleId('cmp'), optional: true })
  campaignId?: string;
  @IdOf('adg', { description: 'The ad group.', example: exampleId('adg'), optional: true })
  adGroupId?: string;
  @IdOf('ad', { description: 'The ad.', example: exampleId('ad'), optional: true }) adId?: string;
  @IdOf('kwd', { description: 'The keyword.', example: exampleId('kwd'), optional: true })
  keywordId?: string;
  @IdOf('ang', {
    description: 'The claim that the ads argue now; it may be deleted. Null for ads without one.',
    example: exampleId('ang'),
    optional: true,
    clearable: true,
  })
  angleId?: string | null;
}

/** How far a report goes and how fresh it is. */
export class ReportMetaDto {
  @Text({
    max: 400,
    description: 'For the next page; null on the last.',
    example: null,
    clearable: true,
  })
  nextCursor!: string | null;
  @WholeNumber({ min: 0, max: 1_000, description: 'Items in this page.', example: 50 })
  total!: number;
  @Timestamp({
    description:
      'The figures are at least as fresh as this: when the platform that was asked longest ago was asked. Null when none was asked yet.',
    example: '2026-11-21T09:00:00.000Z',
    clearable: true,
  })
  dataAsOf!: string | null;
  @ListOf(Text({ min: 3, max: 3, description: 'A currency.', example: 'JPY' }), {
    maxItems: 200,
    description:
      'Where a currency was asked for: currencies in the whole report that no rate leads from. They are added to nothing.',
    example: [],
  })
  unconverted!: readonly string[];
}

const MEMBER = {
  day: 'day',
  platform: 'platform',
  campaign: 'campaignId',
  adGroup: 'adGroupId',
  ad: 'adId',
  keyword: 'keywordId',
  angle: 'angleId',
} as const satisfies Readonly<Record<ReportDimension, keyof PerformanceRowDto>>;

const valueOf = (dimension: ReportDimension, key: string | undefined): string | null =>
  dimension === 'angle' && key === '' ? null : (key ?? null);

export const toPerformanceRowDto =
  (groupBy: readonly ReportDimension[]) =>
  (row: ReportRow): PerformanceRowDto => ({
    ...Object.fromEntries(
      groupBy.map((dimension, index) => [MEMBER[dimension], valueOf(dimension, row.keys[index])]),
    ),
    ...toMetricsDto({ ...metricsOf(row, row.currency), currency: row.currency }),
  });

/** What `meta` of a report has beside the usual. */
export const reportMetaOf = ({
  dataAsOf,
  unconverted,
}: ReportPage): Pick<ReportMetaDto, 'dataAsOf' | 'unconverted'> => ({
  dataAsOf: dataAsOf?.toISOString() ?? null,
  unconverted,
});

import { type Disapproval, REVIEWED_ENTITIES, type ReviewedEntity } from '@switchyard/catalog';
import {
  CalendarDate,
  IdOf,
  ListOf,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { CURRENCIES, type IdPrefix, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  DEFAULT_DAYS,
  encodeReportCursor,
  metricsOf,
  MOST_DAYS,
  REPORT_DIMENSIONS,
  type ReportDimension,
  type ReportPage,
  type ReportQuestion,
  type ReportRow,
} from '../domain';
import { MetricsDto, toMetricsDto } from './metrics.dto';

/** An id as examples show it. */
const exampleId = (prefix: IdPrefix): string => `${prefix}_01kb4wq6m3e0sv5mwzq8a7h2rd`;

/** A row of a report. Of the dimensions it has those that were grouped by. */
export class PerformanceRowDto extends MetricsDto {
  @CalendarDate({
    description: "The day, in the ad account's zone.",
    example: '2026-11-21',
    optional: true,
  })
  day?: string;
  @OneOf(PLATFORM_IDS, {
    description: 'The platform that reported it.',
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
    description: 'The claim that the ads argue now; it may be deleted. Null: none.',
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
    description: 'When the platform with the oldest figures was asked; null: never.',
    example: '2026-11-21T09:00:00.000Z',
    clearable: true,
  })
  dataAsOf!: string | null;
  @ListOf(Text({ min: 3, max: 3, description: 'A currency.', example: 'JPY' }), {
    maxItems: 200,
    description:
      'Currencies that no rate leads from to the one asked for; they are added to nothing.',
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

const STATUSES = ['DISAPPROVED', 'LIMITED'] as const;

/** An ad or keyword that a platform does not let serve, or not everywhere. */
export class DisapprovalDto {
  @OneOf(REVIEWED_ENTITIES, { description: 'What it is.', example: 'ad' }) entity!: ReviewedEntity;
  @Text({ max: 30, description: 'The ad or keyword.', example: exampleId('ad') }) id!: string;
  @IdOf('cmp', { description: 'Its campaign.', example: exampleId('cmp') }) campaignId!: string;
  @OneOf(PLATFORM_IDS, { description: 'The platform that decided.', example: 'google-ads' })
  platform!: PlatformId;
  @OneOf(STATUSES, {
    description: 'DISAPPROVED: does not serve. LIMITED: not everywhere, or not to everybody.',
    example: 'DISAPPROVED',
  })
  reviewStatus!: string;
  @ListOf(Text({ max: 500, description: 'One reason.', example: 'TRADEMARK' }), {
    maxItems: 100,
    description: 'Why, in the words of the platform.',
    example: ['TRADEMARK'],
  })
  reasons!: readonly string[];
  @ListOf(Text({ max: 64, description: 'One market.', example: 'DE' }), {
    maxItems: 300,
    description: 'Where it holds; empty where the platform does not say.',
    example: ['DE'],
  })
  affectedMarkets!: readonly string[];
}

export const toDisapprovalDto = ({
  entity,
  id,
  campaignId,
  platform,
  status,
  reasons,
  affectedMarkets,
}: Disapproval): DisapprovalDto => ({
  entity,
  id,
  campaignId,
  platform,
  reviewStatus: status,
  reasons,
  affectedMarkets,
});

const CURSOR = encodeReportCursor({ keys: ['2026-11-21'], currency: 'EUR' }, ['day'], undefined);
const Cursor = () =>
  Text({
    max: 400,
    pattern: /^[A-Za-z0-9_-]+$/,
    form: 'the meta.nextCursor of an earlier answer',
    description: 'The `meta.nextCursor` of the page before. Opaque; only for the same question.',
    example: CURSOR,
    optional: true,
  });
const Limit = () =>
  WholeNumber({
    min: 1,
    max: 200,
    default: 50,
    optional: true,
    description: 'Most items of a page.',
    example: 50,
  });

/** Query of `GET /reports/stats`. */
export class StatsQuery implements ReportQuestion {
  @CalendarDate({
    description: `The first day; else ${DEFAULT_DAYS} days up to \`to\`. At most ${MOST_DAYS} days.`,
    example: '2026-11-01',
    optional: true,
  })
  readonly from?: string;
  @CalendarDate({
    description: "The last day, included; else today in the account's zone.",
    example: '2026-11-30',
    optional: true,
  })
  readonly to?: string;
  @OneOf(PLATFORM_IDS, {
    description: 'Only of this platform.',
    example: 'google-ads',
    optional: true,
  })
  readonly platform?: PlatformId;
  @IdOf('cmp', {
    description: 'Only this campaign, removed ones too.',
    example: exampleId('cmp'),
    optional: true,
  })
  readonly campaignId?: string;
  @IdOf('biz', {
    description: 'Only of this business, removed campaigns too.',
    example: exampleId('biz'),
    optional: true,
  })
  readonly businessId?: string;
  @OneOf(CURRENCIES, {
    description:
      "ISO 4217: amounts are turned into it and added, as far as the `rates` of the account's budget lead there. Others stay in their currency.",
    example: 'EUR',
    optional: true,
  })
  readonly currency?: string;
}

/** Query of `GET /reports/performance`. */
export class PerformanceQuery extends StatsQuery {
  @ListOf(
    OneOf(REPORT_DIMENSIONS, {
      name: 'ReportDimension',
      description: 'A dimension.',
      example: 'day',
    }),
    {
      minItems: 1,
      maxItems: REPORT_DIMENSIONS.length,
      unique: true,
      optional: true,
      default: ['day'],
      example: ['day', 'platform'],
      description:
        'What a row stands for, and their order. `keyword` excludes `ad` and `angle`. Figures are those of the finest level needed; the levels of a platform need not sum to one another.',
    },
  )
  readonly groupBy!: readonly ReportDimension[];

  @Limit() readonly limit!: number;
  @Cursor() readonly cursor?: string;
}

/** Query of `GET /reports/disapprovals`. */
export class DisapprovalsQuery {
  @OneOf(PLATFORM_IDS, {
    description: 'Only of this platform.',
    example: 'google-ads',
    optional: true,
  })
  readonly platform?: PlatformId;
  @Limit() readonly limit!: number;
  @Cursor() readonly cursor?: string;
}

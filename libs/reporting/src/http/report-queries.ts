import { CalendarDate, IdOf, ListOf, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import { CURRENCIES, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  DEFAULT_DAYS,
  encodeReportCursor,
  MOST_DAYS,
  REPORT_DIMENSIONS,
  type ReportDimension,
  type ReportQuestion,
} from '../domain';
import { exampleId } from './example-id';

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
    description: 'How many items a page has at most.',
    example: 50,
  });

/** Query of `GET /reports/stats`. */
export class StatsQuery implements ReportQuestion {
  @CalendarDate({
    description: `The first day. Without it, ${DEFAULT_DAYS} days up to \`to\`. At most ${MOST_DAYS} days.`,
    example: '2026-11-01',
    optional: true,
  })
  readonly from?: string;
  @CalendarDate({
    description: "The last day, counted. Without it, today in the account's zone.",
    example: '2026-11-30',
    optional: true,
  })
  readonly to?: string;
  @OneOf(PLATFORM_IDS, {
    description: 'Only what this platform told.',
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
    description: 'Only the campaigns of this business, removed ones too.',
    example: exampleId('biz'),
    optional: true,
  })
  readonly businessId?: string;
  @OneOf(CURRENCIES, {
    description:
      "Turn amounts into this currency (ISO 4217) and add them up, as far as the `rates` of the account's budget lead there. Amounts without a rate stay in their own currency.",
    example: 'EUR',
    optional: true,
  })
  readonly currency?: string;
}

/** Query of `GET /reports/performance`. */
export class PerformanceQuery extends StatsQuery {
  @ListOf(OneOf(REPORT_DIMENSIONS, { description: 'A dimension.', example: 'day' }), {
    minItems: 1,
    maxItems: REPORT_DIMENSIONS.length,
    unique: true,
    optional: true,
    default: ['day'],
    example: ['day', 'platform'],
    description:
      'What there is a row for, and the order of the rows. `keyword` cannot be had with `ad` or `angle`. Figures are read at the level that the finest dimension needs, and the levels of a platform need not sum to one another.',
  })
  readonly groupBy!: readonly ReportDimension[];

  @Limit() readonly limit!: number;
  @Cursor() readonly cursor?: string;
}

/** Query of `GET /reports/disapprovals`. */
export class DisapprovalsQuery {
  @OneOf(PLATFORM_IDS, {
    description: 'Only what this platform decided.',
    example: 'google-ads',
    optional: true,
  })
  readonly platform?: PlatformId;
  @Limit() readonly limit!: number;
  @Cursor() readonly cursor?: string;
}

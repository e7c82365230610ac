import type { Issue, PlatformId } from '@switchyard/kernel';
import { DateTime } from 'luxon';
import type { DayRange, PerformanceLevel } from '../daily-performance';

/** Which facts a report is made of. */
export interface ReportFilter {
  readonly platform?: PlatformId;
  readonly campaignId?: string;
  readonly businessId?: string;
}

/** What a caller asks of figures. */
export interface ReportQuestion extends ReportFilter {
  /** First and last day, YYYY-MM-DD. Without them: the last 30 days, today counted. */
  readonly from?: string;
  readonly to?: string;
  /** ISO 4217: add up what the account's rates can turn into it. */
  readonly currency?: string;
}

/** The figures that a report is made of, with all defaults applied. */
export interface ReportScope {
  readonly range: DayRange;
  readonly platform: PlatformId | undefined;
  /** Only these campaigns; all when undefined. */
  readonly campaignIds: readonly string[] | undefined;
}

export const DEFAULT_DAYS = 30;
/** Two years, one of them a leap year. */
export const MOST_DAYS = 731;

const day = (text: string): DateTime => DateTime.fromISO(text, { zone: 'utc' });

/** The days that are asked for; `today` is the last one unless another is named. */
export const reportRange = (
  { from, to }: Pick<ReportQuestion, 'from' | 'to'>,
  today: string,
): DayRange => {
  const last = to ?? (from !== undefined && from > today ? from : today);
  return {
    from:
      from ??
      day(last)
        .minus({ days: DEFAULT_DAYS - 1 })
        .toISODate()!,
    to: last,
  };
};

/** What is wrong with days. */
export const rangeIssues = ({ from, to }: DayRange): readonly Issue[] => {
  if (from > to) {
    return [{ path: 'query.from', code: 'OUT_OF_RANGE', message: 'from must not be after to' }];
  }
  const days = day(to).diff(day(from), 'days').days + 1;
  return days > MOST_DAYS
    ? [
        {
          path: 'query.from',
          code: 'OUT_OF_RANGE',
          message: `from and to must span at most ${MOST_DAYS} days`,
        },
      ]
    : [];
};

/** What figures can be grouped by. */
export const REPORT_DIMENSIONS = [
  'day',
  'platform',
  'campaign',
  'adGroup',
  'ad',
  'keyword',
  'angle',
] as const;
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

/**
 * The highest level whose objects the dimensions can distinguish: levels do not sum to one another,
 * and the highest one leaves least out.
 */
export const levelOf = (groupBy: readonly ReportDimension[]): PerformanceLevel => {
  if (groupBy.includes('keyword')) return 'keyword';
  if (groupBy.includes('ad') || groupBy.includes('angle')) return 'ad';
  return groupBy.includes('adGroup') ? 'adGroup' : 'campaign';
};

/**
 * No platform reports which ad a keyword's clicks went to, so that the two cannot be had in one
 * row.
 */
export const groupingIssues = (groupBy: readonly ReportDimension[]): readonly Issue[] =>
  groupBy.includes('keyword') && (groupBy.includes('ad') || groupBy.includes('angle'))
    ? [
        {
          path: 'query.groupBy',
          code: 'CONFLICT',
          message: 'groupBy must not contain keyword together with ad or angle',
        },
      ]
    : [];

import type { Issue } from '@switchyard/kernel';
import { DateTime } from 'luxon';
import type { DayRange } from '../day-range';
import type { ReportQuestion } from './report-question';

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

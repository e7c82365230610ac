import type { Weekday, WindowDraft } from '../../port/draft';
import type { HoursAttributes } from '../attributes/campaign-attributes';
import type { Warn } from '../../normalising';

/** Reddit counts days from Sunday. */
export const DAYS: readonly Weekday[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
];

/** Hours of the week that a part of some window lies in: a window is widened to whole hours, so that none vanishes. */
export const normaliseSchedule = (
  windows: readonly WindowDraft[],
  warn: Warn,
): readonly HoursAttributes[] => {
  windows.forEach((window, index) => warnOf(window, `schedule/${index}`, warn));
  return asWindows(new Set(windows.flatMap(hoursOf)));
};

/** Whole hours of the week, counted from Sunday, in windows that are sorted, joined within their day, and free of overlaps. */
export const asWindows = (hours: ReadonlySet<number>): readonly HoursAttributes[] =>
  DAYS.flatMap((day, index) => {
    const open = Array.from({ length: 24 }, (_, hour) => hours.has(index * 24 + hour));
    const starts = open.flatMap((is, hour) => (is && !open[hour - 1] ? [hour] : []));
    return starts.map((startHour) => {
      const closed = open.indexOf(false, startHour);
      return {
        day,
        startHour,
        startMinute: 'ZERO',
        endHour: closed === -1 ? 24 : closed,
        endMinute: 'ZERO',
        bidModifier: 1,
      } as const;
    });
  });

const hoursOf = ({ day, startHour, endHour, endMinute }: WindowDraft): readonly number[] => {
  const end = endMinute === 'ZERO' ? endHour : endHour + 1;
  return Array.from(
    { length: end - startHour },
    (_, index) => DAYS.indexOf(day) * 24 + startHour + index,
  );
};

const warnOf = (
  { startMinute, endMinute, bidModifier }: WindowDraft,
  field: string,
  warn: Warn,
): void => {
  if (startMinute !== 'ZERO' || endMinute !== 'ZERO') {
    warn(
      'SCHEDULE_ROUNDED',
      field,
      'Reddit accepts whole hours only. The window is widened to whole hours.',
    );
  }
  if (bidModifier !== 1) {
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      `${field}/bidModifier`,
      'Reddit has no bid adjustments of hours. The adjustment is not sent there.',
    );
  }
};

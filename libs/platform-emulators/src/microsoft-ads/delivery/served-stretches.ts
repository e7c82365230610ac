import { DateTime } from 'luxon';
import type { DayTime } from '../criteria/day-time';

const WHOLE_DAY = { from: 0, to: 24 * 60 };

/** A stretch of time in which a campaign may serve, and how much of its day's schedule that is (0 to 1). */
export interface ServedStretch {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** The scheduled stretches between two times. No schedule means the whole week. Milliseconds; the schedule is in `zone`. */
export function servedStretches(
  schedule: readonly DayTime[],
  zone: string,
  from: number,
  to: number,
): readonly ServedStretch[] {
  const found: ServedStretch[] = [];
  let day = DateTime.fromMillis(from, { zone }).startOf('day');
  while (day.toMillis() < to) {
    found.push(...stretchesOfDay(schedule, day, from, to));
    day = day.plus({ days: 1 }).startOf('day');
  }
  return found;
}

function stretchesOfDay(
  schedule: readonly DayTime[],
  day: DateTime,
  from: number,
  to: number,
): readonly ServedStretch[] {
  const today =
    schedule.length === 0
      ? [WHOLE_DAY]
      : schedule.filter((one) => one.day === day.setLocale('en').weekdayLong);
  const whole = today.map((one) => [at(day, one.from), at(day, one.to)] as const);
  const length = whole.reduce((sum, [begin, end]) => sum + end - begin, 0);
  return whole.flatMap(([begin, end]) => {
    const [first, last] = [Math.max(begin, from), Math.min(end, to)];
    return first < last ? [{ from: first, to: last, share: (last - first) / length }] : [];
  });
}

const at = (day: DateTime, minute: number): number =>
  minute === WHOLE_DAY.to
    ? day.plus({ days: 1 }).startOf('day').toMillis()
    : day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis();

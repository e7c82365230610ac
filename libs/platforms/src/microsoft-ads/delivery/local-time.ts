import type { Weekday } from '../../port/draft';
import { todayIn } from '../wire/dates';

/** A moment as clocks in a zone show it. */
export interface LocalTime {
  readonly date: string;
  readonly day: Weekday;
  /** Minutes since midnight. */
  readonly minute: number;
}

export const localTime = (timeZone: string, nowMs: number): LocalTime => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(nowMs);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: todayIn(timeZone, nowMs),
    day: part('weekday').toUpperCase() as Weekday,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

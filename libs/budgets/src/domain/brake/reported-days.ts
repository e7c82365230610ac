import { DateTime } from 'luxon';
import type { PeriodSpan } from './period-span';

/** Which of an ad account's reporting days touch a period. */
export interface ReportedDays {
  /** YYYY-MM-DD in the zone that the ad account reports in, both included. */
  readonly from: string;
  readonly to: string;
  /**
   * Whether the first day began before the period did, because the zones differ: what was spent on it until then is of the period before
   * and has to be taken off.
   */
  readonly startsEarlier: boolean;
}

const dayOf = (moment: Date, zone: string): DateTime =>
  DateTime.fromJSDate(moment, { zone }).startOf('day');

/** The days of an ad account's calendar from the beginning of a period until now. */
export const reportedDays = (span: PeriodSpan, now: Date, reportZone: string): ReportedDays => {
  const first = dayOf(span.start, reportZone);
  return {
    from: first.toISODate()!,
    to: dayOf(now, reportZone).toISODate()!,
    startsEarlier: first.toMillis() < span.start.getTime(),
  };
};

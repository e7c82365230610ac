import { DateTime, IANAZone } from 'luxon';
import { SLOT_MINUTES } from './week-grid';

const DAY_MS = 86_400_000;
const HORIZON_DAYS = 400;
/** Short enough to see the week in which one zone has changed its clocks and the other has not yet. */
const STEP_DAYS = 3;

/** How far one zone's clocks are ahead of another's at a moment. */
export interface ZoneShift {
  /** Quarter hours; negative when behind. */
  readonly slots: number;
  /** False when the true difference lies between two quarter hours, as it did in some zones of the past. */
  readonly isExact: boolean;
}

export const zoneShift = (from: string, to: string, at: Date): ZoneShift => {
  const slots = minutesAhead(from, to, at.getTime()) / SLOT_MINUTES;
  return { slots: Math.round(slots), isExact: Number.isInteger(slots) };
};

/** The first day after a moment, in the second zone, on which the difference changes: YYYY-MM-DD; undefined when it does not within 400 days. */
export const nextShiftDate = (from: string, to: string, at: Date): string | undefined => {
  const now = minutesAhead(from, to, at.getTime());
  const changedBy = (ms: number): boolean => minutesAhead(from, to, ms) !== now;
  for (let day = STEP_DAYS; day <= HORIZON_DAYS; day += STEP_DAYS) {
    const end = at.getTime() + day * DAY_MS;
    if (changedBy(end)) return dateIn(to, firstMoment(end - STEP_DAYS * DAY_MS, end, changedBy));
  }
  return undefined;
};

/** One zone has several names (Asia/Calcutta, Asia/Kolkata); case does not count. */
export const isSameZone = (one: string, other: string): boolean => one === other || canonicalZone(one) === canonicalZone(other);

const canonicalZone = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

const minutesAhead = (from: string, to: string, ms: number): number => IANAZone.create(to).offset(ms) - IANAZone.create(from).offset(ms);

/** Half by half, to the minute. */
const firstMoment = (before: number, after: number, changedBy: (ms: number) => boolean): number => {
  if (after - before <= 60_000) return after;
  const middle = Math.floor((before + after) / 2);
  return changedBy(middle) ? firstMoment(before, middle, changedBy) : firstMoment(middle, after, changedBy);
};

const dateIn = (zone: string, ms: number): string => DateTime.fromMillis(ms, { zone }).toFormat('yyyy-MM-dd');

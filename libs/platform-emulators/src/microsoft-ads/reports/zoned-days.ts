import { DateTime } from 'luxon';

/** A day of the account and how much of it counts (0 to 1). */
export interface DayPart {
  readonly day: string;
  readonly share: number;
}

/** The parts of the account's days that make up one day of the report's zone: one whole day when both begin together. */
export function accountDaysIn(
  day: string,
  reportZone: string,
  accountZone: string,
): readonly DayPart[] {
  const [begin, end] = boundsOf(day, reportZone);
  const parts: DayPart[] = [];
  for (let at = begin; at < end;) {
    const accountDay = DateTime.fromMillis(at, { zone: accountZone }).toFormat('yyyy-MM-dd');
    const [from, to] = boundsOf(accountDay, accountZone);
    parts.push({
      day: accountDay,
      share: (Math.min(to, end) - Math.max(from, begin)) / (to - from),
    });
    at = to;
  }
  return parts;
}

function boundsOf(day: string, zone: string): readonly [begin: number, end: number] {
  const begin = DateTime.fromISO(day, { zone });
  return [begin.toMillis(), begin.plus({ days: 1 }).startOf('day').toMillis()];
}

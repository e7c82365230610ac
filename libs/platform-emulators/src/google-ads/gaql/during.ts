import { DateTime } from 'luxon';
import { badQuery } from './tokens';

const LAST_DAYS: Readonly<Record<string, number>> = {
  LAST_7_DAYS: 7,
  LAST_14_DAYS: 14,
  LAST_30_DAYS: 30,
};

/** First and last day of a named range, in the account's zone. */
export function duringRange(name: string, timeZone: string, now: Date): readonly [string, string] {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const yesterday = today.minus({ days: 1 });
  const lastMonth = today.minus({ months: 1 });
  const days = LAST_DAYS[name];
  if (days) return range(today.minus({ days }), yesterday);
  switch (name) {
    case 'TODAY':
      return range(today, today);
    case 'YESTERDAY':
      return range(yesterday, yesterday);
    case 'THIS_MONTH':
      return range(today.startOf('month'), today);
    case 'LAST_MONTH':
      return range(lastMonth.startOf('month'), lastMonth.endOf('month'));
    default:
      throw badQuery('INVALID_VALUE_WITH_DURING_OPERATOR', `Invalid date range: ${name}.`, name);
  }
}

const range = (from: DateTime, to: DateTime): readonly [string, string] => [
  from.toFormat('yyyy-MM-dd'),
  to.toFormat('yyyy-MM-dd'),
];

import { DateTime } from 'luxon';
import type { Account } from '../accounts/account';

/** The day (YYYY-MM-DD) of a time in milliseconds, as the account's clock shows it. */
export const dayIn = ({ timeZone }: Account, at: number): string =>
  DateTime.fromMillis(at, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** When the hour of the account's clock began that a time in milliseconds lies in, in Unix seconds. */
export const hourIn = ({ timeZone }: Account, at: number): number =>
  DateTime.fromMillis(at, { zone: timeZone }).startOf('hour').toSeconds();

/** When each hour of a day of the account began, in Unix seconds: 23 to 25 of them. */
export function hoursOf({ timeZone }: Account, date: string): readonly number[] {
  const start = DateTime.fromISO(date, { zone: timeZone });
  const count = start.plus({ days: 1 }).diff(start, 'hours').hours;
  return Array.from({ length: count }, (_, index) => start.toSeconds() + index * 3_600);
}

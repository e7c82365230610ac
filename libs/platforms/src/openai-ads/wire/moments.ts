import { DateTime } from 'luxon';

/** Unix seconds of the first moment of a day in a zone. */
export const startOfDay = (date: string, timeZone: string): number =>
  secondsOf(DateTime.fromISO(date, { zone: timeZone }).startOf('day'));

/** Unix seconds of the last second of a day in a zone. */
export const endOfDay = (date: string, timeZone: string): number =>
  secondsOf(DateTime.fromISO(date, { zone: timeZone }).endOf('day'));

/** The day that begins at this moment; with a time where none does. */
export const dayFrom = (seconds: number, timeZone: string): string =>
  dayAt(seconds, timeZone, startOfDay);

/** The day that ends at this moment; with a time where none does. */
export const dayUntil = (seconds: number, timeZone: string): string =>
  dayAt(seconds, timeZone, endOfDay);

const dayAt = (
  seconds: number,
  zone: string,
  edge: (date: string, timeZone: string) => number,
): string => {
  const moment = DateTime.fromSeconds(seconds, { zone });
  const date = moment.toFormat('yyyy-MM-dd');
  return edge(date, zone) === seconds ? date : moment.toFormat("yyyy-MM-dd'T'HH:mm:ss");
};

/** A day, or a day with a time, as it was read: the moment that it stands for. */
export const momentOf = (
  text: string,
  timeZone: string,
  edge: (date: string, zone: string) => number,
): number =>
  text.includes('T') ? secondsOf(DateTime.fromISO(text, { zone: timeZone })) : edge(text, timeZone);

const secondsOf = (moment: DateTime): number => Math.floor(moment.toSeconds());

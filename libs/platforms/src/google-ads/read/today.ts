import type { Session } from '../session/session';

/** YYYY-MM-DD in the ad account's zone. */
export const todayOf = ({ connection, io }: Session): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: connection.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(io.now());

/** Business time. Leases and fences use the database's clock instead. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]*$/;

/**
 * True for the name of a zone in the IANA database, `UTC` included. Bare offsets such as `+02:00`
 * are no names.
 */
export const isTimeZone = (name: string): boolean => {
  if (!NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

import { BadControlRequest } from './bad-control-request';
import { type Reader, text } from './reader';

/** A name of the IANA time zone database, such as `Europe/Berlin`. */
export const zoneName: Reader<string> = (value, at) => {
  const name = text(value, at);
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name;
  } catch {
    throw new BadControlRequest(`${at} is not a time zone: ${name}`);
  }
};

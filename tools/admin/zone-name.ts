import { validationError } from '@switchyard/kernel';

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
};

/** An IANA zone name. Refused as VALIDATION_ERROR. */
export const zoneName = (name: string): string => {
  if (isZone(name)) return name;
  throw validationError([
    { path: '/timeZone', code: 'NOT_ONE_OF', message: `${name} is not an IANA time zone.` },
  ]);
};

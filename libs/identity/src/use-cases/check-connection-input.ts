import { IANAZone } from 'luxon';
import { isCurrency, validationError, type Issue } from '@switchyard/kernel';
import type { ConnectionChanges } from './connection-input';

/** Refuses a currency or zone that does not exist and credentials that are no strings, naming all at once and no value of a secret. */
export const refuseBadConnection = ({
  currency,
  timeZone,
  credentials = {},
}: ConnectionChanges): void => {
  const issues: Issue[] = Object.entries<unknown>(credentials)
    .filter(([, value]) => typeof value !== 'string')
    .map(([name]) => ({
      path: `/credentials/${name}`,
      code: 'WRONG_TYPE',
      message: `${name} must be a string.`,
    }));
  if (currency !== undefined && !isCurrency(currency)) {
    issues.push({
      path: '/currency',
      code: 'NOT_ONE_OF',
      message: `${currency} is not an ISO 4217 currency.`,
    });
  }
  if (timeZone !== undefined && !IANAZone.isValidZone(timeZone)) {
    issues.push({
      path: '/timeZone',
      code: 'NOT_ONE_OF',
      message: `${timeZone} is not an IANA time zone.`,
    });
  }
  if (issues.length) throw validationError(issues);
};

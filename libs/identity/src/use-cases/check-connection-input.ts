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
      message: `currency must be the code of a currency such as EUR; "${currency}" is none.`,
    });
  }
  if (timeZone !== undefined && !IANAZone.isValidZone(timeZone)) {
    issues.push({
      path: '/timeZone',
      code: 'NOT_ONE_OF',
      message: `timeZone must be the name of a time zone such as Europe/Berlin; "${timeZone}" is none.`,
    });
  }
  if (issues.length) throw validationError(issues);
};

import { IANAZone } from 'luxon';
import { isCurrency, validationError, type Issue } from '@switchyard/kernel';

/** Refuses a currency or zone that does not exist, naming both at once. */
export const refuseBadConnection = ({ currency, timeZone }: { readonly currency?: string; readonly timeZone?: string }): void => {
  const issues: Issue[] = [];
  if (currency !== undefined && !isCurrency(currency)) issues.push({ path: '/currency', code: 'NOT_ONE_OF', message: `${currency} is not an ISO 4217 currency.` });
  if (timeZone !== undefined && !IANAZone.isValidZone(timeZone)) issues.push({ path: '/timeZone', code: 'NOT_ONE_OF', message: `${timeZone} is not an IANA time zone.` });
  if (issues.length) throw validationError(issues);
};

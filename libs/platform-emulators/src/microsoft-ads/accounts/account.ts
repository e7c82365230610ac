import { DateTime } from 'luxon';

/** One ad account with the customer, user and application that reach it. All secrets are invented. */
export interface Account {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly customerId: string;
  readonly userId: string;
  readonly currency: string;
  /** IANA zone name. */
  readonly timeZone: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly developerToken: string;
}

const decimalsByCurrency = new Map<string, number>();

/** Decimal places of amounts in this account's currency (ISO 4217). Asked for every bid, so each currency is looked up once. */
export function decimalsOf({ currency }: Account): number {
  const known = decimalsByCurrency.get(currency);
  if (known !== undefined) return known;
  const decimals =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  decimalsByCurrency.set(currency, decimals);
  return decimals;
}

/** The calendar day (YYYY-MM-DD) in the account's zone. */
export function dayIn(account: Account, at: number): string {
  return DateTime.fromMillis(at, { zone: account.timeZone }).toFormat('yyyy-MM-dd');
}

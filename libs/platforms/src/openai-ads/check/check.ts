import type { CheckFinding, CheckResult, OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { WireAccount } from '../wire/objects';
import { call, type Session } from '../wire/session';
import * as findings from './findings';

export interface Versions {
  readonly spoken: string;
  readonly newest: string;
}

/** Tries the key, and holds its one account against what the connection says. */
export const check = async (
  session: Session,
  { spoken, newest }: Versions,
): Promise<CheckResult> => {
  if (!session.connection.credentials['apiKey']) {
    return { findings: [findings.credentialMissing('apiKey')], accounts: [] };
  }
  try {
    const account = await accountOf(session);
    const {
      id = '',
      name = '',
      currency_code: currency = null,
      timezone: timeZone = null,
    } = account;
    return {
      findings: accountFindings(session.connection, account),
      accounts: [{ externalAccountId: id, name, currency, timeZone }],
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { findings: [findings.failureFinding(error.failure, spoken, newest)], accounts: [] };
  }
};

export const accountOf = async (session: Session): Promise<WireAccount> =>
  (await call(session, { endpoint: 'GET /ad_account', purpose: 'read' })).json as WireAccount;

const accountFindings = (
  connection: OpenConnection,
  { id = '', currency_code: currency, timezone }: WireAccount,
): readonly CheckFinding[] => {
  if (id !== connection.externalAccountId) {
    return [findings.accountNotReachable(connection.externalAccountId, id)];
  }
  return [
    ...(currency && currency !== connection.currency
      ? [findings.currencyMismatch(connection.currency, currency)]
      : []),
    ...(timezone && timezone !== connection.timeZone
      ? [findings.timeZoneMismatch(connection.timeZone, timezone)]
      : []),
  ];
};

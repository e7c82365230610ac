import type { CheckFinding, CheckResult } from '../../port/connection';
import { PlatformFailure, type Failure } from '../../port/failure';
import { digitsOf, type Session } from '../session/session';
import { discoverAccounts, type ReachableAccount } from './discover-accounts';
import * as findings from './findings';

const CREDENTIALS = ['clientId', 'clientSecret', 'refreshToken'] as const;

/** Tries the credentials, then the account and what the connection says about it. Throws only for what has no name. */
export const check = async (session: Session): Promise<CheckResult> => {
  const missing = CREDENTIALS.filter((name) => !session.connection.credentials[name]);
  if (missing.length > 0) {
    return { findings: missing.map(findings.credentialMissing), accounts: [] };
  }
  try {
    const accounts = await discoverAccounts(session);
    return {
      findings: accountFindings(session, accounts),
      accounts: accounts.map(({ through: _, ...account }) => account),
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { findings: [failureFinding(error.failure)], accounts: [] };
  }
};

const accountFindings = (
  session: Session,
  accounts: readonly ReachableAccount[],
): readonly CheckFinding[] => {
  const { currency, timeZone } = session.connection;
  const account = accounts.find(
    ({ externalAccountId }) => digitsOf(externalAccountId) === session.customerId,
  );
  if (!account) return [findings.accountNotReachable(session.customerId)];
  return [
    ...(account.through !== null && session.loginCustomerId === null
      ? [findings.managerMissing(account.through)]
      : []),
    ...(account.currency !== null && account.currency !== currency
      ? [findings.currencyMismatch(account.currency, currency)]
      : []),
    ...(account.timeZone !== null && account.timeZone !== timeZone
      ? [findings.timeZoneMismatch(account.timeZone, timeZone)]
      : []),
  ];
};

const failureFinding = (failure: Failure): CheckFinding => {
  const { code, message } = failure.detail;
  if (code === 'UNSUPPORTED_VERSION' || code === 'HTTP_404') return findings.versionSunset();
  switch (failure.kind) {
    case 'unauthorised':
      return findings.credentialsRefused(code, message);
    case 'throttled':
    case 'unavailable':
    case 'unknown':
    case 'internal':
      return findings.platformUnavailable(code);
    case 'refused':
      return findings.accountRefused(code, message);
  }
};

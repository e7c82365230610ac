import type { CheckFinding, CheckResult, PlatformAccount } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import { select } from './client/gaql';
import type { CustomerResource } from './client/objects';
import { call, digitsOf, searchAll, type Session } from './client/session';

const CREDENTIALS = ['clientId', 'clientSecret', 'refreshToken'] as const;

/**
 * Tries the credentials, then the account and what the connection says about it. Throws only for
 * what has no name.
 */
export const check = async (session: Session): Promise<CheckResult> => {
  const missing = CREDENTIALS.filter((name) => !session.connection.credentials[name]);
  if (missing.length > 0) {
    return { findings: missing.map(credentialMissing), accounts: [] };
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
  if (!account) return [accountNotReachable(session.customerId)];
  return [
    ...(account.through !== null && session.loginCustomerId === null
      ? [managerMissing(account.through)]
      : []),
    ...(account.currency !== null && account.currency !== currency
      ? [currencyMismatch(account.currency, currency)]
      : []),
    ...(account.timeZone !== null && account.timeZone !== timeZone
      ? [timeZoneMismatch(account.timeZone, timeZone)]
      : []),
  ];
};

const failureFinding = (failure: Failure): CheckFinding => {
  const { code, message } = failure.detail;
  if (code === 'UNSUPPORTED_VERSION' || code === 'HTTP_404') return versionSunset();
  switch (failure.kind) {
    case 'unauthorised':
      return credentialsRefused(code, message);
    case 'throttled':
    case 'unavailable':
    case 'unknown':
    case 'internal':
      return platformUnavailable(code);
    case 'refused':
      return accountRefused(code, message);
  }
};

/** Direct accesses that are looked into: each costs a request or two. */
const MOST_ACCESSES = 20;

interface ReachableAccount extends PlatformAccount {
  /** The manager to go through; null when the person reaches the account directly. */
  readonly through: string | null;
}

/**
 * Ad accounts that the credentials reach: those opened to the person, and those under the managers
 * among them.
 */
const discoverAccounts = async (session: Session): Promise<readonly ReachableAccount[]> => {
  const { json } = await call(session, {
    path: 'customers:listAccessibleCustomers',
    purpose: 'read',
  });
  const { resourceNames = [] } = json as { readonly resourceNames?: readonly string[] };
  const accounts = new Map<string, ReachableAccount>();
  for (const name of resourceNames.slice(0, MOST_ACCESSES)) {
    keep(accounts, await accountsBehind(session, name.slice('customers/'.length)));
  }
  return [...accounts.values()];
};

/** The direct way to an account wins over the one through a manager. */
const keep = (
  accounts: Map<string, ReachableAccount>,
  found: readonly ReachableAccount[],
): void => {
  for (const account of found) {
    if (!accounts.has(account.externalAccountId) || account.through === null) {
      accounts.set(account.externalAccountId, account);
    }
  }
};

const accountsBehind = async (
  session: Session,
  customerId: string,
): Promise<readonly ReachableAccount[]> => {
  const direct = { ...session, customerId, loginCustomerId: null };
  const [own] = await rowsOf(direct, 'account');
  if (!own) return [];
  if (!own.manager) return [accountOf(own, null)];
  const clients = await rowsOf({ ...direct, loginCustomerId: customerId }, 'client');
  return clients.filter(({ manager }) => !manager).map((client) => accountOf(client, customerId));
};

/**
 * An access that the platform refuses to open (a closed account) is no account; anything else stops
 * the look-up.
 */
const rowsOf = async (
  session: Session,
  what: 'account' | 'client',
): Promise<readonly CustomerResource[]> => {
  try {
    const rows = await searchAll(session, select(what));
    return rows.flatMap(({ customer, customerClient }) => customerClient ?? customer ?? []);
  } catch (error) {
    if (error instanceof PlatformFailure && (error.failure.kind === 'refused' || isDenied(error))) {
      return [];
    }
    throw error;
  }
};

const isDenied = ({ failure }: PlatformFailure): boolean =>
  failure.detail.code === 'USER_PERMISSION_DENIED';

const accountOf = (
  { id = '', descriptiveName = '', currencyCode, timeZone }: CustomerResource,
  through: string | null,
): ReachableAccount => ({
  externalAccountId: id,
  name: descriptiveName,
  currency: currencyCode ?? null,
  timeZone: timeZone ?? null,
  through,
});

const credentialMissing = (name: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `The credentials have no \`${name}\`.`,
  fix: `Set \`credentials/${name}\` with PATCH /connections/:id.`,
});

const credentialsRefused = (code: string, message: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `Google refused the credentials: ${code}. ${message}`.trim(),
  fix: 'Sign in again and store the new refresh token, or correct clientId and clientSecret.',
});

const accountNotReachable = (customerId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${customerId}.`,
  fix: 'Choose one of the accounts listed, or give the person access to this one.',
});

const accountRefused = (code: string, message: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `Google refused the look-up of accounts: ${code}. ${message}`.trim(),
  fix: 'Correct the cause in the message, then check again.',
});

const managerMissing = (managerId: string): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: `The ad account needs the manager account ${managerId}.`,
  fix: `Set \`settings/loginCustomerId\` to ${managerId}.`,
});

const currencyMismatch = (theirs: string, ours: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The currency of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`currency\` of the connection to ${theirs}.`,
});

const timeZoneMismatch = (theirs: string, ours: string): CheckFinding => ({
  code: 'TIME_ZONE_MISMATCH',
  severity: 'WARNING',
  message: `The time zone of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`timeZone\` of the connection to ${theirs}. Schedules and days use it.`,
});

const versionSunset = (): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: 'Google no longer serves this version of its API.',
  fix: 'Set SWITCHYARD_GOOGLE_ADS_API_VERSION to a supported version.',
});

const platformUnavailable = (code: string): CheckFinding => ({
  code: 'PLATFORM_UNAVAILABLE',
  severity: 'ERROR',
  message: `Google did not answer: ${code}.`,
  fix: 'Check again later.',
});

import type { CheckFinding, CheckResult, OpenConnection } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import { VERSION_SUNSET } from './client/failures';
import type { WireAccount } from './client/objects';
import { call, type Session } from './client/session';

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
    return { findings: [credentialMissing('apiKey')], accounts: [] };
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
    return { findings: [failureFinding(error.failure, spoken, newest)], accounts: [] };
  }
};

export const accountOf = async (session: Session): Promise<WireAccount> =>
  (await call(session, { endpoint: 'GET /ad_account', purpose: 'read' })).json as WireAccount;

const accountFindings = (
  connection: OpenConnection,
  { id = '', currency_code: currency, timezone }: WireAccount,
): readonly CheckFinding[] => {
  if (id !== connection.externalAccountId) {
    return [accountNotReachable(connection.externalAccountId, id)];
  }
  return [
    ...(currency && currency !== connection.currency
      ? [currencyMismatch(connection.currency, currency)]
      : []),
    ...(timezone && timezone !== connection.timeZone
      ? [timeZoneMismatch(connection.timeZone, timezone)]
      : []),
  ];
};

const credentialMissing = (name: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `The credentials have no \`${name}\`.`,
  fix: `Set \`credentials/${name}\` to the Ads API key of the ad account.`,
});

const accountNotReachable = (ours: string, theirs: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `The key belongs to the ad account ${theirs}, not to ${ours}.`,
  fix: 'Use a key made in that account, or correct externalAccountId.',
});

const currencyMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The currency of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`currency\` of the connection to ${theirs}.`,
});

const timeZoneMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'TIME_ZONE_MISMATCH',
  severity: 'WARNING',
  message: `The time zone of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`timeZone\` of the connection to ${theirs}. Schedules and days use it.`,
});

/** What stopped the check. */
const failureFinding = (
  { kind, detail }: Failure,
  version: string,
  newest: string,
): CheckFinding => {
  const said = `${detail.code}: ${detail.message}`;
  if (detail.code === VERSION_SUNSET || (kind === 'refused' && detail.code === 'NOT_FOUND')) {
    return versionSunset(version, newest);
  }
  if (kind === 'unauthorised') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `OpenAI refused the key. ${said}`,
      fix: 'Make a new Ads API key in Ads Manager and store it.',
    };
  }
  if (kind === 'refused') {
    return {
      code: 'ACCOUNT_NOT_REACHABLE',
      severity: 'ERROR',
      message: `OpenAI refused access to the ad account. ${said}`,
      fix: 'Correct the cause in the message, then check again.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `OpenAI did not answer. ${said}`,
    fix: 'Check again later.',
  };
};

const versionSunset = (version: string, newest: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `OpenAI does not serve version ${version} of its Advertiser API. The newest known version is ${newest}.`,
  fix: `Set SWITCHYARD_OPENAI_ADS_API_VERSION to ${newest}, or remove it.`,
});

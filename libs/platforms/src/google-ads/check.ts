import type { FoundAccount } from '../port/access';
import type { CheckFinding, CheckResult, NeededFor } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import { reachableAccounts } from './accounts';
import { call, digitsOf, type Session } from './client/session';
import { isServiceAccount } from './client/tokens';
import { conversionCustomer } from './connect';
import { DATA_MANAGER_PROBE } from './unverified';

/**
 * Tries the credentials, then the account and what the connection says about it, then what
 * conversions need. Throws only for what has no name.
 */
export const check = async (session: Session, dataManagerUrl: string): Promise<CheckResult> => {
  const missing = missingCredentials(session);
  if (missing.length > 0) return { findings: missing, accounts: [] };
  try {
    const accounts = await reachableAccounts(session);
    const findings = accountFindings(session, accounts);
    const isReached = findings.every(({ code }) => code !== 'ACCOUNT_NOT_REACHABLE');
    return {
      findings: [
        ...findings,
        ...(isReached ? await conversionFindings(session, dataManagerUrl) : []),
      ],
      accounts: accounts.map(({ externalAccountId, name, currency, timeZone }) => ({
        externalAccountId,
        name,
        currency,
        timeZone,
      })),
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { findings: [failureFinding(error.failure)], accounts: [], stoppedBy: error.failure };
  }
};

const missingCredentials = ({ connection: { credentials } }: Session): readonly CheckFinding[] => {
  if (isServiceAccount(credentials)) return [];
  return (['clientId', 'clientSecret', 'refreshToken'] as const)
    .filter((name) => !credentials[name])
    .map(credentialMissing);
};

const accountFindings = (
  session: Session,
  accounts: readonly FoundAccount[],
): readonly CheckFinding[] => {
  const { currency, timeZone } = session.connection;
  const account = accounts.find(
    ({ externalAccountId }) => digitsOf(externalAccountId) === session.customerId,
  );
  if (!account) return [accountNotReachable(session.customerId)];
  const { loginCustomerId } = account.settings;
  return [
    ...(account.status === 'ACTIVE' ? [] : [accountNotActive(account.status)]),
    ...(loginCustomerId !== undefined && session.loginCustomerId === null
      ? [managerMissing(loginCustomerId)]
      : []),
    ...(account.currency !== null && account.currency !== currency
      ? [currencyMismatch(account.currency, currency)]
      : []),
    ...(account.timeZone !== null && account.timeZone !== timeZone
      ? [timeZoneMismatch(account.timeZone, timeZone)]
      : []),
  ];
};

/** What stops conversions alone. */
const conversionFindings = async (
  session: Session,
  dataManagerUrl: string,
): Promise<readonly CheckFinding[]> => [
  ...(session.connection.settings['conversionApi'] === 'GOOGLE_ADS'
    ? []
    : await dataManagerFindings(session, dataManagerUrl)),
  ...(await trackingFindings(session)),
];

const dataManagerFindings = async (
  session: Session,
  dataManagerUrl: string,
): Promise<readonly CheckFinding[]> => {
  const problem = await failureOf(() =>
    call(
      { ...session, rootUrl: `${dataManagerUrl}/v1`, loginCustomerId: null },
      { path: DATA_MANAGER_PROBE, purpose: 'read' },
    ),
  );
  switch (problem?.detail.code) {
    case 'ACCESS_TOKEN_SCOPE_INSUFFICIENT':
      return [scopeMissing('datamanager', 'conversions')];
    case 'SERVICE_DISABLED':
      return [conversionsNotEnabled()];
    default:
      return [];
  }
};

const trackingFindings = async (session: Session): Promise<readonly CheckFinding[]> => {
  let counting: string | undefined;
  const problem = await failureOf(async () => {
    counting = await conversionCustomer(session);
  });
  if (problem || counting === undefined) return [];
  const { conversionCustomerId } = session.connection.settings;
  const set = digitsOf(String(conversionCustomerId ?? '')) || session.customerId;
  return counting === set ? [] : [conversionCustomerMissing(counting)];
};

/**
 * The failure of a step, so that a failure about conversions does not hide the facts of the
 * account.
 */
const failureOf = async (step: () => Promise<unknown>): Promise<Failure | undefined> => {
  try {
    await step();
    return undefined;
  } catch (error) {
    if (error instanceof PlatformFailure) return error.failure;
    throw error;
  }
};

const failureFinding = (failure: Failure): CheckFinding => {
  const { code, message } = failure.detail;
  const named = NAMED[code];
  if (named) return named();
  switch (failure.kind) {
    case 'unauthorised':
      return credentialsRefused(code, message);
    case 'throttled':
      return failure.scope === 'day' ? quotaSpent() : platformUnavailable(code);
    case 'unavailable':
    case 'unknown':
    case 'internal':
      return platformUnavailable(code);
    case 'refused':
      return accountRefused(code, message);
  }
};

const credentialMissing = (name: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `Neither this installation nor the credentials have a \`${name}\`.`,
  fix:
    name === 'refreshToken'
      ? 'Consent with POST /api/v1/connections/attempts, or set `credentials/refreshToken` with PATCH /connections/:id.'
      : `The operator sets SWITCHYARD_GOOGLE_ADS_${name === 'clientId' ? 'CLIENT_ID' : 'CLIENT_SECRET'}, or you set \`credentials/${name}\` with PATCH /connections/:id.`,
});

const credentialsRefused = (code: string, message: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `Google refused the credentials: ${code}. ${message}`.trim(),
  fix: 'Consent again with POST /api/v1/connections/attempts, or store a new refresh token. When the code is invalid_client, the operator corrects the client id and secret.',
});

const noAdsUser = (): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: 'NOT_ADS_USER: the Google account has no access to any Google Ads account.',
  fix: 'Consent as the person who manages the ads, or give this person access in Google Ads.',
});

const accessLevelTooLow = (): CheckFinding => ({
  code: 'ACCESS_LEVEL_TOO_LOW',
  severity: 'ERROR',
  message:
    'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION: the Google Cloud project of this installation may use test accounts only.',
  fix: 'The operator applies for Explorer or Basic access in the Google Cloud project (docs/connecting.md).',
});

const projectDisabled = (): CheckFinding => ({
  code: 'ACCESS_LEVEL_TOO_LOW',
  severity: 'ERROR',
  message: 'Google has switched off the Google Ads API for the Cloud project of this installation.',
  fix: 'The operator enables the Google Ads API in the Google Cloud project (docs/connecting.md).',
});

const quotaSpent = (): CheckFinding => ({
  code: 'ACCESS_LEVEL_TOO_LOW',
  severity: 'WARNING',
  neededFor: 'campaigns',
  message:
    'The Google Cloud project has used all operations of the day that its access level grants.',
  fix: 'Check again tomorrow. The operator applies for a higher access level (docs/connecting.md).',
});

const scopeMissing = (scope: string, neededFor: NeededFor): CheckFinding => ({
  code: 'SCOPE_MISSING',
  severity: 'ERROR',
  neededFor,
  message: `The consent does not include the permission \`${scope}\` of Google.`,
  fix: 'Consent again with POST /api/v1/connections/attempts and leave every permission ticked.',
});

const conversionsNotEnabled = (): CheckFinding => ({
  code: 'CONVERSIONS_NOT_ENABLED',
  severity: 'ERROR',
  neededFor: 'conversions',
  message: 'The Data Manager API is not enabled in the Google Cloud project of this installation.',
  fix: 'The operator enables the Data Manager API in the project (docs/connecting.md).',
});

const conversionCustomerMissing = (counting: string): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  neededFor: 'conversions',
  message: `Conversions of the ad account are counted by the Google Ads account ${counting}.`,
  fix: `Set \`settings/conversionCustomerId\` to ${counting}.`,
});

const accountNotActive = (status: FoundAccount['status']): CheckFinding => ({
  code: 'ACCOUNT_NOT_ACTIVE',
  severity: 'ERROR',
  neededFor: 'campaigns',
  message: `Google has ${status === 'SUSPENDED' ? 'suspended' : 'closed'} the ad account.`,
  fix: 'Resolve it in Google Ads, or choose another ad account.',
});

const accountOff = (): CheckFinding => ({
  code: 'ACCOUNT_NOT_ACTIVE',
  severity: 'ERROR',
  message: 'The ad account is suspended, closed or not set up completely.',
  fix: 'Resolve it in Google Ads, or choose another ad account.',
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

/** Codes of Google's whose cause is known (v25 authentication_error and authorization_error). */
const NAMED: Readonly<Record<string, () => CheckFinding>> = {
  UNSUPPORTED_VERSION: versionSunset,
  HTTP_404: versionSunset,
  NOT_ADS_USER: noAdsUser,
  CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION: accessLevelTooLow,
  PROJECT_DISABLED: projectDisabled,
  SERVICE_DISABLED: projectDisabled,
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: () => scopeMissing('adwords', 'always'),
  CUSTOMER_NOT_ENABLED: accountOff,
  ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT: accountOff,
};

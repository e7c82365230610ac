import type { FoundAccountStatus } from '../port/access';
import type { CheckFinding, CheckResult, OpenConnection } from '../port/connection';
import { type Failure, type FailureDetail, PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { aadstsIn } from './access-problems';
import { type ReachableAccount, reachableAccounts } from './accounts';
import { type MicrosoftWire, NEWEST_VERSION } from './client/session';
import { readTags } from './connect';
import { AADSTS_PROBLEMS } from './unverified';

/** Tries credentials and account; what is wrong is reported as findings, all at once. */
export const checkConnection = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<CheckResult> => {
  const lacking = CREDENTIALS.filter((name) => !connection.credentials[name]);
  const missing = hasCustomer(connection) ? [] : [settingMissing('customerId')];
  if (lacking.length > 0) {
    return { findings: [...lacking.map(credentialMissing), ...missing], accounts: [] };
  }
  try {
    const accounts = await reachableAccounts(wire, connection, io);
    return {
      findings: [
        ...missing,
        ...accountFindings(connection, accounts),
        ...(await tagFindings(wire, connection, io, accounts)),
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
    return {
      findings: [...missing, failureFinding(error.failure, wire.apiVersion)],
      accounts: [],
      stoppedBy: error.failure,
    };
  }
};

const CREDENTIALS = ['clientId', 'refreshToken', 'developerToken'] as const;

const hasCustomer = ({ settings }: OpenConnection): boolean =>
  typeof settings['customerId'] === 'string' && settings['customerId'] !== '';

const ownAmong = (
  { externalAccountId }: OpenConnection,
  accounts: readonly ReachableAccount[],
): ReachableAccount | undefined =>
  accounts.find((account) => account.externalAccountId === externalAccountId);

const accountFindings = (
  connection: OpenConnection,
  accounts: readonly ReachableAccount[],
): readonly CheckFinding[] => {
  const account = ownAmong(connection, accounts);
  if (!account) return [accountNotReachable(connection.externalAccountId)];
  const { status, isReadOnly, currency, timeZone, vendorTimeZone } = account;
  return [
    ...(status === 'ACTIVE' ? [] : [accountNotActive(status)]),
    ...(isReadOnly ? [accountReadOnly()] : []),
    ...(currency && currency !== connection.currency
      ? [currencyMismatch(connection.currency, currency)]
      : []),
    ...(timeZone && !keepTheSameClock(timeZone, connection.timeZone)
      ? [timeZoneMismatch(connection.timeZone, vendorTimeZone ?? timeZone)]
      : []),
  ];
};

/** What conversions lack does not hide what the account is like. */
const tagFindings = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
  accounts: readonly ReachableAccount[],
): Promise<readonly CheckFinding[]> => {
  if (!ownAmong(connection, accounts) || !hasCustomer(connection)) return [];
  try {
    return (await readTags(wire, connection, io)).length > 0 ? [] : [tagMissing()];
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    const finding = failureFinding(error.failure, wire.apiVersion);
    return [
      finding.code === 'CREDENTIALS_REFUSED' || finding.code === 'ACCOUNT_NOT_REACHABLE'
        ? customerRefused(error.failure.detail)
        : { ...finding, neededFor: 'conversions' },
    ];
  }
};

const credentialMissing = (name: (typeof CREDENTIALS)[number]): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `Neither this installation nor the credentials have a \`${name}\`.`,
  fix: CREDENTIAL_FIXES[name],
});

const CREDENTIAL_FIXES: Readonly<Record<(typeof CREDENTIALS)[number], string>> = {
  clientId:
    'The operator sets SWITCHYARD_MICROSOFT_ADS_CLIENT_ID, or you set `credentials/clientId` with PATCH /connections/:id.',
  refreshToken:
    'Consent with POST /api/v1/connections/attempts, or set `credentials/refreshToken` with PATCH /connections/:id.',
  developerToken:
    'The operator sets SWITCHYARD_MICROSOFT_ADS_DEVELOPER_TOKEN, or you set `credentials/developerToken` with PATCH /connections/:id.',
};

const accountNotActive = (status: FoundAccountStatus): CheckFinding => ({
  code: 'ACCOUNT_NOT_ACTIVE',
  severity: 'ERROR',
  neededFor: 'campaigns',
  message: `The ad account is ${STATUS_WORDS[status]} at Microsoft Advertising.`,
  fix: 'Resolve it in Microsoft Advertising, or choose another ad account.',
});

const STATUS_WORDS: Readonly<Record<FoundAccountStatus, string>> = {
  ACTIVE: 'active',
  SUSPENDED: 'suspended or paused',
  CLOSED: 'closed',
  UNDER_REVIEW: 'not set up completely, or still under review',
};

const accountReadOnly = (): CheckFinding => ({
  code: 'ACCOUNT_READ_ONLY',
  severity: 'ERROR',
  neededFor: 'campaigns',
  message: 'The user of these credentials is a viewer of the ad account and may not change it.',
  fix: 'Ask for the role of a standard user or super admin, or consent as another person.',
});

const tagMissing = (): CheckFinding => ({
  code: 'TAG_MISSING',
  severity: 'WARNING',
  neededFor: 'conversions',
  message:
    'The ad account has no UET tag. Microsoft counts conversions on pages, and bids for them, only with one.',
  fix: 'Make a UET tag in Microsoft Advertising: Tools, UET tag.',
});

/** The account was just listed for the same user: only the customer of the headers can be wrong. */
const customerRefused = ({ code }: FailureDetail): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: `Microsoft does not open the ad account through the customer of \`settings/customerId\`: ${code}.`,
  fix: 'Set `settings/customerId` to the id of the customer (manager account) of the ad account.',
});

const settingMissing = (name: string): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: `\`settings/${name}\` is missing on the connection.`,
  fix: `Set \`settings/${name}\` to the id of the Microsoft manager account.`,
});

const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this user access to the account in Microsoft Advertising.',
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
  fix: 'Set `timeZone` of the connection to the time zone of the ad account. Schedules and days use it.',
});

/** What stopped the check. */
const failureFinding = ({ kind, detail }: Failure, apiVersion: string): CheckFinding => {
  if (detail.code === 'HTTP_404') return versionSunset(apiVersion);
  if (detail.code === 'UserIsNotAuthorized') return noAdsUser();
  const reported = `${detail.code}: ${detail.message}`;
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Microsoft refused the credentials. ${reported}`,
      fix: credentialsFix(detail),
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Microsoft did not answer. ${reported}`,
    fix: 'Check again in a few minutes.',
  };
};

const noAdsUser = (): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: 'The person who consented has no access to Microsoft Advertising (106).',
  fix: 'Consent as the person who manages the ads, or give this person access in Microsoft Advertising.',
});

/** Who can remove the cause: the administrator, the operator, or the person. */
const credentialsFix = ({ code, message }: FailureDetail): string => {
  switch (AADSTS_PROBLEMS[aadstsIn(message) ?? '']) {
    case 'ADMIN_CONSENT_REQUIRED':
      return 'An administrator of your Microsoft Entra organisation consents to the application first. Then consent again with POST /api/v1/connections/attempts.';
    case 'APP_NOT_ACCEPTED':
      return 'The operator compares the client id and secret with the application in Microsoft Entra (docs/connecting.md). Client secrets end by a date.';
    default:
      return code === 'InvalidCredentials'
        ? 'The operator checks the developer token (docs/connecting.md). If it is right, consent again.'
        : 'Consent again with POST /api/v1/connections/attempts, or store a new refresh token.';
  }
};

/**
 * An address without a service behind it: accounts are asked for under an address that only the
 * version can make wrong.
 */
const versionSunset = (apiVersion: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Microsoft does not serve version ${apiVersion} of its API. The newest known version is ${NEWEST_VERSION}.`,
  fix: `Set SWITCHYARD_MICROSOFT_ADS_API_VERSION to ${NEWEST_VERSION}, or remove it.`,
});

const OFFSETS_ON = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/**
 * Whether two IANA zones show the same time in winter and in summer: Microsoft has one name for
 * many zones.
 */
export const keepTheSameClock = (one: string, other: string): boolean =>
  OFFSETS_ON.every((moment) => offsetOf(one, moment) === offsetOf(other, moment));

/** Undefined for an unknown zone: it is the same as no other, and as every other unknown one. */
const offsetOf = (timeZone: string, moment: number): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
};

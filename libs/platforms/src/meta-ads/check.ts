import type { CheckFinding, CheckResult, PlatformAccount } from '../port/connection';
import { type Failure, type FailureDetail, PlatformFailure } from '../port/failure';
import { accessFindings, CONSENT_AGAIN } from './check-access';
import { VERSION_SUNSET } from './client/failures';
import { type Row, textIn } from './client/objects';
import { readRows } from './client/requests';
import { isScopeRefusal } from './connecting/access-failures';
import { accountPath, digitsOf, NEWEST_VERSION, type Session, settingOf } from './client/session';

const ACCOUNT_FIELDS = [
  'id',
  'account_id',
  'name',
  'currency',
  'timezone_name',
  'account_status',
  'user_tasks',
] as const;

/**
 * What Meta's numbers of an account's status mean (spec/platforms/meta-ads.md 1a); 1 is active, 9 a
 * grace period in which ads run.
 */
const SERVING = ['1', '9', ''];
const STATUSES: Readonly<Record<string, string>> = {
  2: 'disabled',
  3: 'unsettled',
  7: 'pending risk review',
  8: 'pending settlement',
  100: 'pending closure',
  101: 'closed',
};

/**
 * Tries the token, then the account, what the connection says about it, and what the person may do.
 * Throws only for what has no name.
 */
export const check = async (session: Session): Promise<CheckResult> => {
  if (!session.connection.credentials['accessToken']) {
    return { findings: [credentialMissing('accessToken')], accounts: [] };
  }
  const missing = settingOf(session, 'pageId') === undefined ? [settingMissing('pageId')] : [];
  try {
    const [rows = []] = await readRows(session, [
      { path: 'me/adaccounts', fields: ACCOUNT_FIELDS, isList: true },
    ]);
    const isOwn = (row: Row) => `act_${digitsOf(textIn(row, 'id'))}` === accountPath(session);
    const row = rows.find(isOwn) ?? (await directAccount(session));
    const accounts = (row && !rows.some(isOwn) ? [...rows, row] : rows).map((one) =>
      accountOf(session, one),
    );
    const findings = row
      ? [...accountFindings(session, row), ...(await accessFindings(session, row))]
      : [accountNotReachable(accountPath(session))];
    return { findings: [...missing, ...findings], accounts };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return {
      findings: [...missing, failureFinding(error.failure, session.version)],
      accounts: [],
      stoppedBy: error.failure,
    };
  }
};

/** Accounts of a business are in no list of the person; undefined when it cannot be read. */
const directAccount = async (session: Session): Promise<Row | undefined> => {
  try {
    const [rows] = await readRows(session, [
      { path: accountPath(session), fields: ACCOUNT_FIELDS, isList: false },
    ]);
    return rows?.[0];
  } catch (error) {
    if (error instanceof PlatformFailure && error.failure.kind === 'refused') return undefined;
    throw error;
  }
};

const accountFindings = (session: Session, row: Row): readonly CheckFinding[] => {
  const { currency, timeZone } = session.connection;
  const [theirs, theirZone, status] = [
    textIn(row, 'currency'),
    textIn(row, 'timezone_name'),
    textIn(row, 'account_status'),
  ];
  return [
    ...(SERVING.includes(status)
      ? []
      : [accountNotActive(accountPath(session), STATUSES[status] ?? `status ${status}`)]),
    ...(theirs !== '' && theirs !== currency ? [currencyMismatch(theirs, currency)] : []),
    ...(theirZone !== '' && theirZone !== timeZone ? [timeZoneMismatch(theirZone, timeZone)] : []),
  ];
};

/** Written as the connection writes its own account: with `act_` or without. */
const accountOf = ({ connection }: Session, row: Row): PlatformAccount => {
  const digits = digitsOf(textIn(row, 'id'));
  return {
    externalAccountId: connection.externalAccountId === digits ? digits : `act_${digits}`,
    name: textIn(row, 'name'),
    currency: textIn(row, 'currency') || null,
    timeZone: textIn(row, 'timezone_name') || null,
  };
};

const credentialMissing = (name: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `The credentials have no \`${name}\`.`,
  fix: `Set \`credentials/${name}\` with PATCH /connections/:id.`,
});

const settingMissing = (name: string): CheckFinding => ({
  neededFor: 'campaigns',
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: `\`settings/${name}\` is missing on the connection.`,
  fix: `Set \`settings/${name}\` to the id of a Facebook page that the account may use.`,
});

const accountNotReachable = (account: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${account}.`,
  fix: 'Choose one of the accounts listed, or give the person access to this one.',
});

const accountNotActive = (account: string, status: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_ACTIVE',
  severity: 'ERROR',
  message: `The ad account ${account} is not active. Its status on Meta is ${status}.`,
  fix: 'Resolve the open items in the billing and account settings of Meta.',
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

/** What stopped the check. */
const failureFinding = ({ kind, detail }: Failure, version: string): CheckFinding => {
  if (detail.code === VERSION_SUNSET) return versionSunset(version);
  if (kind === 'unauthorised') return tokenEnded(detail);
  if (isScopeRefusal(detail.code)) return permissionMissing(detail);
  const reported = `${detail.code}: ${detail.message}`;
  if (kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Meta refused the token. ${reported}`,
      fix: CONSENT_AGAIN,
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Meta did not answer. ${reported}`,
    fix: 'Check again in a few minutes.',
  };
};

/** Why a token is dead, by the subcode of 190 (Meta Graph API, Handling errors). */
const ENDED: Readonly<Record<string, string>> = {
  '190/458': 'The person removed the application in the settings of Facebook.',
  '190/459':
    'Facebook asks the person to sign in at www.facebook.com and to solve a problem there.',
  '190/460': 'The person changed the password of Facebook, which ends every token.',
  '190/463': 'The token has expired. Tokens of people last 60 days.',
  '190/464': 'Facebook asks the person to confirm the account at www.facebook.com.',
  '190/467': 'The token is not valid any more.',
};

const tokenEnded = ({ code, message }: FailureDetail): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `Meta refused the token (${code}). ${ENDED[code] ?? message}`,
  fix: CONSENT_AGAIN,
});

const permissionMissing = ({ code, message }: FailureDetail): CheckFinding => ({
  code: 'SCOPE_MISSING',
  severity: 'ERROR',
  message: `Meta says that a permission is missing. ${code}: ${message}`,
  fix: `${CONSENT_AGAIN} Leave every permission ticked.`,
});

const versionSunset = (version: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Meta does not serve version ${version} of its API. The newest known version is ${NEWEST_VERSION}.`,
  fix: `Set SWITCHYARD_META_ADS_API_VERSION to ${NEWEST_VERSION} or another version that Meta serves.`,
});

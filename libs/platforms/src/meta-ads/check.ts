import type { CheckFinding, CheckResult, PlatformAccount } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import { VERSION_SUNSET } from './client/failures';
import { type Row, textIn } from './client/objects';
import { readRows } from './client/requests';
import { accountPath, digitsOf, NEWEST_VERSION, type Session, settingOf } from './client/session';

const ACCOUNT_FIELDS = [
  'id',
  'account_id',
  'name',
  'currency',
  'timezone_name',
  'account_status',
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
 * Tries the token, then the account and what the connection says about it. Throws only for what has
 * no name.
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
    return {
      findings: [...missing, ...accountFindings(session, rows)],
      accounts: rows.map((row) => accountOf(session, row)),
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return {
      findings: [...missing, failureFinding(error.failure, session.version)],
      accounts: [],
    };
  }
};

const accountFindings = (session: Session, rows: readonly Row[]): readonly CheckFinding[] => {
  const { currency, timeZone } = session.connection;
  const row = rows.find((one) => `act_${digitsOf(textIn(one, 'id'))}` === accountPath(session));
  if (!row) return [accountNotReachable(accountPath(session))];
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
  code: 'ACCOUNT_NOT_REACHABLE',
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
  const said = `${detail.code}: ${detail.message}`;
  if (detail.code === VERSION_SUNSET) return versionSunset(version);
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Meta refused the token. ${said}`,
      fix: 'Sign in again. Meta tokens expire after 60 days.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Meta did not answer. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};

const versionSunset = (version: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Meta does not serve version ${version} of its API. The newest known version is ${NEWEST_VERSION}.`,
  fix: `Set SWITCHYARD_META_ADS_API_VERSION to ${NEWEST_VERSION} or another version that Meta serves.`,
});

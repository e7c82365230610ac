import type { CheckFinding, CheckResult, PlatformAccount } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import { readRows } from '../wire/read-rows';
import { textIn, type Row } from '../wire/row';
import { accountPath, digitsOf, settingOf, type Session } from '../wire/session';
import * as findings from './findings';

const ACCOUNT_FIELDS = [
  'id',
  'account_id',
  'name',
  'currency',
  'timezone_name',
  'account_status',
] as const;

/** What Meta's numbers of an account's status mean (spec/platforms/meta-ads.md 1a); 1 is active, 9 a grace period in which ads run. */
const SERVING = ['1', '9', ''];
const STATUSES: Readonly<Record<string, string>> = {
  2: 'disabled',
  3: 'unsettled',
  7: 'pending risk review',
  8: 'pending settlement',
  100: 'pending closure',
  101: 'closed',
};

/** Tries the token, then the account and what the connection says about it. Throws only for what has no name. */
export const check = async (session: Session): Promise<CheckResult> => {
  if (!session.connection.credentials['accessToken']) {
    return { findings: [findings.credentialMissing('accessToken')], accounts: [] };
  }
  const missing =
    settingOf(session, 'pageId') === undefined ? [findings.settingMissing('pageId')] : [];
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
      findings: [...missing, findings.failureFinding(error.failure, session.version)],
      accounts: [],
    };
  }
};

const accountFindings = (session: Session, rows: readonly Row[]): readonly CheckFinding[] => {
  const { currency, timeZone } = session.connection;
  const row = rows.find((one) => `act_${digitsOf(textIn(one, 'id'))}` === accountPath(session));
  if (!row) return [findings.accountNotReachable(accountPath(session))];
  const [theirs, theirZone, status] = [
    textIn(row, 'currency'),
    textIn(row, 'timezone_name'),
    textIn(row, 'account_status'),
  ];
  return [
    ...(SERVING.includes(status)
      ? []
      : [findings.accountNotActive(accountPath(session), STATUSES[status] ?? `status ${status}`)]),
    ...(theirs !== '' && theirs !== currency ? [findings.currencyMismatch(theirs, currency)] : []),
    ...(theirZone !== '' && theirZone !== timeZone
      ? [findings.timeZoneMismatch(theirZone, timeZone)]
      : []),
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

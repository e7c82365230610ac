import type {
  CheckFinding,
  CheckResult,
  OpenConnection,
  PlatformAccount,
} from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { capabilities } from './capabilities';
import type { AdAccount } from './client/objects';
import { NEWEST_VERSION, type RedditWire } from './client/requests';
import { Session } from './client/session';

/** Tries credentials, account and version; what is wrong is reported as findings, all at once. */
export const checkConnection = async (
  wire: RedditWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<CheckResult> => {
  const missing = missingSettings(connection);
  try {
    const accounts = await reachableAccounts(new Session(wire, connection, io));
    return {
      findings: [...missing, ...accountFindings(connection, accounts)],
      accounts: accounts.map(asPlatformAccount),
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { findings: [...missing, failureFinding(error.failure, wire.apiVersion)], accounts: [] };
  }
};

const missingSettings = ({ settings }: OpenConnection): readonly CheckFinding[] =>
  capabilities.settingsRequired
    .filter(
      ({ name }) =>
        settings[name] === undefined || settings[name] === null || settings[name] === '',
    )
    .map(({ name, meaning }) => settingMissing(name, meaning));

const accountFindings = (
  connection: OpenConnection,
  accounts: readonly AdAccount[],
): readonly CheckFinding[] => {
  const account = accounts.find(({ id }) => id === connection.externalAccountId);
  if (!account) return [accountNotReachable(connection.externalAccountId)];
  const { currency, time_zone_id: zone } = account;
  return [
    ...(currency && currency !== connection.currency
      ? [currencyMismatch(connection.currency, currency)]
      : []),
    ...(zone && zone !== connection.timeZone ? [timeZoneMismatch(connection.timeZone, zone)] : []),
  ];
};

const asPlatformAccount = ({
  id,
  name,
  currency,
  time_zone_id: timeZone,
}: AdAccount): PlatformAccount => ({
  externalAccountId: id,
  name: name ?? id,
  currency: currency ?? null,
  timeZone: timeZone ?? null,
});

/**
 * Every ad account of the person's businesses, and the connection's own, which may be shared with
 * the person alone.
 */
const reachableAccounts = async (session: Session): Promise<readonly AdAccount[]> => {
  const accounts = new Map<string, AdAccount>();
  for await (const { id } of session.all<{ readonly id: string }>({
    path: '/me/businesses',
    policy: 'business',
  })) {
    const path = `/businesses/${encodeURIComponent(id)}/ad_accounts/query`;
    for await (const account of session.all<AdAccount>({ path, policy: 'business', data: {} })) {
      accounts.set(account.id, account);
    }
  }
  const own = accounts.has(session.accountId) ? undefined : await ownAccount(session);
  return [...accounts.values(), ...(own ? [own] : [])];
};

/** Undefined when it is not there for this person. */
const ownAccount = async (session: Session): Promise<AdAccount | undefined> => {
  try {
    return await session.one<AdAccount>({
      path: `/ad_accounts/${encodeURIComponent(session.accountId)}`,
      policy: 'read',
    });
  } catch (error) {
    if (error instanceof PlatformFailure && isNotThere(error)) return undefined;
    throw error;
  }
};

/** 403 about an account means that this person may not see it, whatever its words. */
const isNotThere = ({ failure: { detail } }: PlatformFailure): boolean =>
  ['HTTP_400', 'HTTP_403', 'HTTP_404'].includes(detail.code);

const settingMissing = (name: string, meaning: string): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: `\`settings/${name}\` is missing on the connection.`,
  fix: `Set \`settings/${name}\`. ${meaning}`,
});

const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this person access to the account in Reddit Ads Manager.',
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

export const versionSunset = (apiVersion: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Reddit does not serve version ${apiVersion} of its API.`,
  fix: `Set SWITCHYARD_REDDIT_ADS_API_VERSION to ${NEWEST_VERSION}, or remove it.`,
});

/** What stopped the check. */
const failureFinding = ({ kind, detail }: Failure, apiVersion: string): CheckFinding => {
  const said = `${detail.code}: ${detail.message}`;
  if (
    detail.code === 'VERSION_SUNSET' ||
    (detail.code === 'HTTP_404' && apiVersion !== NEWEST_VERSION)
  ) {
    return versionSunset(apiVersion);
  }
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Reddit refused the credentials. ${said}`,
      fix: 'Sign in again and check the id and secret of the application.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Reddit did not answer. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};

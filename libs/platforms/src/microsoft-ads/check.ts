import type {
  CheckFinding,
  CheckResult,
  OpenConnection,
  PlatformAccount,
} from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { contradicted, listOf } from './client/failures';
import { type MicrosoftWire, NEWEST_VERSION } from './client/session';
import { ianaOf } from './time-zones';
import { UNVERIFIED } from './unverified';

/** Tries credentials and account; what is wrong is reported as findings, all at once. */
export const checkConnection = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<CheckResult> => {
  const missing =
    typeof connection.settings['customerId'] === 'string' && connection.settings['customerId']
      ? []
      : [settingMissing('customerId')];
  try {
    const accounts = await reachableAccounts(wire, connection, io);
    return {
      findings: [...missing, ...accountFindings(connection, accounts)],
      accounts: accounts.map(asPlatformAccount),
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { findings: [...missing, failureFinding(error.failure, wire.apiVersion)], accounts: [] };
  }
};

const accountFindings = (
  connection: OpenConnection,
  accounts: readonly ReachableAccount[],
): readonly CheckFinding[] => {
  const account = accounts.find(({ id }) => id === connection.externalAccountId);
  if (!account) return [accountNotReachable(connection.externalAccountId)];
  const zone = ianaOf(account.timeZone);
  return [
    ...(account.currency && account.currency !== connection.currency
      ? [currencyMismatch(connection.currency, account.currency)]
      : []),
    ...(zone && !keepTheSameClock(zone, connection.timeZone)
      ? [timeZoneMismatch(connection.timeZone, account.timeZone!)]
      : []),
  ];
};

const asPlatformAccount = ({
  id,
  name,
  currency,
  timeZone,
}: ReachableAccount): PlatformAccount => ({
  externalAccountId: id,
  name,
  currency,
  timeZone: ianaOf(timeZone) ?? null,
});

interface ReachableAccount {
  readonly id: string;
  readonly name: string;
  readonly currency: string | null;
  /** Microsoft's name. */
  readonly timeZone: string | null;
}

interface WireAccount {
  readonly Id?: string | null;
  readonly Name?: string | null;
  readonly CurrencyCode?: string | null;
  readonly TimeZone?: string | null;
}

/**
 * Every ad account that the user behind the credentials reaches (spec/platforms/microsoft-ads.md
 * 2a).
 */
const reachableAccounts = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<readonly ReachableAccount[]> => {
  const ask = (path: string, body: object): ReturnType<MicrosoftWire['ask']> =>
    wire.ask(connection, io, {
      service: 'customer',
      method: 'POST',
      path,
      body,
      nature: 'read',
      entity: 'campaign',
    });
  const user = await ask('/User/Query', { UserId: null });
  const userId = (user.body?.['User'] as { readonly Id?: string | null } | null)?.Id;
  if (!userId) {
    throw new PlatformFailure(
      contradicted('The user of these credentials has no id.', 'read', user.trackingId),
    );
  }
  const accounts: ReachableAccount[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await ask('/Accounts/Search', searchBody(userId, page));
    const found = listOf<WireAccount>(body?.['Accounts']);
    accounts.push(...found.flatMap(readAccount));
    if (found.length < UNVERIFIED.accountsPerPage) return accounts;
  }
};

/** Exactly one predicate is taken. */
const searchBody = (userId: string, page: number): object => ({
  Predicates: [{ Field: 'UserId', Operator: 'Equals', Value: userId }],
  Ordering: [{ Field: 'Id', Order: 'Ascending' }],
  PageInfo: { Index: page, Size: UNVERIFIED.accountsPerPage },
});

const readAccount = (account: WireAccount | null): readonly ReachableAccount[] =>
  account?.Id
    ? [
        {
          id: account.Id,
          name: account.Name ?? account.Id,
          currency: account.CurrencyCode ?? null,
          timeZone: account.TimeZone ?? null,
        },
      ]
    : [];

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
  const said = `${detail.code}: ${detail.message}`;
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Microsoft refused the credentials. ${said}`,
      fix: 'Sign in again and check the developer token.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Microsoft did not answer. ${said}`,
    fix: 'Check again in a few minutes.',
  };
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

import type {
  CheckFinding,
  CheckResult,
  OpenConnection,
  PlatformAccount,
} from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { capabilities } from './capabilities';
import type { AdAccount, FundingInstrument } from './client/objects';
import { NEWEST_VERSION, type RedditWire } from './client/requests';
import { Session } from './client/session';
import { accountStatus } from './connect';
import { type Belongings, readBelongings } from './read/belongings';

/** Tries credentials, account and version; what is wrong is reported as findings, all at once. */
export const checkConnection = async (
  wire: RedditWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<CheckResult> => {
  const missing = missingSettings(connection);
  try {
    const session = new Session(wire, connection, io);
    const accounts = await reachableAccounts(session);
    return {
      findings: [
        ...missing,
        ...accountFindings(connection, accounts),
        ...(accounts.some(({ id }) => id === connection.externalAccountId)
          ? belongingFindings(session, await readBelongings(session))
          : []),
      ],
      accounts: accounts.map(asPlatformAccount),
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
    ...approvalFindings(account),
    ...(currency && currency !== connection.currency
      ? [currencyMismatch(connection.currency, currency)]
      : []),
    ...(zone && zone !== connection.timeZone ? [timeZoneMismatch(connection.timeZone, zone)] : []),
  ];
};

/** Reddit lets an account that it still reviews be filled; its ads are shown afterwards. */
const approvalFindings = ({ admin_approval: approval }: AdAccount): readonly CheckFinding[] => {
  const status = accountStatus(approval);
  if (status === 'ACTIVE') return [];
  const isReviewed = status === 'UNDER_REVIEW';
  return [
    {
      neededFor: 'campaigns',
      code: 'ACCOUNT_NOT_ACTIVE',
      severity: isReviewed ? 'WARNING' : 'ERROR',
      message: isReviewed
        ? `Reddit has not approved the ad account yet (${approval}). Its ads are not shown.`
        : `Reddit closed the ad account (${approval}). It takes no changes and shows no ads.`,
      fix: isReviewed
        ? 'Complete what Reddit Ads Manager asks for, and wait for the review.'
        : 'Ask the support of Reddit Ads to open the ad account.',
    },
  ];
};

/** What campaigns need besides the account: each is there, and is what the settings name. */
const belongingFindings = (
  session: Session,
  { profiles, pixels, fundingInstruments }: Belongings,
): readonly CheckFinding[] => {
  const funding = fundingInstruments.find(
    ({ id }) => id === session.setting('fundingInstrumentId'),
  );
  return [
    ...belonging(session, profiles, {
      setting: 'profileId',
      noun: 'profile',
      none: 'PAGE_ROLE_MISSING',
      fix: 'Add a profile to the business in Reddit Ads Manager, and give this person access to it.',
    }),
    ...belonging(session, fundingInstruments, {
      setting: 'fundingInstrumentId',
      noun: 'funding instrument',
      none: 'CONNECTION_SETTING_MISSING',
      fix: 'Add a payment method in Reddit Ads Manager.',
    }),
    ...belonging(session, pixels, {
      setting: 'pixelId',
      noun: 'pixel',
      none: 'TAG_MISSING',
      fix: 'Create a pixel in Reddit Ads Manager. Campaigns and conversions need one.',
    }),
    ...(funding?.is_servable === false ? [fundingNotServable(funding)] : []),
  ];
};

interface Belonging {
  readonly setting: 'profileId' | 'fundingInstrumentId' | 'pixelId';
  readonly noun: string;
  /** The code when the account has none. */
  readonly none: CheckFinding['code'];
  readonly fix: string;
}

const belonging = (
  session: Session,
  there: readonly { readonly id: string }[],
  { setting, noun, none, fix }: Belonging,
): readonly CheckFinding[] => {
  const found = { neededFor: 'campaigns', severity: 'ERROR' } as const;
  if (there.length === 0) {
    return [{ ...found, code: none, message: `The ad account has no ${noun}.`, fix }];
  }
  const named = session.setting(setting);
  return named === '' || there.some(({ id }) => id === named)
    ? []
    : [
        {
          ...found,
          code: 'CONNECTION_SETTING_MISSING',
          message: `\`settings/${setting}\` is ${named}, but the ad account has no such ${noun}.`,
          fix: `Set \`settings/${setting}\` to ${there
            .map(({ id }) => id)
            .slice(0, 5)
            .join(' or ')}.`,
        },
      ];
};

const fundingNotServable = ({ id, reasons_not_servable }: FundingInstrument): CheckFinding => ({
  neededFor: 'campaigns',
  code: 'ACCOUNT_NOT_ACTIVE',
  severity: 'ERROR',
  message: `The funding instrument ${id} cannot pay for campaigns: ${(reasons_not_servable ?? []).join(', ') || 'no reason given'}.`,
  fix: 'Repair it in Reddit Ads Manager, or choose another one.',
});

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
  neededFor: 'campaigns',
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
  const reported = `${detail.code}: ${detail.message}`;
  if (
    detail.code === 'VERSION_SUNSET' ||
    (detail.code === 'HTTP_404' && apiVersion !== NEWEST_VERSION)
  ) {
    return versionSunset(apiVersion);
  }
  if (kind === 'unauthorised' && detail.code === 'HTTP_403') {
    return {
      code: 'SCOPE_MISSING',
      severity: 'ERROR',
      message: `The person did not allow Switchyard to read ad accounts. ${reported}`,
      fix: 'Consent again and leave every permission ticked.',
    };
  }
  if (kind === 'unauthorised' && detail.code === 'invalid_client') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Reddit does not accept the application of this installation. ${reported}`,
      fix: 'The operator compares its id and secret with the application at Reddit (docs/connecting.md).',
    };
  }
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Reddit refused the credentials. ${reported}`,
      fix: 'Consent again, then check again.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Reddit did not answer. ${reported}`,
    fix: 'Check again in a few minutes.',
  };
};

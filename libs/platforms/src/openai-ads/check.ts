import type { CheckFinding, CheckResult, OpenConnection } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import { VERSION_SUNSET } from './client/failures';
import type { WireAccount } from './client/objects';
import { isNotFound } from './client/requests';
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
      findings: [
        ...accountFindings(session.connection, account),
        ...(await conversionFindings(session)),
      ],
      accounts: [{ externalAccountId: id, name, currency, timeZone }],
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return {
      findings: [failureFinding(error.failure, spoken, newest)],
      accounts: [],
      stoppedBy: error.failure,
    };
  }
};

export const accountOf = async (session: Session): Promise<WireAccount> =>
  (await call(session, { endpoint: 'GET /ad_account', purpose: 'read' })).json as WireAccount;

const accountFindings = (
  connection: OpenConnection,
  account: WireAccount,
): readonly CheckFinding[] => {
  const { id = '', currency_code: currency, timezone } = account;
  if (id !== connection.externalAccountId) {
    return [accountNotReachable(connection.externalAccountId, id)];
  }
  return [
    ...statusFindings(account),
    ...(currency && currency !== connection.currency
      ? [currencyMismatch(connection.currency, currency)]
      : []),
    ...(timezone && timezone !== connection.timeZone
      ? [timeZoneMismatch(connection.timeZone, timezone)]
      : []),
  ];
};

/** Campaigns can be made meanwhile; their ads are not shown. */
const statusFindings = ({ status, review }: WireAccount): readonly CheckFinding[] => {
  const found = { neededFor: 'campaigns', code: 'ACCOUNT_NOT_ACTIVE' } as const;
  if (review?.status === 'rejected') {
    return [
      {
        ...found,
        severity: 'ERROR',
        message: `OpenAI rejected the ad account (${review.reason ?? 'no reason given'}). Its ads are not shown.`,
        fix: 'Remove the reason in Ads Manager, and ask for another review.',
      },
    ];
  }
  if (review?.status === 'in_review') {
    return [
      {
        ...found,
        severity: 'WARNING',
        message: 'OpenAI still reviews the ad account. Its ads are not shown yet.',
        fix: 'Wait for the review.',
      },
    ];
  }
  return status === 'paused'
    ? [
        {
          ...found,
          severity: 'WARNING',
          message: 'The ad account is paused. Its ads are not shown.',
          fix: 'Activate the ad account in Ads Manager.',
        },
      ]
    : [];
};

/** Nothing here stops campaigns. */
const conversionFindings = async (session: Session): Promise<readonly CheckFinding[]> => {
  if (!(await takesConversions(session))) return [CONVERSIONS_NOT_ENABLED];
  const { settings, credentials } = session.connection;
  return [
    ...(settings['pixelId'] ? [] : [PIXEL_MISSING]),
    ...(credentials['conversionsKey'] ? [] : [CONVERSIONS_KEY_MISSING]),
  ];
};

/** 404 on `/conversions/*`: not switched on for this ad account. */
const takesConversions = async (session: Session): Promise<boolean> => {
  try {
    await call(session, {
      endpoint: 'GET /conversions/event_settings',
      purpose: 'read',
      query: [['limit', '1']],
    });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
};

const CONVERSIONS_NOT_ENABLED: CheckFinding = {
  neededFor: 'conversions',
  code: 'CONVERSIONS_NOT_ENABLED',
  severity: 'WARNING',
  message: 'OpenAI has not enabled conversions for this ad account.',
  fix: 'Ask OpenAI to enable them. Campaigns work without.',
};

const PIXEL_MISSING: CheckFinding = {
  neededFor: 'conversions',
  code: 'TAG_MISSING',
  severity: 'WARNING',
  message: 'The connection names no pixel that conversions are sent to.',
  fix: 'Set `settings/pixelId` to the pixel of the ad account. Campaigns work without.',
};

const CONVERSIONS_KEY_MISSING: CheckFinding = {
  neededFor: 'conversions',
  code: 'CREDENTIALS_REFUSED',
  severity: 'WARNING',
  message: 'The credentials have no `conversionsKey`. It is another key than the Ads API key.',
  fix: 'Set `credentials/conversionsKey` to the key of the Conversions API. Campaigns work without.',
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
  const reported = `${detail.code}: ${detail.message}`;
  if (detail.code === VERSION_SUNSET || (kind === 'refused' && detail.code === 'NOT_FOUND')) {
    return versionSunset(version, newest);
  }
  if (kind === 'unauthorised') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `OpenAI refused the key. ${reported}`,
      fix: 'Make a new Ads API key in Ads Manager and store it.',
    };
  }
  if (kind === 'refused') {
    return {
      code: 'ACCOUNT_NOT_REACHABLE',
      severity: 'ERROR',
      message: `OpenAI refused access to the ad account. ${reported}`,
      fix: 'Correct the cause in the message, then check again.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `OpenAI did not answer. ${reported}`,
    fix: 'Check again later.',
  };
};

const versionSunset = (version: string, newest: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `OpenAI does not serve version ${version} of its Advertiser API. The newest known version is ${newest}.`,
  fix: `Set SWITCHYARD_OPENAI_ADS_API_VERSION to ${newest}, or remove it.`,
});

import type { CheckFinding, CheckResult, PlatformAccount } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import { allOf } from './client/batches';
import { idIn, type Json, textOf } from './client/objects';
import { LIMITS, type Session } from './client/session';
import { UNVERIFIED } from './unverified';

/**
 * Tries credentials, version and account; what is wrong is reported as findings, all at once.
 * LinkedIn's accounts keep no time zone: its days are those of UTC.
 */
export const checkConnection = async (session: Session): Promise<CheckResult> => {
  const missing = session.organizationUrn ? [] : [organizationMissing()];
  try {
    const query = {
      q: 'search',
      search: { status: { values: ['ACTIVE'] } },
      pageSize: LIMITS.searchPage,
    };
    const accounts = (await allOf(session, '/adAccounts', query, 'campaign')).map(readAccount);
    return { findings: [...missing, ...accountFindings(session, accounts)], accounts };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return {
      findings: [...missing, failureFinding(error.failure, session.apiVersion)],
      accounts: [],
    };
  }
};

const accountFindings = (
  { accountId, currency, connection }: Session,
  accounts: readonly PlatformAccount[],
): readonly CheckFinding[] => {
  const account = accounts.find(({ externalAccountId }) => externalAccountId === accountId);
  if (!account) return [accountNotReachable(connection.externalAccountId)];
  return account.currency && account.currency !== currency
    ? [currencyMismatch(currency, account.currency)]
    : [];
};

const readAccount = ({ id, name, currency }: Json): PlatformAccount => ({
  externalAccountId: idIn(id),
  name: textOf(name) ?? idIn(id),
  currency: textOf(currency) ?? null,
  timeZone: null,
});

const organizationMissing = (): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: '`settings/organizationId` is missing on the connection.',
  fix: 'Set `settings/organizationId` to the number of the LinkedIn page of the advertiser.',
});

const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this member a role on the account in Campaign Manager.',
});

const currencyMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The currency of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`currency\` of the connection to ${theirs}.`,
});

const versionSunset = (version: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `LinkedIn no longer serves version ${version} of its API. The newest known version is ${UNVERIFIED.newestVersion}.`,
  fix: `Set the version of the LinkedIn API to ${UNVERIFIED.newestVersion} or later, or remove it.`,
});

/** What stopped the check. */
const failureFinding = ({ kind, detail }: Failure, version: string): CheckFinding => {
  const said = `${detail.code}: ${detail.message}`;
  if (detail.code === 'VERSION_SUNSET') return versionSunset(version);
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `LinkedIn refused the credentials. ${said}`,
      fix: 'Sign in again and grant every requested permission.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `LinkedIn did not answer. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};

import type { CheckFinding, CheckResult, NeededFor, PlatformAccount } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import type { LinkedinEndpoints } from '../transport/endpoints';
import { allOf } from './client/batches';
import { isDevelopmentTier, isPermissionRefusal } from './client/failures';
import { idIn, type Json, listOf, textOf } from './client/objects';
import type { Session } from './client/session';
import {
  ACCOUNT_SEARCH,
  mayAdvertiseFor,
  mayChangeCampaigns,
  readAccountRoles,
  readPageRoles,
  statusOf,
} from './connecting/accounts';
import { SCOPES } from './connecting/consent';
import { introspectScopes } from './connecting/tokens';
import { UNVERIFIED } from './unverified';

/**
 * Tries credentials, version, account, and what the member may do; what is wrong is reported as
 * findings, all at once. LinkedIn's accounts keep no time zone: its days are those of UTC.
 */
export const checkConnection = async (
  session: Session,
  endpoints: LinkedinEndpoints,
): Promise<CheckResult> => {
  const missing = session.organizationUrn ? [] : [organizationMissing()];
  try {
    const found = await allOf(session, '/adAccounts', ACCOUNT_SEARCH, 'campaign');
    const account = found.find(({ id }) => idIn(id) === session.accountId);
    const findings = account
      ? [...accountFindings(session, account), ...(await accessFindings(session, endpoints))]
      : [accountNotReachable(session.connection.externalAccountId)];
    return { findings: [...missing, ...findings], accounts: found.map(readAccount) };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return {
      findings: [...missing, failureFinding(error.failure, session.apiVersion)],
      accounts: [],
      stoppedBy: error.failure,
    };
  }
};

const accountFindings = (
  { accountId, currency }: Session,
  account: Json,
): readonly CheckFinding[] => {
  const theirs = textOf(account['currency']);
  return [
    ...(statusOf(account) === 'ACTIVE' ? [] : [accountNotActive(accountId, account)]),
    ...(theirs && theirs !== currency ? [currencyMismatch(currency, theirs)] : []),
  ];
};

const readAccount = ({ id, name, currency }: Json): PlatformAccount => ({
  externalAccountId: idIn(id),
  name: textOf(name) ?? idIn(id),
  currency: textOf(currency) ?? null,
  timeZone: null,
});

const organizationMissing = (): CheckFinding => ({
  neededFor: 'campaigns',
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

const accountNotActive = (accountId: string, account: Json): CheckFinding => ({
  code: 'ACCOUNT_NOT_ACTIVE',
  severity: 'ERROR',
  message: `The ad account ${accountId} is not active. Its status on LinkedIn is ${[
    textOf(account['status']),
    ...listOf(account['servingStatuses']),
  ].join(', ')}.`,
  fix: 'Resolve it in Campaign Manager, under the billing and the settings of the account.',
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

/** Why a token is dead: by the words of a 401 and of the token endpoint (RFC 6749 5.2). */
const ENDED: Readonly<Record<string, string>> = {
  EXPIRED_ACCESS_TOKEN: 'The access token has expired. Access tokens last 60 days.',
  REVOKED_ACCESS_TOKEN: 'The member removed the application in the settings of LinkedIn.',
  INVALID_ACCESS_TOKEN: 'LinkedIn does not know the access token.',
  invalid_grant:
    'The refresh token has ended: it lasts a year, or the member removed the application.',
  invalid_client: 'LinkedIn does not know the application, or its secret is wrong.',
};

const permissionMissing = (reported: string): CheckFinding => ({
  code: 'SCOPE_MISSING',
  severity: 'ERROR',
  message: `LinkedIn says that a permission is missing. ${reported}`,
  fix: `${CONSENT_AGAIN} If it stays, the operator adds the product to the application (docs/connecting.md).`,
});

const accessLevelTooLow = (reported: string): CheckFinding => ({
  code: 'ACCESS_LEVEL_TOO_LOW',
  severity: 'ERROR',
  message: `The application of this installation has the Development tier of the Advertising API, which may change five registered ad accounts. ${reported}`,
  fix: 'The operator registers this ad account with the application, or applies for the Standard tier (docs/connecting.md).',
});

/** What stopped the check. */
const failureFinding = (failure: Failure, version: string): CheckFinding => {
  const { kind, detail } = failure;
  const reported = `${detail.code}: ${detail.message}`;
  if (detail.code === 'VERSION_SUNSET') return versionSunset(version);
  if (isDevelopmentTier(detail)) return accessLevelTooLow(reported);
  if (isPermissionRefusal(failure)) return permissionMissing(reported);
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `LinkedIn refused the credentials. ${ENDED[detail.code] ?? reported}`,
      fix: CONSENT_AGAIN,
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `LinkedIn did not answer. ${reported}`,
    fix: 'Check again in a few minutes.',
  };
};

const CONSENT_AGAIN = 'Consent again with POST /api/v1/connections/attempts.';

/**
 * What the member and the application may not do with an account that can be read: scopes, role,
 * page, conversions. Throws PlatformFailure for what is no refusal.
 */
const accessFindings = async (
  session: Session,
  endpoints: LinkedinEndpoints,
): Promise<readonly CheckFinding[]> => {
  const scopes = await introspectScopes(endpoints, session.connection, session.io);
  const { roles } = await readAccountRoles(session);
  const role = roles.get(session.accountId);
  return [
    ...scopeFindings(scopes),
    ...(mayChangeCampaigns(role) ? [] : [accountReadOnly(session, role, 'campaigns')]),
    ...(await pageFindings(session)),
    ...(role === ONLY_LOOKS
      ? [accountReadOnly(session, role, 'conversions')]
      : await conversionFindings(session, scopes)),
  ];
};

/** The role that may not read or change rules of conversions (platform document 2a). */
const ONLY_LOOKS = 'VIEWER';

/** Pages are listed with it; campaigns work without where the page was set by hand. */
const FOR_CHOOSING = 'r_organization_admin';

const scopeFindings = (granted: readonly string[] | undefined): readonly CheckFinding[] =>
  granted === undefined
    ? []
    : SCOPES.filter(({ scope }) => scope !== FOR_CHOOSING && !isGranted(scope, granted)).map(
        ({ scope, neededFor, meaning }) => scopeMissing(scope, neededFor, meaning),
      );

/** Writing includes reading. */
const isGranted = (scope: string, granted: readonly string[]): boolean =>
  granted.includes(scope) || (scope === 'r_ads' && granted.includes('rw_ads'));

const pageFindings = async (session: Session): Promise<readonly CheckFinding[]> => {
  const pageId = idIn(session.organizationUrn);
  if (pageId === '') return [];
  const roles = await unlessRefused(() => readPageRoles(session));
  if (roles === undefined || mayAdvertiseFor(roles.get(pageId) ?? [])) return [];
  return [pageRoleMissing(pageId, roles.get(pageId) ?? [])];
};

/** Whether the rules of conversions may be read at all. */
const conversionFindings = async (
  session: Session,
  granted: readonly string[] | undefined,
): Promise<readonly CheckFinding[]> => {
  if (granted && !granted.includes('rw_conversions')) return [];
  const query = { q: 'account', account: session.accountUrn, start: 0, count: 1 };
  const answer = await unlessRefused(() => session.read('FINDER', '/conversions', query));
  return answer === undefined ? [conversionsNotEnabled()] : [];
};

/** Undefined when LinkedIn does not let this token read it. */
const unlessRefused = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlatformFailure && isPermissionRefusal(error.failure)) {
      return undefined;
    }
    throw error;
  }
};

const scopeMissing = (scope: string, neededFor: NeededFor, meaning: string): CheckFinding => ({
  neededFor,
  code: 'SCOPE_MISSING',
  severity: 'ERROR',
  message: `The permission ${scope} of LinkedIn is missing. ${meaning}`,
  fix: `${CONSENT_AGAIN} If LinkedIn does not ask for it, the operator adds the product to the application (docs/connecting.md).`,
});

const accountReadOnly = (
  { accountId }: Session,
  role: string | undefined,
  neededFor: NeededFor,
): CheckFinding => ({
  neededFor,
  code: 'ACCOUNT_READ_ONLY',
  severity: 'ERROR',
  message: `The member ${role ? `has the role ${role}` : 'has no role'} in the ad account ${accountId} and may not change its ${neededFor}.`,
  fix: 'Ask for the role CAMPAIGN_MANAGER or higher in Campaign Manager, or consent as another member.',
});

const pageRoleMissing = (pageId: string, roles: readonly string[]): CheckFinding => ({
  neededFor: 'campaigns',
  code: 'PAGE_ROLE_MISSING',
  severity: 'ERROR',
  message: `The member may not advertise for the LinkedIn page ${pageId}. ${
    roles.length === 0 ? 'They have no role on it.' : `Their role on it is ${roles.join(', ')}.`
  }`,
  fix: 'Ask an administrator of the page for the role DIRECT_SPONSORED_CONTENT_POSTER, or set `settings/organizationId` to one of GET /api/v1/connections/:id/assets.',
});

const conversionsNotEnabled = (): CheckFinding => ({
  neededFor: 'conversions',
  code: 'CONVERSIONS_NOT_ENABLED',
  severity: 'WARNING',
  message:
    'LinkedIn does not let this application use the Conversions API. Campaigns work without.',
  fix: 'The operator asks LinkedIn for the product Conversions API (docs/connecting.md). Then consent again.',
});

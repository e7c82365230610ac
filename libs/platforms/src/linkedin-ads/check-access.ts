import type { CheckFinding, NeededFor } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type { LinkedinEndpoints } from '../transport/endpoints';
import { isPermissionRefusal } from './client/failures';
import { idIn } from './client/objects';
import type { Session } from './client/session';
import { SCOPES } from './connecting/consent';
import {
  mayAdvertiseFor,
  mayChangeCampaigns,
  readAccountRoles,
  readPageRoles,
} from './connecting/accounts';
import { introspectScopes } from './connecting/tokens';

export const CONSENT_AGAIN = 'Consent again with POST /api/v1/connections/attempts.';

/**
 * What the member and the application may not do with an account that can be read: scopes, role,
 * page, conversions. Throws PlatformFailure for what is no refusal.
 */
export const accessFindings = async (
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

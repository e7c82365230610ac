import type { ConsentRequest, ConsentRules, ScopeRule } from '../../port/access';
import type { AccessProblemCode } from '../../port/codes/access-texts';
import type { LinkedinEndpoints } from '../../transport/endpoints';
import { UNVERIFIED } from '../unverified';

const ADVERTISING = 'LinkedIn Marketing API, Permissions';
const COMMUNITY = 'LinkedIn Community Management API, Permissions';
const FLOW = 'LinkedIn, Authorization Code Flow (3-legged OAuth)';

/** What a member is asked for: all of it or nothing (platform document 2a). */
export const SCOPES: readonly ScopeRule[] = [
  {
    scope: 'r_ads',
    neededFor: 'always',
    meaning: 'Ad accounts and campaigns cannot be read.',
    source: ADVERTISING,
  },
  {
    scope: 'rw_ads',
    neededFor: 'campaigns',
    meaning: 'Campaigns cannot be changed.',
    source: ADVERTISING,
  },
  {
    scope: 'r_ads_reporting',
    neededFor: 'campaigns',
    meaning: 'Figures of campaigns cannot be read.',
    source: ADVERTISING,
  },
  {
    scope: 'rw_conversions',
    neededFor: 'conversions',
    meaning: 'Conversions cannot be sent.',
    source: 'LinkedIn Conversions API, Permissions',
  },
  {
    scope: 'w_organization_social',
    neededFor: 'campaigns',
    meaning: 'Ads cannot be made for a LinkedIn page.',
    source: COMMUNITY,
  },
  {
    scope: 'r_organization_social',
    neededFor: 'campaigns',
    meaning: 'The posts behind ads cannot be read.',
    source: COMMUNITY,
  },
  {
    scope: 'r_organization_admin',
    neededFor: 'campaigns',
    meaning: 'The LinkedIn pages that ads speak for cannot be listed.',
    source: COMMUNITY,
  },
];

/** The page of LinkedIn's authorization code flow; PKCE is for native applications alone. */
export const consentRules = (endpoints: LinkedinEndpoints): ConsentRules => ({
  scopes: SCOPES,
  pkce: false,
  address: (request) => addressOf(endpoints, request),
  problemOf,
  withdrawAt: 'https://www.linkedin.com/mypreferences/d/data-sharing-for-permitted-services',
  requires: ['clientId', 'clientSecret'],
  revokes: UNVERIFIED.revocation.ends,
  source: FLOW,
});

const addressOf = (
  { oauth }: LinkedinEndpoints,
  { app: { clientId }, redirectUri, state }: ConsentRequest,
): string => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    scope: SCOPES.map(({ scope }) => scope).join(' '),
  });
  return `${oauth}/oauth/v2/authorization?${query}`;
};

/** Errors of the page (LinkedIn, Authorization Code Flow; the rest is RFC 6749 4.1.2.1). */
const PROBLEMS: ReadonlyMap<string, AccessProblemCode> = new Map([
  ['user_cancelled_login', 'ACCESS_DENIED'],
  ['user_cancelled_authorize', 'ACCESS_DENIED'],
  ['access_denied', 'ACCESS_DENIED'],
  ['unauthorized_scope_error', 'APP_NOT_APPROVED'],
  ['invalid_scope', 'APP_NOT_APPROVED'],
  ['server_error', 'NO_ANSWER'],
  ['temporarily_unavailable', 'NO_ANSWER'],
]);

const problemOf = (answer: URLSearchParams): AccessProblemCode =>
  PROBLEMS.get(answer.get('error') ?? '') ?? 'APP_NOT_ACCEPTED';

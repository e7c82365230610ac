import type { ConsentRequest, ConsentRules, ScopeRule } from '../../port/access';
import type { AccessProblemCode } from '../../port/codes/access-texts';
import { UNVERIFIED } from '../unverified';
import type { Vendor } from './tokens';

const PERMISSIONS = 'Meta, Permissions Reference';
const LOGIN = 'Meta, Manually Build a Login Flow';

/** What a person is asked for (spec/platforms/meta-ads.md 1a). */
export const SCOPES: readonly ScopeRule[] = [
  {
    scope: 'ads_read',
    neededFor: 'always',
    meaning: 'Ad accounts, campaigns and figures cannot be read.',
    source: PERMISSIONS,
  },
  {
    scope: 'ads_management',
    neededFor: 'campaigns',
    meaning: 'Campaigns cannot be changed, and conversions cannot be sent.',
    source: PERMISSIONS,
  },
  {
    scope: 'business_management',
    neededFor: 'campaigns',
    meaning: 'Ad accounts and pages that belong to a business are not listed.',
    source: PERMISSIONS,
  },
  {
    scope: 'pages_show_list',
    neededFor: 'campaigns',
    meaning: 'The Facebook pages that ads speak for cannot be listed.',
    source: PERMISSIONS,
  },
  {
    scope: 'pages_read_engagement',
    neededFor: 'campaigns',
    meaning: 'Ads cannot speak for a Facebook page.',
    source: PERMISSIONS,
  },
];

/** Facebook Login: with a configuration of Facebook Login for Business where the app has one. */
export const consentRules = (vendor: Vendor): ConsentRules => ({
  scopes: SCOPES,
  pkce: false,
  address: (request) => addressOf(vendor, request),
  problemOf,
  withdrawAt: 'https://www.facebook.com/settings/?tab=business_tools',
  requires: ['clientId', 'clientSecret'],
  revokes: 'everything-of-the-person',
  source: LOGIN,
});

/**
 * A configuration names the permissions itself. Without one, permissions that the person declined
 * before are asked for again (`auth_type`), else Meta answers at once without them.
 */
const addressOf = (
  { endpoints, version }: Vendor,
  { app: { clientId, configId }, redirectUri, state }: ConsentRequest,
): string => {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    response_type: 'code',
    ...(configId
      ? { config_id: configId, ...UNVERIFIED.configuredDialog }
      : { scope: SCOPES.map(({ scope }) => scope).join(','), auth_type: 'rerequest' }),
  });
  return `${endpoints.www}/${version}/dialog/oauth?${query}`;
};

/** Codes with which the dialog answers that Meta itself failed. */
const PASSING: readonly string[] = ['1', '2'];

/** `error_reason=user_denied&error=access_denied`; other faults carry `error_code` (Meta's own). */
const problemOf = (answer: URLSearchParams): AccessProblemCode => {
  const [error, reason, code] = [
    answer.get('error'),
    answer.get('error_reason'),
    answer.get('error_code') ?? '',
  ];
  if (reason === 'user_denied' || error === 'access_denied') return 'ACCESS_DENIED';
  if (PASSING.includes(code) || error === 'server_error' || error === 'temporarily_unavailable') {
    return 'NO_ANSWER';
  }
  return 'APP_NOT_ACCEPTED';
};

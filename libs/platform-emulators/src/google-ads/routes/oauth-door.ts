import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { UNVERIFIED } from '../unverified';
import { GRANTED_SCOPES, type Grants } from './grants';

/** `oauth2.googleapis.com`: refresh tokens into access tokens. */
export function oauthDoor(grants: Grants): VendorDoor {
  return {
    prefix: '/google-oauth',
    hosts: ['oauth2.googleapis.com'],
    nature: () => 'auth',
    failure: (status) => ({
      status,
      body: { error: 'temporarily_unavailable', error_description: 'The service is unavailable.' },
    }),
    handle: (request) =>
      request.path === '/token' ? token(grants, request) : { status: 404, body: '' },
  };
}

function token(grants: Grants, request: VendorRequest): VendorAnswer {
  if (request.method !== 'POST') return { status: 405, body: '' };
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return refusal(400, 'invalid_request', 'Form body expected');
  }
  const form = new URLSearchParams(request.body.toString('utf8'));
  const missing = ['grant_type', 'client_id', 'client_secret', 'refresh_token'].find(
    (name) => !form.get(name),
  );
  if (missing) return refusal(400, 'invalid_request', `Missing required parameter: ${missing}`);
  if (form.get('grant_type') !== 'refresh_token') {
    return refusal(400, 'unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type')}`);
  }
  return exchange(grants, form);
}

function exchange(grants: Grants, form: URLSearchParams): VendorAnswer {
  const client = grants.byClient(form.get('client_id') ?? '');
  const grant = grants.byRefreshToken(form.get('refresh_token') ?? '');
  if (!client && !grant) return refusal(400, 'invalid_grant', 'Token has been expired or revoked.');
  if (!client) return refusal(401, 'invalid_client', 'The OAuth client was not found.');
  if (client.clientSecret !== form.get('client_secret')) {
    return refusal(401, 'invalid_client', 'Unauthorized');
  }
  if (!grant || grant.clientId !== client.clientId) {
    return refusal(400, 'invalid_grant', 'Token has been expired or revoked.');
  }
  const asked = form.get('scope')?.split(' ').filter(Boolean) ?? GRANTED_SCOPES;
  if (asked.some((scope) => !GRANTED_SCOPES.includes(scope))) {
    return refusal(400, 'invalid_scope', 'Some requested scopes were invalid.');
  }
  return {
    status: 200,
    body: {
      access_token: grants.accessToken(grant, asked),
      expires_in: UNVERIFIED.tokenSeconds,
      scope: asked.join(' '),
      token_type: 'Bearer',
    },
  };
}

function refusal(status: number, error: string, description: string): VendorAnswer {
  return { status, body: { error, error_description: description } };
}

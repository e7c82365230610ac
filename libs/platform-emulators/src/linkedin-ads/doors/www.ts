import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { imageFile, receiveUpload, UPLOADS } from '../media';
import type { World } from '../store';
import { answered, failure } from './bodies';

/**
 * www.linkedin.com: tokens, uploads and pictures. One host, so both prefixes answer all of its
 * paths.
 */
export function wwwDoors(world: () => World): readonly VendorDoor[] {
  const shared: Omit<VendorDoor, 'prefix' | 'hosts'> = {
    handle: (request) => answered(() => answer(request, world())),
    nature: (method, path) =>
      path.startsWith('/oauth/') ? 'auth' : method === 'GET' ? 'read' : 'write',
  };
  return [
    { ...shared, prefix: 'linkedin-ads/oauth', hosts: ['www.linkedin.com'], failure: oauthFailure },
    { ...shared, prefix: 'linkedin-ads/uploads', hosts: [], failure },
  ];
}

function answer(request: VendorRequest, world: World): VendorAnswer {
  if (request.path.startsWith(UPLOADS)) return receiveUpload(request, world);
  return imageFile(request, world) ?? tokenAnswer(request, world);
}

const oauthFailure = (status: number): VendorAnswer =>
  oauthError(
    status,
    status >= 500 ? 'temporarily_unavailable' : 'invalid_grant',
    'The call failed',
  );

const FORM = 'application/x-www-form-urlencoded';

/**
 * The token endpoint of www.linkedin.com: form-encoded refresh and introspection (platform document
 * 2a).
 */
function tokenAnswer(request: VendorRequest, world: World): VendorAnswer {
  const answer = { '/oauth/v2/accessToken': trade, '/oauth/v2/introspectToken': introspect }[
    request.path
  ];
  if (!answer) return { status: 404 };
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  if (!request.headers['content-type']?.startsWith(FORM)) {
    return oauthError(400, 'invalid_request', `The request is ${FORM}`);
  }
  return answer(new URLSearchParams(request.body.toString('utf8')), world);
}

function trade(form: URLSearchParams, world: World): VendorAnswer {
  const missing = ['grant_type', 'client_id', 'client_secret'].find((name) => !form.get(name));
  if (missing) {
    return oauthError(400, 'invalid_request', `A required parameter "${missing}" is missing`);
  }
  const clientId = clientOf(form, world);
  if (clientId === undefined) {
    return oauthError(401, 'invalid_client', 'Client authentication failed');
  }
  switch (form.get('grant_type')) {
    case 'refresh_token':
      return refreshed(form.get('refresh_token') ?? '', clientId, world);
    case 'authorization_code':
      return oauthError(
        400,
        'invalid_request',
        'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired.',
      );
    default:
      return oauthError(400, 'unsupported_grant_type', 'The grant type is not supported');
  }
}

function refreshed(token: string, clientId: string, world: World): VendorAnswer {
  const pair = world.tokens.trade(token, clientId, world.now());
  if (!pair) {
    return oauthError(
      400,
      'invalid_grant',
      'The provided authorization grant or refresh token is invalid, expired or revoked',
    );
  }
  const { accessToken, accessSeconds, refreshToken, refreshSeconds, scopes } = pair;
  return {
    status: 200,
    body: {
      access_token: accessToken,
      expires_in: accessSeconds,
      refresh_token: refreshToken,
      refresh_token_expires_in: refreshSeconds,
      scope: scopes.join(','),
    },
  };
}

function introspect(form: URLSearchParams, world: World): VendorAnswer {
  const clientId = clientOf(form, world);
  if (clientId === undefined) {
    return oauthError(401, 'invalid_client', 'Client authentication failed');
  }
  const token = world.tokens.introspect(form.get('token') ?? '');
  if (token?.clientId !== clientId) return { status: 200, body: { active: false } };
  const isRevoked = world.tokens.isRevoked(token.personId);
  const isActive = !isRevoked && token.endsAt > world.now();
  const [createdAt, expiresAt] = [token.createdAt, token.endsAt].map((time) =>
    Math.floor(time / 1_000),
  );
  const status = isRevoked ? 'revoked' : isActive ? 'active' : 'expired';
  return {
    status: 200,
    body: {
      active: isActive,
      status,
      client_id: clientId,
      scope: token.scopes.join(','),
      authorized_at: createdAt,
      created_at: createdAt,
      expires_at: expiresAt,
      auth_type: '3L',
    },
  };
}

function clientOf(form: URLSearchParams, world: World): string | undefined {
  const id = form.get('client_id') ?? '';
  const account = [...world.accounts.values()].find((one) => one.clientId === id);
  return account?.clientSecret === form.get('client_secret') ? id : undefined;
}

/** The error of the OAuth endpoint: another form than the API's. */
const oauthError = (status: number, error: string, description: string): VendorAnswer => ({
  status,
  body: { error, error_description: description },
});

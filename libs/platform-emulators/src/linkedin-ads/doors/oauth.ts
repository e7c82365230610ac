import { answerConsent, type ConsentPage } from '../../core/consent-page';
import type { Issued } from '../../core/consents';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { imageFile, receiveUpload, UPLOADS } from '../media';
import type { World } from '../store';
import { answered, failure } from './bodies';

const FORM = 'application/x-www-form-urlencoded';

type Endpoint = (form: URLSearchParams, world: World) => VendorAnswer;

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  '/oauth/v2/accessToken': trade,
  '/oauth/v2/introspectToken': introspect,
  '/oauth/v2/revoke': revoke,
};

/**
 * The consent page and the form-encoded endpoints of tokens at www.linkedin.com (platform document
 * 2a).
 */
function oauthAnswer(request: VendorRequest, world: World): VendorAnswer {
  if (request.path === '/oauth/v2/authorization') {
    return answerConsent(consentPage(world), request);
  }
  const answer = ENDPOINTS[request.path];
  if (!answer) return { status: 404 };
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  if (!request.headers['content-type']?.startsWith(FORM)) {
    return oauthError(400, 'invalid_request', `The request is ${FORM}`);
  }
  return answer(new URLSearchParams(request.body.toString('utf8')), world);
}

/** Scopes are all or nothing; one that the application does not have refuses them all. */
const consentPage = (world: World): ConsentPage => ({
  vendorName: 'LinkedIn',
  consents: world.people.consents,
  canUntick: () => false,
  denied: {
    error: 'user_cancelled_authorize',
    error_description: 'The user cancelled the authorization',
  },
  refuses: (query, app) => {
    const known = app.scopes ?? world.people.consents.rules.scopes;
    const strange = (query.get('scope') ?? '').split(/[ ,]+/).find((one) => !known.includes(one));
    return strange === undefined
      ? undefined
      : {
          error: 'unauthorized_scope_error',
          error_description: `Scope "${strange}" is not authorized for your application`,
        };
  },
});

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
      return tradedCode(form, clientId, world);
    default:
      return oauthError(400, 'unsupported_grant_type', 'The grant type is not supported');
  }
}

/** The vendor does not say what is wrong with a code. */
function tradedCode(form: URLSearchParams, clientId: string, world: World): VendorAnswer {
  const outcome = world.people.consents.trade({
    clientId,
    code: form.get('code') ?? '',
    redirectUri: form.get('redirect_uri') ?? '',
  });
  return outcome.ok
    ? issuedAnswer(outcome.value, world)
    : oauthError(
        400,
        'invalid_request',
        'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired.',
      );
}

/** Refresh tokens are for approved applications only (platform document 2a). */
function issuedAnswer(
  { consent, accessToken, accessSeconds, refreshToken, refreshSeconds }: Issued,
  world: World,
): VendorAnswer {
  const isApproved = world.people.consents.app(consent.clientId)?.status === 'active';
  return {
    status: 200,
    body: {
      access_token: accessToken,
      expires_in: accessSeconds,
      ...(isApproved
        ? { refresh_token: refreshToken, refresh_token_expires_in: refreshSeconds }
        : {}),
      scope: consent.scopes.join(','),
    },
  };
}

const endedRefresh = (): VendorAnswer =>
  oauthError(
    400,
    'invalid_grant',
    'The provided authorization grant or refresh token is invalid, expired or revoked',
  );

function refreshed(token: string, clientId: string, world: World): VendorAnswer {
  const { consents } = world.people;
  if (consents.consentOf(token)) {
    const outcome = consents.refresh({ clientId, refreshToken: token });
    return outcome.ok ? issuedAnswer(outcome.value, world) : endedRefresh();
  }
  const pair = world.tokens.trade(token, clientId, world.now());
  if (!pair) return endedRefresh();
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

/** Ends what a token stands for. The vendor's answer is not documented. */
function revoke(form: URLSearchParams, world: World): VendorAnswer {
  const clientId = clientOf(form, world);
  if (clientId === undefined) {
    return oauthError(401, 'invalid_client', 'Client authentication failed');
  }
  const token = form.get('token') ?? '';
  const consent = world.people.consents.consentOf(token);
  const pasted = world.tokens.introspect(token);
  if (consent?.clientId === clientId) world.people.consents.revoke(consent.id);
  else if (pasted?.clientId === clientId) world.tokens.revoke(pasted.personId);
  else return oauthError(400, 'invalid_request', 'The token is not known');
  return { status: 200, body: {} };
}

function introspect(form: URLSearchParams, world: World): VendorAnswer {
  const clientId = clientOf(form, world);
  if (clientId === undefined) {
    return oauthError(401, 'invalid_client', 'Client authentication failed');
  }
  const token = inspected(form.get('token') ?? '', world);
  if (token?.clientId !== clientId) return { status: 200, body: { active: false } };
  const isActive = !token.isRevoked && token.endsAt > world.now();
  const [createdAt, expiresAt] = [token.createdAt, token.endsAt].map((time) =>
    Math.floor(time / 1_000),
  );
  return {
    status: 200,
    body: {
      active: isActive,
      status: token.isRevoked ? 'revoked' : isActive ? 'active' : 'expired',
      client_id: clientId,
      scope: token.scopes.join(','),
      authorized_at: createdAt,
      created_at: createdAt,
      expires_at: expiresAt,
      auth_type: '3L',
    },
  };
}

interface Inspected {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly endsAt: number;
  readonly isRevoked: boolean;
}

/** A token of a consent ends, for this purpose, with the consent. */
function inspected(token: string, world: World): Inspected | undefined {
  const consent = world.people.consents.consentOf(token);
  if (consent) return { ...consent, endsAt: consent.refreshEndsAt ?? Number.MAX_SAFE_INTEGER };
  const pasted = world.tokens.introspect(token);
  return pasted && { ...pasted, isRevoked: world.tokens.isRevoked(pasted.personId) };
}

/** The client that the form authenticates: a registered application, or that of an ad account. */
function clientOf(form: URLSearchParams, world: World): string | undefined {
  const id = form.get('client_id') ?? '';
  const secret =
    world.people.consents.app(id)?.clientSecret ??
    [...world.accounts.values()].find((one) => one.clientId === id)?.clientSecret;
  return secret !== undefined && secret === form.get('client_secret') ? id : undefined;
}

/** The error of the OAuth endpoint: another form than the API's. */
const oauthError = (status: number, error: string, description: string): VendorAnswer => ({
  status,
  body: { error, error_description: description },
});

/**
 * www.linkedin.com: consent, tokens, uploads and pictures. One host, so both prefixes answer all of its
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
  return imageFile(request, world) ?? oauthAnswer(request, world);
}

const oauthFailure = (status: number): VendorAnswer =>
  oauthError(
    status,
    status >= 500 ? 'temporarily_unavailable' : 'invalid_grant',
    'The call failed',
  );

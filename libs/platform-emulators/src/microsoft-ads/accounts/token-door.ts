import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { World } from '../store/world';

const SCOPE = 'https://ads.microsoft.com/msads.manage';
const TOKEN_PATH = /^\/(common|organizations|consumers)\/oauth2\/v2\.0\/token$/;

/** The Microsoft identity platform's token endpoint: form-encoded, refresh tokens rotate (platform document 2a). */
export function tokenDoor(world: () => World): VendorDoor {
  return {
    prefix: 'microsoft-ads/oauth',
    hosts: ['login.microsoftonline.com'],
    handle: (request) => answer(request, world()),
    nature: () => 'auth',
    failure: (status) =>
      refusal(
        status,
        status >= 500 ? 'temporarily_unavailable' : 'invalid_grant',
        70000,
        'The call failed.',
        world().clock.now(),
      ),
  };
}

function answer(request: VendorRequest, world: World): VendorAnswer {
  if (!TOKEN_PATH.test(request.path)) return { status: 404 };
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  const now = world.clock.now();
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm) {
    return refusal(400, 'invalid_request', 900144, 'The request body must be form-encoded.', now);
  }
  return grant(new URLSearchParams(request.body.toString('utf8')), world, now);
}

function grant(form: URLSearchParams, world: World, now: Date): VendorAnswer {
  const application = world.accounts.application(form.get('client_id') ?? '');
  if (!application) {
    return refusal(
      400,
      'unauthorized_client',
      700016,
      'Application was not found in the directory.',
      now,
    );
  }
  if (form.get('grant_type') !== 'refresh_token') {
    return refusal(
      400,
      'unsupported_grant_type',
      70003,
      'Only refresh_token is stood in for.',
      now,
    );
  }
  if (!(form.get('scope') ?? '').split(' ').includes(SCOPE)) {
    return refusal(400, 'invalid_scope', 70011, 'The provided scope is not valid.', now);
  }
  if (form.get('client_secret') !== application.clientSecret) {
    return refusal(401, 'invalid_client', 7000215, 'Invalid client secret provided.', now);
  }
  const pair = world.tokens.rotate(
    form.get('refresh_token') ?? '',
    application.clientId,
    now.getTime(),
  );
  if (!pair) {
    return refusal(
      400,
      'invalid_grant',
      70000,
      'The provided grant has expired or is not valid.',
      now,
    );
  }
  const { accessToken, refreshToken, expiresInSeconds } = pair;
  const lifetimes = { expires_in: expiresInSeconds, ext_expires_in: expiresInSeconds };
  return {
    status: 200,
    body: {
      token_type: 'Bearer',
      scope: SCOPE,
      ...lifetimes,
      access_token: accessToken,
      refresh_token: refreshToken,
    },
  };
}

/** The OAuth error with its AADSTS number, as the identity platform tells it. */
function refusal(
  status: number,
  error: string,
  number: number,
  text: string,
  now: Date,
): VendorAnswer {
  const ids = { trace_id: randomUUID(), correlation_id: randomUUID() };
  const timestamp = `${now.toISOString().slice(0, 19).replace('T', ' ')}Z`;
  return {
    status,
    body: {
      error,
      error_description: `AADSTS${number}: ${text}`,
      error_codes: [number],
      timestamp,
      ...ids,
    },
  };
}

import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import { ApiError } from '../wire/api-error';
import { requireUserAgent } from '../wire/user-agent';
import type { Account } from './account';

const TOKEN_PATH = '/api/v1/access_token';

/** The token endpoint of `www.reddit.com`: HTTP Basic client, form-encoded, refresh tokens rotate (platform document 3a). */
export function tokenDoor(world: () => World): VendorDoor {
  return {
    prefix: 'reddit-ads/oauth',
    hosts: ['www.reddit.com'],
    handle: (request) => answer(request, world()),
    nature: () => 'auth',
    failure: (status) => refusal(status, status >= 500 ? 'server_error' : 'invalid_grant'),
  };
}

/** The plain OAuth error; its form is from memory, unverified (platform document 3f). */
const refusal = (status: number, error: string): VendorAnswer => ({ status, body: { error } });

function answer(request: VendorRequest, world: World): VendorAnswer {
  try {
    requireUserAgent(request.headers['user-agent']);
  } catch (error) {
    if (error instanceof ApiError) return error.answer();
    throw error;
  }
  if (request.path !== TOKEN_PATH || request.method !== 'POST') return refusal(404, 'not_found');
  const client = clientOf(request, world);
  if (!client) return refusal(401, 'invalid_client');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm
    ? grant(new URLSearchParams(request.body.toString('utf8')), client, world)
    : refusal(400, 'invalid_request');
}

function clientOf({ headers }: VendorRequest, world: World): Account | undefined {
  const encoded = /^basic (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(/:(.*)/s);
  const account = world.accounts.application(id);
  return account?.clientSecret === secret ? account : undefined;
}

function grant(form: URLSearchParams, client: Account, world: World): VendorAnswer {
  if (form.get('grant_type') !== 'refresh_token') return refusal(400, 'unsupported_grant_type');
  const pair = world.tokens.rotate(form.get('refresh_token') ?? '', client.id, world.now());
  if (!pair) return refusal(400, 'invalid_grant');
  return {
    status: 200,
    body: {
      access_token: pair.accessToken,
      token_type: 'bearer',
      expires_in: UNVERIFIED.accessTokenSeconds,
      scope: client.scopes.join(' '),
      refresh_token: pair.refreshToken,
    },
  };
}

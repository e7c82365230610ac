import { answerConsent, type ConsentPage } from '../../core/consent-page';
import type { App, Issued } from '../../core/consents';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { ApiError } from '../errors';
import type { Account } from '../store/accounts';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import { requireUserAgent } from './call';

/**
 * The OAuth endpoints of `www.reddit.com`: the page where people consent, HTTP Basic clients,
 * form-encoded bodies (platform document 3a).
 */
export function oauthDoor(world: () => World): VendorDoor {
  return {
    prefix: 'reddit-ads/oauth',
    hosts: ['www.reddit.com'],
    handle: (request) =>
      request.path === '/api/v1/authorize'
        ? answerConsent(consentPage(world()), request)
        : answer(request, world()),
    nature: () => 'auth',
    failure: (status) => refusal(status, status >= 500 ? 'server_error' : 'invalid_grant'),
  };
}

const consentPage = ({ consents }: World): ConsentPage => ({
  vendorName: 'Reddit',
  consents,
  canUntick: () => UNVERIFIED.scopesCanBeUnticked,
  // A temporary grant has no refresh token. No caller here asks for one, so it is not emulated.
  refuses: (query) =>
    query.get('duration') === 'permanent' ? undefined : { error: 'invalid_request' },
});

/** The plain OAuth error; its form is from memory, unverified (platform document 3f). */
const refusal = (status: number, error: string): VendorAnswer => ({ status, body: { error } });

type Client =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'app'; readonly app: App };

type Endpoint = (form: URLSearchParams, client: Client, world: World) => VendorAnswer;

function answer(request: VendorRequest, world: World): VendorAnswer {
  try {
    requireUserAgent(request.headers['user-agent']);
  } catch (error) {
    if (error instanceof ApiError) return error.answer();
    throw error;
  }
  const endpoint = ENDPOINTS[request.path];
  if (endpoint === undefined || request.method !== 'POST') return refusal(404, 'not_found');
  const client = clientOf(request, world);
  if (!client) return refusal(401, 'invalid_client');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm
    ? endpoint(new URLSearchParams(request.body.toString('utf8')), client, world)
    : refusal(400, 'invalid_request');
}

function clientOf({ headers }: VendorRequest, world: World): Client | undefined {
  const encoded = /^basic (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(/:(.*)/s);
  const app = world.consents.app(id);
  if (app) {
    return app.clientSecret === secret && app.status !== 'suspended'
      ? { kind: 'app', app }
      : undefined;
  }
  const account = world.accounts.application(id);
  return account?.clientSecret === secret ? { kind: 'account', account } : undefined;
}

const grant: Endpoint = (form, client, world) => {
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return client.kind === 'app'
        ? tradeCode(form, client.app, world)
        : refusal(400, 'invalid_grant');
    case 'refresh_token':
      return client.kind === 'app'
        ? refresh(form, client.app, world)
        : refreshAccount(form, client.account, world);
    default:
      return refusal(400, 'unsupported_grant_type');
  }
};

function tradeCode(form: URLSearchParams, { clientId }: App, { consents }: World): VendorAnswer {
  const traded = consents.trade({
    clientId,
    code: form.get('code') ?? '',
    redirectUri: form.get('redirect_uri') ?? '',
  });
  return traded.ok ? issued(traded.value) : refusal(400, 'invalid_grant');
}

function refresh(form: URLSearchParams, { clientId }: App, { consents }: World): VendorAnswer {
  const refreshed = consents.refresh({ clientId, refreshToken: form.get('refresh_token') ?? '' });
  return refreshed.ok ? issued(refreshed.value) : refusal(400, 'invalid_grant');
}

const issued = ({ accessToken, accessSeconds, refreshToken, consent }: Issued): VendorAnswer =>
  tokens(accessToken, accessSeconds ?? 0, refreshToken, consent.scopes);

/** An account that was made with an application of its own: its refresh tokens rotate. */
function refreshAccount(form: URLSearchParams, account: Account, world: World): VendorAnswer {
  const pair = world.tokens.rotate(form.get('refresh_token') ?? '', account.id, world.now());
  return pair
    ? tokens(pair.accessToken, UNVERIFIED.accessTokenSeconds, pair.refreshToken, account.scopes)
    : refusal(400, 'invalid_grant');
}

const tokens = (
  accessToken: string,
  expiresIn: number,
  refreshToken: string | undefined,
  scopes: readonly string[],
): VendorAnswer => ({
  status: 200,
  body: {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    scope: scopes.join(' '),
    refresh_token: refreshToken,
  },
});

/** Ends the grant of a token, and answers the same for an unknown token. */
const revoke: Endpoint = (form, client, world) => {
  const consent = world.consents.consentOf(form.get('token') ?? '');
  if (client.kind === 'app' && consent?.clientId === client.app.clientId) {
    world.consents.revoke(consent.id);
  }
  return { status: 204 };
};

const ENDPOINTS: Readonly<Record<string, Endpoint | undefined>> = {
  '/api/v1/access_token': grant,
  '/api/v1/revoke_token': revoke,
};

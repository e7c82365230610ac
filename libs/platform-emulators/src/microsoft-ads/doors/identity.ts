import { randomUUID } from 'node:crypto';
import { answerConsent, type ConsentPage } from '../../core/consent-page';
import type { App, CodeProblem, Issued } from '../../core/consents';
import type { Fields } from '../../core/json';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { ADS_SCOPE } from '../people';
import type { World } from '../store/store';
import { AADSTS } from '../unverified';

const TOKEN_PATH = /^\/(common|organizations|consumers)\/oauth2\/v2\.0\/token$/;

const AUTHORIZE_PATH = /^\/(common|organizations|consumers)\/oauth2\/v2\.0\/authorize$/;

/**
 * The Microsoft identity platform: the page where people consent, and the token endpoint, whose
 * refresh tokens rotate (platform document 2a).
 */
export function identityDoor(world: () => World): VendorDoor {
  return {
    prefix: 'microsoft-ads/oauth',
    hosts: ['login.microsoftonline.com'],
    handle: (request) =>
      AUTHORIZE_PATH.test(request.path)
        ? answerConsent(consentPage(world()), request)
        : answerTokenRequest(request, world()),
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

const consentPage = ({ people }: World): ConsentPage => ({
  vendorName: 'Microsoft',
  consents: people.consents,
  canUntick: () => false,
  denied: {
    error: 'access_denied',
    error_subcode: 'cancel',
    error_description: 'AADSTS65004: User declined to consent to access the app.',
  },
  refusesPerson: ({ email }) =>
    people.isGuarded(email)
      ? {
          error: 'access_denied',
          error_description:
            'AADSTS650052: The app needs access to a service that your organization has not subscribed to or enabled. Contact your IT Admin.',
        }
      : undefined,
});

function answerTokenRequest(request: VendorRequest, world: World): VendorAnswer {
  if (!TOKEN_PATH.test(request.path)) return { status: 404 };
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  const now = world.clock.now();
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm) {
    return refusal(400, 'invalid_request', 900144, 'The request body must be form-encoded.', now);
  }
  return grant(new URLSearchParams(request.body.toString('utf8')), world, now);
}

/** Apps are those of accounts with credentials of their own, and registered ones. */
function grant(form: URLSearchParams, world: World, now: Date): VendorAnswer {
  const clientId = form.get('client_id') ?? '';
  const app = world.people.consents.app(clientId);
  const application = app ?? world.accounts.application(clientId);
  const problem = formProblem(form, application, now);
  if (problem) return problem;
  const isCode = form.get('grant_type') === 'authorization_code';
  if (isCode) return tradeCode(form, world, now);
  return app ? refreshConsent(form, world, now) : rotate(form, world, now);
}

function formProblem(
  form: URLSearchParams,
  application: Pick<App, 'clientSecret'> | App | undefined,
  now: Date,
): VendorAnswer | undefined {
  const refuse = (status: number, error: string, number: number, text: string) =>
    refusal(status, error, number, text, now);
  if (!application) {
    const text = 'Application was not found in the directory.';
    return refuse(400, 'unauthorized_client', 700016, text);
  }
  if ('status' in application && application.status === 'suspended') {
    return refuse(400, 'unauthorized_client', AADSTS.appSuspended, 'Application is disabled.');
  }
  if (!['refresh_token', 'authorization_code'].includes(form.get('grant_type') ?? '')) {
    const text = 'Only refresh_token and authorization_code are emulated.';
    return refuse(400, 'unsupported_grant_type', 70003, text);
  }
  if (!(form.get('scope') ?? '').split(' ').includes(ADS_SCOPE)) {
    return refuse(400, 'invalid_scope', 70011, 'The provided scope is not valid.');
  }
  return form.get('client_secret') === application.clientSecret
    ? undefined
    : refuse(401, 'invalid_client', 7000215, 'Invalid client secret provided.');
}

function rotate(form: URLSearchParams, world: World, now: Date): VendorAnswer {
  const pair = world.tokens.rotate(
    form.get('refresh_token') ?? '',
    form.get('client_id') ?? '',
    now.getTime(),
  );
  if (!pair) return grantEnded(now);
  const { accessToken, refreshToken, expiresInSeconds } = pair;
  return tokens({
    expires_in: expiresInSeconds,
    ext_expires_in: expiresInSeconds,
    access_token: accessToken,
    refresh_token: refreshToken,
  });
}

const grantEnded = (now: Date): VendorAnswer =>
  refusal(400, 'invalid_grant', 70000, 'The provided grant has expired or is not valid.', now);

function refreshConsent(form: URLSearchParams, world: World, now: Date): VendorAnswer {
  const refreshed = world.people.consents.refresh({
    clientId: form.get('client_id') ?? '',
    refreshToken: form.get('refresh_token') ?? '',
  });
  if (refreshed.ok) return issued(refreshed.value, world);
  if (refreshed.problem !== 'expired') return grantEnded(now);
  const text = 'The refresh token has expired due to inactivity.';
  return refusal(400, 'invalid_grant', AADSTS.refreshExpired, text, now);
}

function tradeCode(form: URLSearchParams, world: World, now: Date): VendorAnswer {
  const verifier = form.get('code_verifier');
  const traded = world.people.consents.trade({
    clientId: form.get('client_id') ?? '',
    code: form.get('code') ?? '',
    redirectUri: form.get('redirect_uri') ?? '',
    ...(verifier === null ? {} : { verifier }),
  });
  if (traded.ok) return issued(traded.value, world);
  const text = 'The provided authorization code is not valid.';
  return refusal(400, 'invalid_grant', CODE_NUMBERS[traded.problem], text, now);
}

const CODE_NUMBERS: Readonly<Record<CodeProblem, number>> = {
  unknown: 70000,
  'other-client': 70000,
  used: AADSTS.codeUsed,
  expired: AADSTS.codeExpired,
  'other-redirect': AADSTS.otherRedirect,
  'wrong-verifier': AADSTS.wrongVerifier,
};

function issued(
  { consent, accessToken, accessSeconds, refreshToken }: Issued,
  world: World,
): VendorAnswer {
  const { scopes } = consent;
  return tokens({
    expires_in: accessSeconds,
    ext_expires_in: accessSeconds,
    access_token: accessToken,
    ...(scopes.includes('offline_access') ? { refresh_token: refreshToken } : {}),
    ...(scopes.includes('openid') ? { id_token: idToken(consent, world) } : {}),
  });
}

const tokens = (members: Fields): VendorAnswer => ({
  status: 200,
  body: { token_type: 'Bearer', scope: ADS_SCOPE, ...members },
});

const TENANT = '00000000-0000-4000-8000-000000000000';

/** Says who consented. It is not signed: the token endpoint is asked over TLS. */
function idToken({ personId, clientId }: Issued['consent'], world: World): string {
  const person = world.people.consents.person(personId);
  const now = Math.floor(world.now() / 1_000);
  const claims = {
    iss: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    aud: clientId,
    sub: `pairwise-${person?.subject ?? ''}`,
    tid: TENANT,
    iat: now,
    exp: now + 3_600,
    ver: '2.0',
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** The OAuth error with its AADSTS number, as the identity platform writes it. */
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

import { verify } from 'node:crypto';
import { answerConsent, type ConsentPage } from '../../core/consent-page';
import type { App, Issued } from '../../core/consents';
import { type Fields, isFields, numberIn, textIn } from '../../core/json';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { Grant, World } from '../accounts';
import { GRANTED_SCOPES } from '../callers';
import { UNVERIFIED } from '../unverified';

/** `accounts.google.com`: the page where people consent. */
export function consentDoor(world: World): VendorDoor {
  return {
    prefix: '/google-accounts',
    hosts: ['accounts.google.com'],
    nature: () => 'auth',
    handle: (request) =>
      request.path === '/o/oauth2/v2/auth'
        ? answerConsent(consentPage(world), request)
        : { status: 404, body: '' },
  };
}

const consentPage = ({ people }: World): ConsentPage => ({
  vendorName: 'Google',
  consents: people.consents,
  canUntick: (scope) => scope.startsWith('https://'),
  refuses: (_, app) => (app.status === 'suspended' ? { error: 'disabled_client' } : undefined),
  refusesPerson: ({ email }) =>
    people.isGuarded(email) ? { error: 'admin_policy_enforced' } : undefined,
});

/** `oauth2.googleapis.com`: codes, refresh tokens and assertions into access tokens; revocation. */
export function oauthDoor(world: World): VendorDoor {
  return {
    prefix: '/google-oauth',
    hosts: ['oauth2.googleapis.com'],
    nature: () => 'auth',
    failure: (status) => ({
      status,
      body: { error: 'temporarily_unavailable', error_description: 'The service is unavailable.' },
    }),
    handle: (request) => {
      switch (request.path) {
        case '/token':
          return posted(request, (form) => token(world, form));
        case '/revoke':
          return revoke(world, request);
        default:
          return { status: 404, body: '' };
      }
    },
  };
}

function posted(
  request: VendorRequest,
  answer: (form: URLSearchParams) => VendorAnswer,
): VendorAnswer {
  if (request.method !== 'POST') return { status: 405, body: '' };
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return refusal(400, 'invalid_request', 'Form body expected');
  }
  return answer(new URLSearchParams(request.body.toString('utf8')));
}

const CLIENT = ['client_id', 'client_secret'];
const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** What each kind of grant has to bring. */
const GRANT_TYPES: Readonly<
  Record<
    string,
    {
      readonly needs: readonly string[];
      answer(world: World, form: URLSearchParams): VendorAnswer;
    }
  >
> = {
  refresh_token: { needs: [...CLIENT, 'refresh_token'], answer: refresh },
  authorization_code: { needs: [...CLIENT, 'code', 'redirect_uri'], answer: tradeCode },
  [JWT_BEARER]: { needs: ['assertion'], answer: tradeAssertion },
};

function token(world: World, form: URLSearchParams): VendorAnswer {
  const name = form.get('grant_type') ?? '';
  const type = GRANT_TYPES[name];
  const missing = ['grant_type', ...(type?.needs ?? [...CLIENT, 'refresh_token'])].find(
    (member) => !form.get(member),
  );
  if (missing) return refusal(400, 'invalid_request', `Missing required parameter: ${missing}`);
  return type
    ? type.answer(world, form)
    : refusal(400, 'unsupported_grant_type', `Invalid grant_type: ${name}`);
}

const expired = () => refusal(400, 'invalid_grant', 'Token has been expired or revoked.');

/** Apps are those of accounts with credentials of their own, and registered ones. */
function refresh(world: World, form: URLSearchParams): VendorAnswer {
  const clientId = form.get('client_id') ?? '';
  const refreshToken = form.get('refresh_token') ?? '';
  const app = world.people.consents.app(clientId);
  const client = app ?? world.grants.byClient(clientId);
  const grant = world.grants.byRefreshToken(refreshToken);
  if (!client && !grant) return expired();
  const problem = clientProblem(client, form);
  if (problem) return problem;
  if (app) {
    const refreshed = world.people.consents.refresh({ clientId, refreshToken });
    return refreshed.ok ? issued(world, refreshed.value) : expired();
  }
  return grant?.clientId === clientId ? exchange(world, grant, form) : expired();
}

function exchange({ grants }: World, grant: Grant, form: URLSearchParams): VendorAnswer {
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

function clientProblem(
  client: Pick<App, 'clientSecret'> | Pick<App, 'clientSecret' | 'status'> | undefined,
  form: URLSearchParams,
): VendorAnswer | undefined {
  if (!client) return refusal(401, 'invalid_client', 'The OAuth client was not found.');
  if (client.clientSecret !== form.get('client_secret')) {
    return refusal(401, 'invalid_client', 'Unauthorized');
  }
  return 'status' in client && client.status === 'suspended'
    ? refusal(401, 'disabled_client', 'The OAuth client was disabled.')
    : undefined;
}

function tradeCode(world: World, form: URLSearchParams): VendorAnswer {
  const { consents } = world.people;
  const clientId = form.get('client_id') ?? '';
  const app = consents.app(clientId);
  const problem = clientProblem(app, form);
  if (problem) return problem;
  const verifier = form.get('code_verifier');
  const traded = consents.trade({
    clientId,
    code: form.get('code') ?? '',
    redirectUri: form.get('redirect_uri') ?? '',
    ...(verifier === null ? {} : { verifier }),
  });
  if (!traded.ok) {
    return traded.problem === 'other-redirect'
      ? refusal(400, 'redirect_uri_mismatch', 'Bad Request')
      : refusal(400, 'invalid_grant', 'Bad Request');
  }
  const { consent, refreshToken } = traded.value;
  const endsIn = app?.status === 'unreviewed' ? UNVERIFIED.testingRefreshSeconds : undefined;
  if (endsIn !== undefined) {
    consents.endRefreshAt(consent.id, world.clock.now().getTime() + endsIn * 1_000);
  }
  return issued(world, traded.value, {
    refresh_token: refreshToken,
    ...(endsIn === undefined ? {} : { refresh_token_expires_in: endsIn }),
  });
}

function issued(
  world: World,
  { consent, accessToken, accessSeconds }: Issued,
  more: Fields = {},
): VendorAnswer {
  const { scopes } = consent;
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: {
      access_token: accessToken,
      expires_in: accessSeconds,
      scope: scopes.map((scope) => UNVERIFIED.scopeSpellings[scope] ?? scope).join(' '),
      token_type: 'Bearer',
      ...(scopes.includes('openid') ? { id_token: idToken(world, consent) } : {}),
      ...more,
    },
  };
}

/** Says who consented. It is not signed: the token endpoint is asked over TLS. */
function idToken(world: World, { personId, clientId, scopes }: Issued['consent']): string {
  const person = world.people.consents.person(personId);
  const now = Math.floor(world.clock.now().getTime() / 1_000);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    azp: clientId,
    sub: person?.subject ?? '',
    ...(scopes.includes('email') ? { email: person?.email, email_verified: true } : {}),
    iat: now,
    exp: now + UNVERIFIED.tokenSeconds,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

const AUDIENCE = 'https://oauth2.googleapis.com/token';
const LONGEST_ASSERTION_SECONDS = 3_600;

/** RFC 7523: signed by the key of the service account, for this endpoint, for an hour at most. */
function tradeAssertion(world: World, form: URLSearchParams): VendorAnswer {
  const assertion = form.get('assertion') ?? '';
  const claims = verifiedClaims(world, assertion);
  if (!claims) return refusal(400, 'invalid_grant', 'Invalid JWT Signature.');
  if (!isTimely(claims, world)) {
    return refusal(
      400,
      'invalid_grant',
      'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.',
    );
  }
  const scopes = textIn(claims, 'scope').split(' ').filter(Boolean);
  if (scopes.length === 0 || scopes.some((scope) => !GRANTED_SCOPES.includes(scope))) {
    return refusal(400, 'invalid_scope', 'Invalid OAuth scope or ID token audience provided.');
  }
  return {
    status: 200,
    body: {
      access_token: world.people.keyToken(textIn(claims, 'iss'), scopes),
      expires_in: UNVERIFIED.tokenSeconds,
      token_type: 'Bearer',
    },
  };
}

function verifiedClaims(world: World, assertion: string): Fields | undefined {
  const [head = '', payload = '', signature = ''] = assertion.split('.');
  const [header, claims] = [decoded(head), decoded(payload)];
  if (header.alg !== 'RS256' || claims.aud !== AUDIENCE) return undefined;
  const account = world.people.serviceAccount(textIn(claims, 'iss'));
  if (!account || (header.kid !== undefined && header.kid !== account.keyId)) return undefined;
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${payload}`),
    account.publicKey,
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? claims : undefined;
}

/** By real time or by the emulators' own: not every caller follows a clock that is moved here. */
function isTimely(claims: Fields, { clock }: World): boolean {
  const [from = 0, until = 0] = [numberIn(claims, 'iat'), numberIn(claims, 'exp')];
  if (until <= from || until - from > LONGEST_ASSERTION_SECONDS) return false;
  return [Date.now(), clock.now().getTime()]
    .map((milliseconds) => milliseconds / 1_000)
    .some((now) => from <= now + 300 && until > now);
}

function decoded(part: string): Fields {
  try {
    const value = JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Ends everything that the person allowed to the app. The token comes in a form, or in the query,
 * where Google's own client puts it.
 */
function revoke({ people }: World, { method, query, body }: VendorRequest): VendorAnswer {
  if (method !== 'POST') return { status: 405, body: '' };
  const form = new URLSearchParams(body.toString('utf8'));
  const consent = people.consents.consentOf(form.get('token') ?? query.get('token') ?? '');
  if (!consent || consent.isRevoked) {
    return refusal(400, 'invalid_token', 'Token expired or revoked');
  }
  people.consents.revokeAll(consent.personId, consent.clientId);
  return { status: 200, body: {} };
}

function refusal(status: number, error: string, description: string): VendorAnswer {
  return { status, body: { error, error_description: description } };
}

import { decodeJwt } from 'jose';
import type {
  AssetChoice,
  CodeToTrade,
  ConsentRequest,
  ConsentRules,
  FoundAccount,
  NewGrant,
  PlatformAccess,
} from '../port/access';
import type { OpenConnection } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import type { GoogleEndpoints } from '../transport/endpoints';
import { asRead } from '../transport/transport-failure';
import { accessRefused, callbackProblem, withProblems } from './access-problems';
import { reachableAccounts } from './accounts';
import { select } from './client/gaql';
import { digitsOf, searchAll, type Session } from './client/session';
import {
  ADS_SCOPE,
  askForToken,
  DATA_MANAGER_SCOPE,
  formRequest,
  isServiceAccount,
  refreshGrant,
  SERVICE_ACCOUNT,
  type TokenAnswer,
} from './client/tokens';
import { serviceAccountRules } from './service-account';
import { REVOKES, SCOPE_SPELLINGS } from './unverified';

const SOURCE = 'developers.google.com/identity/protocols/oauth2/web-server';

/** How people let this installation reach their Google Ads accounts. */
export const googleAccess = (
  endpoints: GoogleEndpoints,
  open: (connection: OpenConnection, io: PlatformIo) => Session,
): PlatformAccess => ({
  platform: 'google-ads',
  consent: consentRules(endpoints),
  keys: [serviceAccountRules],
  trade: (code, io) => withProblems('code', () => trade(endpoints, code, io)),
  tryKey: (connection, io) => withProblems('key', () => tryKey(endpoints, connection, io)),
  accounts: (connection, io) => accounts(open(connection, io)),
  assets: (connection, io) =>
    withProblems(tradedBy(connection), () => assets(open(connection, io))),
  revoke: (connection, io) => revoke(endpoints, connection, io),
});

const consentRules = (endpoints: GoogleEndpoints): ConsentRules => ({
  scopes: [
    {
      scope: 'openid',
      neededFor: 'always',
      meaning: 'The person who consented stays unknown.',
      source: SOURCE,
    },
    {
      scope: 'email',
      neededFor: 'always',
      meaning: 'The e-mail address of the person who consented stays unknown.',
      source: SOURCE,
    },
    {
      scope: ADS_SCOPE,
      neededFor: 'always',
      meaning: 'Ad accounts cannot be read and campaigns cannot be changed.',
      source: 'developers.google.com/google-ads/api/docs/oauth/overview',
    },
    {
      scope: DATA_MANAGER_SCOPE,
      neededFor: 'conversions',
      meaning: 'Conversions cannot be sent with the Data Manager API.',
      source: 'developers.google.com/data-manager/api',
    },
  ],
  pkce: true,
  address: (request) => consentAddress(endpoints, request),
  problemOf: callbackProblem,
  withdrawAt: 'https://myaccount.google.com/permissions',
  requires: ['clientId', 'clientSecret'],
  revokes: REVOKES,
  source: SOURCE,
});

const SCOPES = ['openid', 'email', ADS_SCOPE, DATA_MANAGER_SCOPE].join(' ');

/** `prompt=consent` asks again, so that a refresh token comes at every consent. */
const consentAddress = (
  { accounts: host }: GoogleEndpoints,
  { app, redirectUri, state, challenge }: ConsentRequest,
): string => {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPES,
    state,
    access_type: 'offline',
    prompt: 'consent',
    ...(challenge === undefined
      ? {}
      : { code_challenge: challenge, code_challenge_method: 'S256' }),
  });
  return `${host}/o/oauth2/v2/auth?${query}`;
};

const trade = async (
  endpoints: GoogleEndpoints,
  { app, code, redirectUri, verifier }: CodeToTrade,
  io: PlatformIo,
): Promise<NewGrant> => {
  const answer = await askOnce(endpoints, io, {
    grant_type: 'authorization_code',
    code,
    client_id: app.clientId,
    client_secret: app.clientSecret ?? '',
    redirect_uri: redirectUri,
    ...(verifier === undefined ? {} : { code_verifier: verifier }),
  });
  if (typeof answer.refresh_token !== 'string') {
    throw accessRefused('CODE_REFUSED', 'Google gave no refresh token for the code.');
  }
  const { subject, email } = personIn(answer, app.clientId);
  const { refresh_token_expires_in: endsIn } = answer;
  return {
    credentials: { refreshToken: answer.refresh_token },
    subject,
    subjectName: email,
    scopes: scopesIn(answer),
    endsInSeconds: typeof endsIn === 'number' ? endsIn : null,
  };
};

/** After a failed answer it is unknown whether the code was used. */
const askOnce = async (
  { oauth }: GoogleEndpoints,
  io: PlatformIo,
  form: Readonly<Record<string, string>>,
): ReturnType<typeof askForToken> => {
  try {
    return await askForToken(oauth, form, io, true);
  } catch (error) {
    if (error instanceof PlatformFailure && /^HTTP_5/.test(error.failure.detail.code)) {
      throw new PlatformFailure({ kind: 'unknown', detail: error.failure.detail });
    }
    throw error;
  }
};

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Who consented. The token came from Google's own endpoint over TLS, so its signature need not be
 * checked (OpenID Connect Core 3.1.3.7); issuer and audience are.
 */
const personIn = (
  { id_token: token }: TokenAnswer,
  clientId: string,
): { readonly subject: string; readonly email: string } => {
  const claims = claimsOf(token);
  const isOurs =
    ISSUERS.includes(claims.iss ?? '') && [claims.aud].flat().includes(clientId) && claims.sub;
  if (!isOurs) throw accessRefused('CODE_REFUSED', 'Google did not say who consented.');
  return { subject: claims.sub ?? '', email: String(claims['email'] ?? '') };
};

const claimsOf = (token: unknown): ReturnType<typeof decodeJwt> => {
  try {
    return decodeJwt(String(token));
  } catch {
    return {};
  }
};

const scopesIn = ({ scope }: TokenAnswer): readonly string[] =>
  String(scope ?? '')
    .split(' ')
    .filter(Boolean)
    .map((one) => SCOPE_SPELLINGS[one] ?? one);

const tryKey = async (
  { oauth }: GoogleEndpoints,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<NewGrant> => {
  await refreshGrant(oauth)(connection, io);
  const email = connection.credentials[SERVICE_ACCOUNT.email] ?? '';
  const members = Object.values(SERVICE_ACCOUNT).flatMap((member) => {
    const value = connection.credentials[member];
    return value === undefined ? [] : [[member, value] as const];
  });
  return {
    credentials: Object.fromEntries(members),
    subject: email,
    subjectName: email,
    scopes: [ADS_SCOPE, DATA_MANAGER_SCOPE],
    endsInSeconds: null,
  };
};

const tradedBy = ({ credentials }: OpenConnection): 'key' | 'consent' =>
  isServiceAccount(credentials) ? 'key' : 'consent';

async function* accounts(session: Session): AsyncGenerator<FoundAccount> {
  yield* await withProblems(tradedBy(session.connection), () => reachableAccounts(session));
}

/**
 * Campaigns need nothing beside the account. Conversions are counted by the account itself, or by a
 * manager where tracking goes across accounts.
 */
const assets = async (session: Session): Promise<readonly AssetChoice[]> => {
  const counting = await conversionCustomer(session);
  if (counting === undefined) return [];
  const isOwn = counting === session.customerId;
  return [
    {
      setting: 'conversionCustomerId',
      neededFor: 'conversions',
      value: counting,
      name: isOwn ? 'This ad account' : `Google Ads account ${counting}`,
      isUsable: true,
      note: isOwn
        ? ''
        : 'Conversions of this ad account are counted by another account (cross-account tracking).',
    },
  ];
};

/** The account that counts the conversions of this one; undefined where Google names none. */
export const conversionCustomer = async (session: Session): Promise<string | undefined> => {
  const [row] = await searchAll(session, select('tracking'));
  const name = row?.customer?.conversionTrackingSetting?.googleAdsConversionCustomer ?? '';
  return digitsOf(name) || undefined;
};

/** Ends all grants of the person for this application. A key is ended in Google Cloud. */
const revoke = async (
  { oauth }: GoogleEndpoints,
  { credentials }: OpenConnection,
  io: PlatformIo,
): Promise<void> => {
  const { refreshToken = '' } = credentials;
  if (isServiceAccount(credentials) || refreshToken === '') return;
  const answer = await sendRevocation(io, formRequest(`${oauth}/revoke`, { token: refreshToken }));
  if (answer.status === 200 || answer.status === 400) return;
  throw new PlatformFailure({
    kind: 'unavailable',
    detail: {
      code: `HTTP_${answer.status}`,
      message: `Google answered the revocation with status ${answer.status}.`,
    },
  });
};

/** Revoking twice does no harm. */
const sendRevocation = async (
  io: PlatformIo,
  request: ReturnType<typeof formRequest>,
): ReturnType<PlatformIo['send']> => {
  try {
    return await io.send(request);
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    throw new PlatformFailure(asRead(error.failure));
  }
};

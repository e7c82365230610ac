import { importPKCS8, SignJWT } from 'jose';
import type { Credentials } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import type { RefreshGrant } from '../../transport/access-tokens';
import { asRead } from '../../transport/transport-failure';

export const ADS_SCOPE = 'https://www.googleapis.com/auth/adwords';
export const DATA_MANAGER_SCOPE = 'https://www.googleapis.com/auth/datamanager';

/** What the token endpoint answers; nothing in it is trusted to be there. */
export interface TokenAnswer {
  readonly access_token?: unknown;
  readonly expires_in?: unknown;
  readonly refresh_token?: unknown;
  readonly refresh_token_expires_in?: unknown;
  readonly scope?: unknown;
  readonly id_token?: unknown;
  readonly error?: unknown;
  readonly error_description?: unknown;
}

/** Members of the credentials that are sealed of a service account. */
export const SERVICE_ACCOUNT = {
  email: 'serviceAccountEmail',
  key: 'serviceAccountKey',
  keyId: 'serviceAccountKeyId',
} as const;

export const isServiceAccount = (credentials: Credentials): boolean =>
  Boolean(credentials[SERVICE_ACCOUNT.key]);

/**
 * Exchanges the refresh token at `<oauth>/token`, or an assertion that the key of a service account
 * signs. Google usually sends no new refresh token; when it does, it is kept.
 */
export const refreshGrant =
  (oauthUrl: string): RefreshGrant =>
  async (connection, io) => {
    const { credentials } = connection;
    const form = isServiceAccount(credentials)
      ? await assertionForm(credentials, io.now())
      : refreshForm(credentials);
    const token = await askForToken(oauthUrl, form, io);
    const { refreshToken = '' } = credentials;
    const rotated =
      !isServiceAccount(credentials) &&
      typeof token.refresh_token === 'string' &&
      token.refresh_token !== refreshToken;
    return {
      accessToken: token.access_token,
      expiresInSeconds: typeof token.expires_in === 'number' ? token.expires_in : 0,
      ...(rotated
        ? { rotated: { ...credentials, refreshToken: String(token.refresh_token) } }
        : {}),
      ...endIn(token),
    };
  };

/** Only apps that Google has not published yet have refresh tokens that end by a date. */
const endIn = ({ refresh_token_expires_in: seconds }: TokenAnswer) =>
  typeof seconds === 'number' ? { refreshEndsInSeconds: seconds } : {};

const refreshForm = ({
  clientId = '',
  clientSecret = '',
  refreshToken = '',
}: Credentials): Readonly<Record<string, string>> => ({
  client_id: clientId,
  client_secret: clientSecret,
  refresh_token: refreshToken,
  grant_type: 'refresh_token',
});

/** Google's own address, whatever address it is reached by: assertions name it. */
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const ASSERTION_SECONDS = 3_600;

const assertionForm = async (
  credentials: Credentials,
  now: number,
): Promise<Readonly<Record<string, string>>> => {
  const issuedAt = Math.floor(now / 1_000);
  const email = credentials[SERVICE_ACCOUNT.email] ?? '';
  const keyId = credentials[SERVICE_ACCOUNT.keyId];
  const key = await importPKCS8(credentials[SERVICE_ACCOUNT.key] ?? '', 'RS256');
  const assertion = await new SignJWT({ scope: `${ADS_SCOPE} ${DATA_MANAGER_SCOPE}` })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId ? { kid: keyId } : {}) })
    .setIssuer(email)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ASSERTION_SECONDS)
    .sign(key);
  return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
};

/**
 * One request to the token endpoint. A lost answer to a refresh changes nothing. After a lost
 * answer to a code (`isOnce`) it is unknown whether the code was used.
 */
export const askForToken = async (
  oauthUrl: string,
  form: Readonly<Record<string, string>>,
  io: PlatformIo,
  isOnce = false,
): Promise<TokenAnswer & { readonly access_token: string }> => {
  const answer = await sendForm(io, formRequest(`${oauthUrl}/token`, form), isOnce);
  const token = tokenIn(answer);
  if (answer.status !== 200 || typeof token.access_token !== 'string') {
    throw new PlatformFailure(refusal(answer, token));
  }
  return { ...token, access_token: token.access_token };
};

/** A form for an endpoint of consents, which no quota counts. */
export const formRequest = (url: string, form: Readonly<Record<string, string>>): HttpRequest => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(form).toString(),
  counted: false,
});

const sendForm = async (
  io: PlatformIo,
  request: HttpRequest,
  isOnce: boolean,
): Promise<HttpAnswer> => {
  try {
    return await io.send(request);
  } catch (error) {
    if (isOnce || !(error instanceof PlatformFailure)) throw error;
    throw new PlatformFailure(asRead(error.failure));
  }
};

const tokenIn = (answer: HttpAnswer): TokenAnswer => {
  try {
    return (JSON.parse(answer.body.toString('utf8')) ?? {}) as TokenAnswer;
  } catch {
    return {};
  }
};

/**
 * RFC 6749 section 5.2. `invalid_grant`: expired or revoked; `invalid_client`: wrong id or secret.
 */
const refusal = (answer: HttpAnswer, token: TokenAnswer): Failure => {
  const code = typeof token.error === 'string' ? token.error : `HTTP_${answer.status}`;
  const detail = {
    code,
    message:
      typeof token.error_description === 'string'
        ? token.error_description
        : `The token endpoint answered ${answer.status}.`,
  };
  if (answer.status === 429) {
    return {
      kind: 'throttled',
      retryAfterSeconds: Number(answer.headers['retry-after']) || 30,
      scope: 'short',
      detail,
    };
  }
  return answer.status >= 400 && answer.status < 500
    ? { kind: 'unauthorised', detail }
    : { kind: 'unavailable', detail };
};

import type { Credentials, OpenConnection } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo, RefreshedToken } from '../../port/io';
import type { RefreshGrant } from '../../transport/access-tokens';
import type { MicrosoftEndpoints } from '../../transport/endpoints';

export const ADS_SCOPE = 'https://ads.microsoft.com/msads.manage';
const REFRESH_SCOPE = `${ADS_SCOPE} offline_access`;

/** A refresh token that is not used for so long ends (learn.microsoft.com/entra, refresh tokens). */
export const REFRESH_TOKEN_SECONDS = 90 * 24 * 3_600;

type Body = Readonly<Record<string, unknown>>;

/**
 * Microsoft identity's refresh: a new refresh token comes back and the old one is dropped
 * (spec/platforms/microsoft-ads.md 2a).
 */
export const refreshGrant =
  (endpoints: Pick<MicrosoftEndpoints, 'oauth'>): RefreshGrant =>
  async (connection, io) => {
    const { credentials } = connection;
    const body = await askForToken(endpoints, refreshForm(credentials), (request) =>
      sendRefresh(request, io),
    );
    return refreshedBy(body, connection);
  };

/** Throws PlatformFailure for every answer without an access token. */
export const askForToken = async (
  { oauth }: Pick<MicrosoftEndpoints, 'oauth'>,
  form: Readonly<Record<string, string>>,
  send: (request: HttpRequest) => Promise<HttpAnswer>,
): Promise<Body & { readonly access_token: string }> => {
  const answer = await send({
    method: 'POST',
    url: `${oauth}/common/oauth2/v2.0/token`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams(form).toString(),
    counted: false,
  });
  const body = bodyOf(answer);
  const token = body['access_token'];
  if (answer.status === 200 && typeof token === 'string') return { ...body, access_token: token };
  throw new PlatformFailure(refusalOf(answer.status, body));
};

const refreshForm = (credentials: Credentials): Readonly<Record<string, string>> => ({
  client_id: credentials['clientId'] ?? '',
  scope: REFRESH_SCOPE,
  grant_type: 'refresh_token',
  refresh_token: credentials['refreshToken'] ?? '',
  ...(credentials['clientSecret'] ? { client_secret: credentials['clientSecret'] } : {}),
});

/**
 * A refresh whose answer was lost may be sent again: Microsoft keeps the old refresh token valid
 * beside the new one.
 */
const sendRefresh = async (request: HttpRequest, io: PlatformIo): Promise<HttpAnswer> => {
  try {
    return await io.send(request);
  } catch (error) {
    if (error instanceof PlatformFailure) {
      throw new PlatformFailure({ kind: 'unavailable', detail: error.failure.detail });
    }
    throw error;
  }
};

const refreshedBy = (
  body: Body & { readonly access_token: string },
  { credentials }: OpenConnection,
): RefreshedToken => {
  const refreshToken = body['refresh_token'];
  const isNew =
    typeof refreshToken === 'string' &&
    refreshToken !== '' &&
    refreshToken !== credentials['refreshToken'];
  return {
    accessToken: body.access_token,
    expiresInSeconds: secondsIn(body['expires_in']) ?? 3_600,
    refreshEndsInSeconds: refreshEndIn(body),
    ...(isNew ? { rotated: { ...credentials, refreshToken } } : {}),
  };
};

/** Each use of a refresh token begins its time anew. */
export const refreshEndIn = (body: Body): number =>
  secondsIn(body['refresh_token_expires_in']) ?? REFRESH_TOKEN_SECONDS;

const secondsIn = (value: unknown): number | undefined => {
  const seconds = Number(value);
  return seconds > 0 ? seconds : undefined;
};

/** `error` names the reason (RFC 6749 5.2); the description holds an AADSTS code but no secret. */
const refusalOf = (status: number, body: Body): Failure => {
  const code = typeof body['error'] === 'string' ? body['error'] : `HTTP_${status}`;
  const detail = {
    code,
    message: String(
      body['error_description'] ?? `The token endpoint answered with status ${status}.`,
    ),
  };
  if (status === 429) return { kind: 'throttled', retryAfterSeconds: 60, scope: 'short', detail };
  return status >= 500 || code === 'temporarily_unavailable'
    ? { kind: 'unavailable', detail }
    : { kind: 'unauthorised', detail };
};

const bodyOf = (answer: HttpAnswer): Body => {
  try {
    return (JSON.parse(answer.body.toString('utf8')) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
};

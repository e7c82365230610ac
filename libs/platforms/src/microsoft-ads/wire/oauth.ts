import type { Grant, RefreshGrant } from '../../access';
import type { Failure } from '../../port/failure';
import { PlatformFailure } from '../../port/failure';
import type { Credentials, OpenConnection } from '../../port/connection';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import type { MicrosoftEndpoints } from '../../transport';

const SCOPE = 'https://ads.microsoft.com/msads.manage offline_access';

/** Microsoft identity's refresh: a new refresh token comes back and the old one is dropped (spec/platforms/microsoft-ads.md 2a). */
export const refreshGrant =
  (endpoints: Pick<MicrosoftEndpoints, 'oauth'>): RefreshGrant =>
  async (connection, io) => {
    const answer = await ask(tokenRequest(endpoints.oauth, connection.credentials), io);
    const body = bodyOf(answer);
    const token = body['access_token'];
    if (answer.status === 200 && typeof token === 'string') return grantOf(token, body, connection);
    throw new PlatformFailure(refusalOf(answer.status, body));
  };

const tokenRequest = (oauth: string, credentials: Credentials): HttpRequest => {
  const form = new URLSearchParams({
    client_id: credentials['clientId'] ?? '',
    scope: SCOPE,
    grant_type: 'refresh_token',
    refresh_token: credentials['refreshToken'] ?? '',
    ...(credentials['clientSecret'] ? { client_secret: credentials['clientSecret'] } : {}),
  });
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'application/json',
  };
  return {
    method: 'POST',
    url: `${oauth}/common/oauth2/v2.0/token`,
    headers,
    body: form.toString(),
    counted: false,
  };
};

/** A refresh whose answer was lost may be sent again: Microsoft lets the old refresh token live on beside the new one. */
const ask = async (request: HttpRequest, io: PlatformIo): Promise<HttpAnswer> => {
  try {
    return await io.send(request);
  } catch (error) {
    if (error instanceof PlatformFailure) {
      throw new PlatformFailure({ kind: 'unavailable', detail: error.failure.detail });
    }
    throw error;
  }
};

const grantOf = (
  accessToken: string,
  body: Readonly<Record<string, unknown>>,
  { credentials }: OpenConnection,
): Grant => {
  const seconds = Number(body['expires_in']);
  const refreshToken = body['refresh_token'];
  const isNew =
    typeof refreshToken === 'string' &&
    refreshToken !== '' &&
    refreshToken !== credentials['refreshToken'];
  return {
    accessToken,
    expiresInSeconds: seconds > 0 ? seconds : 3600,
    ...(isNew ? { rotated: { ...credentials, refreshToken } } : {}),
  };
};

/** `error` names the reason (RFC 6749 5.2); the description holds an AADSTS code but no secret. */
const refusalOf = (status: number, body: Readonly<Record<string, unknown>>): Failure => {
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

const bodyOf = (answer: HttpAnswer): Readonly<Record<string, unknown>> => {
  try {
    return (JSON.parse(answer.body.toString('utf8')) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
};

import type { VendorApp } from '../../port/access';
import type { OpenConnection } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import type { RefreshGrant } from '../../transport/access-tokens';
import { asRead } from '../../transport/transport-failure';
import { jsonIn, type JsonObject, waitOf } from './failures';

/** Where no life is named; the document has seen this and a day, so what is named counts. */
const SHORTEST_LIFE_SECONDS = 3_600;

/**
 * Reddit's refresh: HTTP Basic of the application, a form, and perhaps a new refresh token
 * (spec/platforms/reddit-ads.md 3a).
 */
export const refreshGrant =
  (oauthUrl: string): RefreshGrant =>
  async (connection, io) => {
    const request = formRequest(
      `${oauthUrl}/api/v1/access_token`,
      connection.credentials,
      {
        grant_type: 'refresh_token',
        refresh_token: connection.credentials['refreshToken'] ?? '',
      },
      userAgentOf(connection),
    );
    const answer = await ask(io, request);
    const body = jsonIn(answer.body);
    const accessToken = body?.['access_token'];
    if (answer.status !== 200 || typeof accessToken !== 'string') {
      throw new PlatformFailure(refusalOf(answer, body));
    }
    const seconds = Number(body?.['expires_in']);
    const refreshToken = body?.['refresh_token'];
    const isNew =
      typeof refreshToken === 'string' &&
      refreshToken !== '' &&
      refreshToken !== connection.credentials['refreshToken'];
    return {
      accessToken,
      expiresInSeconds: seconds > 0 ? seconds : SHORTEST_LIFE_SECONDS,
      ...(isNew ? { rotated: { ...connection.credentials, refreshToken } } : {}),
    };
  };

/** A form to an OAuth endpoint, with HTTP Basic of the application. */
export const formRequest = (
  url: string,
  { clientId = '', clientSecret = '' }: Partial<Pick<VendorApp, 'clientId' | 'clientSecret'>>,
  form: Readonly<Record<string, string>>,
  userAgent: string = DESCRIPTIVE,
): HttpRequest => ({
  method: 'POST',
  url,
  counted: false,
  headers: {
    Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'Content-Type': 'application/x-www-form-urlencoded',
    'User-Agent': userAgent,
  },
  body: new URLSearchParams(form).toString(),
});

/**
 * The old token stays valid for a while beside a new one, so a lost answer may be asked for again.
 */
const ask = async (io: PlatformIo, request: HttpRequest): Promise<HttpAnswer> => {
  try {
    return await io.send(request);
  } catch (error) {
    throw error instanceof PlatformFailure ? new PlatformFailure(asRead(error.failure)) : error;
  }
};

/** Plain OAuth errors (RFC 6749, 5.2): the grant or the application is not known any more. */
export const refusalOf = (answer: HttpAnswer, body: JsonObject | undefined): Failure => {
  const code = typeof body?.['error'] === 'string' ? body['error'] : `HTTP_${answer.status}`;
  const detail = {
    code,
    message: `Reddit's token endpoint answered with status ${answer.status}.`,
  };
  if (answer.status === 429) {
    return { kind: 'throttled', retryAfterSeconds: waitOf(answer.headers), scope: 'short', detail };
  }
  return answer.status >= 400 && answer.status < 500
    ? { kind: 'unauthorised', detail }
    : { kind: 'unavailable', detail };
};

/**
 * Default agents of libraries are limited to almost nothing; the form is Reddit's own (vendor's
 * OpenAPI, "User agents").
 */
const DESCRIPTIVE = 'web:switchyard:1.0 (by /u/switchyard)';

/** Who calls: what the connection says, else ourselves. */
export const userAgentOf = ({ settings }: Pick<OpenConnection, 'settings'>): string => {
  const { userAgent } = settings;
  return typeof userAgent === 'string' && /^[\x20-\x7e]+$/.test(userAgent.trim())
    ? userAgent.trim()
    : DESCRIPTIVE;
};

import type { RefreshGrant } from '../../access';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure, type Failure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { asRead } from '../../transport';
import { jsonIn } from './json-in';
import { waitOf } from './rate-limit';
import { userAgentOf } from './user-agent';

/** Where no life is named; the document has seen this and a day, so what is named counts. */
const SHORTEST_LIFE_SECONDS = 3_600;

/** Reddit's refresh: HTTP Basic of the application, a form, and perhaps a new refresh token (spec/platforms/reddit-ads.md 3a). */
export const refreshGrant =
  (oauthUrl: string): RefreshGrant =>
  async (connection, io) => {
    const answer = await ask(io, tokenRequest(oauthUrl, connection));
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

const tokenRequest = (oauthUrl: string, connection: OpenConnection): HttpRequest => {
  const { clientId = '', clientSecret = '', refreshToken = '' } = connection.credentials;
  return {
    method: 'POST',
    url: `${oauthUrl}/api/v1/access_token`,
    counted: false,
    headers: {
      Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      'User-Agent': userAgentOf(connection),
    },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    }).toString(),
  };
};

/** The old token lives on for a while beside a new one, so a lost answer may be asked for again. */
const ask = async (io: PlatformIo, request: HttpRequest): Promise<HttpAnswer> => {
  try {
    return await io.send(request);
  } catch (error) {
    throw error instanceof PlatformFailure ? new PlatformFailure(asRead(error.failure)) : error;
  }
};

/** Plain OAuth errors (RFC 6749, 5.2): the grant or the application is not known any more. */
const refusalOf = (
  answer: HttpAnswer,
  body: Readonly<Record<string, unknown>> | undefined,
): Failure => {
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

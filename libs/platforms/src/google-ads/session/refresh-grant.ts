import type { RefreshGrant } from '../../access';
import { PlatformFailure, type Failure } from '../../port/failure';
import type { HttpAnswer, PlatformIo, HttpRequest } from '../../port/io';
import { asRead } from '../../transport';

interface TokenAnswer {
  readonly access_token?: unknown;
  readonly expires_in?: unknown;
  readonly refresh_token?: unknown;
  readonly error?: unknown;
  readonly error_description?: unknown;
}

/** Exchanges the refresh token at `<oauth>/token`. Google usually sends no new refresh token; when it does, it is kept. */
export const refreshGrant =
  (oauthUrl: string): RefreshGrant =>
  async (connection, io) => {
    const { clientId = '', clientSecret = '', refreshToken = '' } = connection.credentials;
    const form = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
      grant_type: 'refresh_token',
    });
    const answer = await sendForm(io, {
      method: 'POST',
      url: `${oauthUrl}/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      counted: false,
    });
    const token = tokenIn(answer);
    if (answer.status !== 200 || typeof token.access_token !== 'string') {
      throw new PlatformFailure(refusal(answer, token));
    }
    const rotated = typeof token.refresh_token === 'string' && token.refresh_token !== refreshToken;
    return {
      accessToken: token.access_token,
      expiresInSeconds: typeof token.expires_in === 'number' ? token.expires_in : 0,
      ...(rotated
        ? { rotated: { ...connection.credentials, refreshToken: String(token.refresh_token) } }
        : {}),
    };
  };

const sendForm = async (io: PlatformIo, request: HttpRequest): Promise<HttpAnswer> => {
  try {
    return await io.send(request);
  } catch (error) {
    throw error instanceof PlatformFailure ? new PlatformFailure(asRead(error.failure)) : error;
  }
};

const tokenIn = (answer: HttpAnswer): TokenAnswer => {
  try {
    return (JSON.parse(answer.body.toString('utf8')) ?? {}) as TokenAnswer;
  } catch {
    return {};
  }
};

/** RFC 6749 section 5.2. `invalid_grant`: expired or revoked; `invalid_client`: wrong id or secret. */
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

import type { Credentials, OpenConnection } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo, RefreshedToken } from '../../port/io';
import { AccessTokens, type RefreshGrant } from '../../transport/access-tokens';
import type { LinkedinEndpoints } from '../../transport/endpoints';
import { asRead } from '../../transport/transport-failure';
import { UNVERIFIED } from '../unverified';
import { classifyAnswer } from './failures';
import { type Json, readAnswer, type WireAnswer } from './objects';
import { httpRequest, type RestCall } from './restli';

/** Sends calls with a token and throws PlatformFailure for each that LinkedIn did not take. */
export class LinkedinWire {
  private readonly tokens: AccessTokens;

  constructor(
    private readonly endpoints: LinkedinEndpoints,
    readonly apiVersion: string,
  ) {
    this.tokens = new AccessTokens(refreshGrant(endpoints.oauth));
  }

  async ask(connection: OpenConnection, io: PlatformIo, call: RestCall): Promise<WireAnswer> {
    try {
      const answer = await this.exchange(connection, io, call);
      const failure = classifyAnswer(answer, {
        nature: call.nature,
        entity: call.entity,
        now: io.now(),
      });
      if (failure) throw new PlatformFailure(failure);
      return answer;
    } catch (error) {
      if (call.nature === 'read' && error instanceof PlatformFailure) {
        throw new PlatformFailure(asRead(error.failure));
      }
      throw error;
    }
  }

  /**
   * Bytes of an upload go to the address that the vendor gave, with the token and without the
   * headers of the interface.
   */
  async put(
    connection: OpenConnection,
    io: PlatformIo,
    upload: {
      readonly url: string;
      readonly bytes: Uint8Array;
      readonly mimeType: string;
      readonly open: () => Promise<void>;
    },
  ): Promise<void> {
    const answer = readAnswer(
      await this.tokens.send(
        connection,
        io,
        (token) => ({
          method: 'PUT',
          url: upload.url,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': upload.mimeType },
          body: upload.bytes,
          counted: true,
          dayCost: 1,
        }),
        upload.open,
      ),
    );
    if (answer.status >= 200 && answer.status < 300) return;
    const failure = classifyAnswer(answer, { nature: 'change', entity: 'ad', now: io.now() });
    if (failure) throw new PlatformFailure(failure);
  }

  /** The answer as it came, taken or not. */
  async exchange(connection: OpenConnection, io: PlatformIo, call: RestCall): Promise<WireAnswer> {
    const voice = { rest: this.endpoints.rest, apiVersion: this.apiVersion };
    return readAnswer(
      await this.tokens.send(
        connection,
        io,
        (token) => httpRequest(call, { ...voice, token }),
        call.open,
      ),
    );
  }
}

/**
 * A new access token for the refresh token, whose own end is not moved by that (platform document
 * 2a). Apps without refresh tokens give an access token, which is used until LinkedIn refuses it.
 */
const refreshGrant =
  (oauth: string): RefreshGrant =>
  async (connection, io) => {
    const { credentials } = connection;
    if (!credentials['refreshToken'] && credentials['accessToken']) {
      return {
        accessToken: credentials['accessToken'],
        expiresInSeconds: UNVERIFIED.accessTokenSeconds,
      };
    }
    const { status, body = {} } = readAnswer(await ask(tokenRequest(oauth, credentials), io));
    const token = body['access_token'];
    if (status === 200 && typeof token === 'string') return grantOf(token, body, connection);
    throw new PlatformFailure(refusalOf(status, body));
  };

const tokenRequest = (oauth: string, credentials: Credentials): HttpRequest =>
  formRequest(`${oauth}/oauth/v2/accessToken`, {
    grant_type: 'refresh_token',
    refresh_token: credentials['refreshToken'] ?? '',
    client_id: credentials['clientId'] ?? '',
    client_secret: credentials['clientSecret'] ?? '',
  });

/** A refresh whose answer was lost may be sent again: the refresh token stays the same. */
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
  body: Json,
  { credentials }: OpenConnection,
): RefreshedToken => {
  const seconds = Number(body['expires_in']);
  const refreshSeconds = Number(body['refresh_token_expires_in']);
  const refreshToken = body['refresh_token'];
  const isNew =
    typeof refreshToken === 'string' &&
    refreshToken !== '' &&
    refreshToken !== credentials['refreshToken'];
  return {
    accessToken,
    expiresInSeconds: seconds > 0 ? seconds : UNVERIFIED.accessTokenSeconds,
    ...(isNew ? { rotated: { ...credentials, refreshToken } } : {}),
    ...(refreshSeconds > 0 ? { refreshEndsInSeconds: refreshSeconds } : {}),
  };
};

/** `error` names the reason (RFC 6749 5.2). */
const refusalOf = (status: number, body: Json): Failure => {
  const code = typeof body['error'] === 'string' ? body['error'] : `HTTP_${status}`;
  const detail = {
    code,
    message: String(
      body['error_description'] ?? `The token endpoint answered with status ${status}.`,
    ),
  };
  if (status === 429) {
    return {
      kind: 'throttled',
      retryAfterSeconds: UNVERIFIED.shortWaitSeconds,
      scope: 'short',
      detail,
    };
  }
  return status >= 500 || status === 200
    ? { kind: 'unavailable', detail }
    : { kind: 'unauthorised', detail };
};

/** A form to the host of tokens (platform document 2a): no platform call, so it is not counted. */
export const formRequest = (url: string, form: Readonly<Record<string, string>>): HttpRequest => ({
  method: 'POST',
  url,
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'application/json',
  },
  body: new URLSearchParams(form).toString(),
  counted: false,
});

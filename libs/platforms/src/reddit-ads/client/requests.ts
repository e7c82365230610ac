import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import type { OpenConnection } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { AccessTokens, type RefreshGrant } from '../../transport/access-tokens';
import type { RedditEndpoints } from '../../transport/endpoints';
import { jsonText } from '../../transport/requests';
import { asRead } from '../../transport/transport-failure';
import { UNVERIFIED } from '../unverified';
import { type Policy, RATE_LIMITS } from '../vocabulary';
import { type About, classify, contradicted, jsonIn, type JsonObject, waitOf } from './failures';

export interface WireCall extends About {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** After the version, or a whole address that the vendor gave for another page. */
  readonly path: string;
  /** What goes into the envelope. */
  readonly data?: object;
  readonly policy: Policy;
  /** Awaited right before each sending. */
  readonly open?: () => Promise<void>;
}

/** The newest version that an outside schema covers. */
export const NEWEST_VERSION = VENDOR_VERSIONS['reddit-ads'].usual;

/**
 * Sends calls to the vendor's API, with a token and a descriptive agent; throws PlatformFailure for
 * each that it did not take.
 */
export class RedditWire {
  private readonly tokens: AccessTokens;
  private readonly rootUrl: string;

  constructor(
    endpoints: RedditEndpoints,
    readonly apiVersion: string = NEWEST_VERSION,
  ) {
    this.tokens = new AccessTokens(refreshGrant(endpoints.oauth));
    this.rootUrl = `${endpoints.ads}/api/${apiVersion}`;
  }

  /** The body of an answer that was taken: an object with `data`. */
  async ask(connection: OpenConnection, io: PlatformIo, call: WireCall): Promise<JsonObject> {
    try {
      return taken(await this.exchange(connection, io, call), call);
    } catch (error) {
      if (call.nature === 'read' && error instanceof PlatformFailure) {
        throw new PlatformFailure(asRead(error.failure));
      }
      throw error;
    }
  }

  /** The answer as it came, taken or not. */
  exchange(connection: OpenConnection, io: PlatformIo, call: WireCall): Promise<HttpAnswer> {
    return this.tokens.send(
      connection,
      io,
      (token) => this.request(connection, call, token),
      call.open,
    );
  }

  private request(
    connection: OpenConnection,
    { method, path, data, policy }: WireCall,
    token: string,
  ): HttpRequest {
    return {
      method,
      counted: true,
      rateLimits: [RATE_LIMITS[policy]],
      url: path.startsWith('/') ? `${this.rootUrl}${path}` : this.ownAddress(path),
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'application/json',
        'User-Agent': userAgentOf(connection),
        ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(data === undefined ? {} : { body: jsonText({ data }) }),
    };
  }

  /** Pages are followed as given, but no token of ours goes to an unknown host. */
  private ownAddress(url: string): string {
    if (URL.canParse(url) && new URL(url).origin === new URL(this.rootUrl).origin) return url;
    throw new PlatformFailure(
      contradicted('The address of the next page is on another host.', 'read'),
    );
  }
}

const taken = (answer: HttpAnswer, call: WireCall): JsonObject => {
  if (answer.status < 200 || answer.status >= 300) {
    throw new PlatformFailure(classify(answer, call));
  }
  const body = jsonIn(answer.body);
  if (body?.['data'] === undefined || body['data'] === null) {
    throw new PlatformFailure(contradicted('The answer contains no data.', call.nature));
  }
  return body;
};

/** Where no life is named; the document has seen this and a day, so what is named counts. */
const SHORTEST_LIFE_SECONDS = 3_600;

/**
 * Reddit's refresh: HTTP Basic of the application, a form, and perhaps a new refresh token
 * (spec/platforms/reddit-ads.md 3a).
 */
const refreshGrant =
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

const LEVELS = { campaign: 'campaigns', adGroup: 'ad_groups', ad: 'ads' } as const;
export type Level = keyof typeof LEVELS;

/** By which ids a list is cut down. */
export interface ListFilter {
  readonly id?: readonly string[];
  readonly campaign_id?: readonly string[];
  readonly ad_group_id?: readonly string[];
}

/** Objects that live: what is archived or deleted is gone. */
const LIVING = 'ACTIVE,PAUSED';

/** A list of one level, as long a page as there is; at most 200 ids per filter. */
export const listPath = (accountId: string, level: Level, filter: ListFilter = {}): string => {
  const query = Object.entries(filter).map(
    ([name, ids]: [string, readonly string[]]) =>
      `${name}=${ids.map(encodeURIComponent).join(',')}`,
  );
  return `/ad_accounts/${encodeURIComponent(accountId)}/${LEVELS[level]}?${[...query, `configured_status=${LIVING}`, `page.size=${UNVERIFIED.pageSize}`].join('&')}`;
};

export const createPath = (accountId: string, level: Level): string =>
  `/ad_accounts/${encodeURIComponent(accountId)}/${LEVELS[level]}`;

export const objectPath = (level: Level, remoteId: string): string =>
  `/${LEVELS[level]}/${encodeURIComponent(remoteId)}`;

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

import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { AccessTokens } from '../../transport/access-tokens';
import type { RedditEndpoints } from '../../transport/endpoints';
import { jsonText } from '../../transport/requests';
import { asRead } from '../../transport/transport-failure';
import { UNVERIFIED } from '../unverified';
import { type Policy, RATE_LIMITS } from '../vocabulary';
import { type About, classify, contradicted, jsonIn, type JsonObject } from './failures';
import { refreshGrant, userAgentOf } from './oauth';

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

  /** The body of an answer to a token that belongs to no connection yet. Asked once. */
  async askWith(token: string, io: PlatformIo, call: WireCall): Promise<JsonObject> {
    return taken(await io.send(this.request({ settings: {} }, call, token)), call);
  }

  private request(
    connection: Pick<OpenConnection, 'settings'>,
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

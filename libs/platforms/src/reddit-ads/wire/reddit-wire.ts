import { jsonText } from '../../request-body';
import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import { AccessTokens } from '../../access';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { RATE_LIMITS, type Policy } from '../data/rate-limits';
import { asRead, type RedditEndpoints } from '../../transport';
import { classify, contradicted, type About } from './classify';
import { jsonIn, type JsonObject } from './json-in';
import { refreshGrant } from './refresh-grant';
import { userAgentOf } from './user-agent';

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

/** Sends calls to the vendor's API, with a token and a descriptive agent; throws PlatformFailure for each that it did not take. */
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

  /** Pages are followed as given, but no token of ours goes to a stranger's host. */
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

import type { AdPlatform } from '../../port/ad-platform';
import type { Json } from '../../port/attributes';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';

/**
 * A request as an emulator got it; `path` is the vendor's own, without the emulator's prefix and
 * without a query.
 */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Whole, with its query, where the request was really sent. */
  readonly url?: string;
  /** Null when the request had none. */
  readonly body: Json;
}

/** What is wrong with a request by the vendor's own description; empty when nothing. */
export type RequestOracle = (request: SentRequest) => readonly string[];

/**
 * Set where the oracles are required, as in CI: there a missing one is a failure. Elsewhere its
 * specs are reported as skipped.
 */
const isPromised =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles !== undefined;

/** Runs specs that need an oracle, or says by name that they did not run. */
export const withOracle = <Oracle>(
  name: string,
  oracle: Oracle | undefined,
  howToGet: string,
  specs: (oracle: Oracle) => void,
): void => {
  if (oracle) return describe(name, () => specs(oracle));
  if (isPromised) {
    return it(name, () => {
      throw new Error(`It is not there: ${howToGet}`);
    });
  }
  return describe.skip(name, () => void it(`needs what is not there: ${howToGet}`, () => {}));
};

/** A request with what is needed to send it again. */
export interface RecordedRequest extends SentRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Listener = (request: RecordedRequest) => void | Promise<void>;

/**
 * How requests of a platform are read; a batch is several. `answered` gets the answers, for a
 * reader that needs them to read later requests.
 */
export interface Reader {
  read(request: HttpRequest): readonly RecordedRequest[];
  answered?(request: HttpRequest, answer: HttpAnswer): void;
}

/**
 * The same connector, with a listener that gets every request before it goes out. Token requests
 * are left out: no vendor schema has them.
 */
export const recording = (
  platform: AdPlatform,
  listener: Listener,
  reader: Reader = JSON_READER,
): AdPlatform => {
  const heard = (io: PlatformIo): PlatformIo => ({
    send: async (request) => {
      for (const one of request.counted ? reader.read(request) : []) await listener(one);
      const answer = await io.send(request);
      reader.answered?.(request, answer);
      return answer;
    },
    now: () => io.now(),
    sleep: (milliseconds) => io.sleep(milliseconds),
    keepCredentials: (credentials) => io.keepCredentials(credentials),
    media: io.media,
  });
  const { lookUpPlaces } = platform;
  return {
    ...platform,
    ...(lookUpPlaces
      ? { lookUpPlaces: (connection, names, io) => lookUpPlaces(connection, names, heard(io)) }
      : {}),
    performance: (connection, scope, io) => platform.performance(connection, scope, heard(io)),
    check: (connection, io) => platform.check(connection, heard(io)),
    read: (connection, scope, io) => platform.read(connection, scope, heard(io)),
    apply: (connection, wave, io, gate) => platform.apply(connection, wave, heard(io), gate),
    find: (connection, markers, io) => platform.find(connection, markers, heard(io)),
    delivery: (connection, campaignIds, io) =>
      platform.delivery(connection, campaignIds, heard(io)),
  };
};

/** The prefixes under which the emulators stand in for the vendors' hosts. */
const PREFIX = /^\/(google-ads|google-datamanager|microsoft-ads\/(campaign|customer|reporting))/;

const JSON_READER: Reader = { read: (request) => [recorded(request)] };

const recorded = ({ method, url, headers, body }: HttpRequest): RecordedRequest => ({
  method,
  url,
  headers,
  path: new URL(url).pathname.replace(PREFIX, ''),
  body:
    body === undefined || body.length === 0 ? null : JSON.parse(Buffer.from(body).toString('utf8')),
});

import type { AdPlatform } from '../../port/ad-platform';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import type { SentRequest } from './request-oracle';

/** A request with what is needed to send it again. */
export interface RecordedRequest extends SentRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Listener = (request: RecordedRequest) => void | Promise<void>;

/** How requests of a platform are read; a batch is several. Whoever must know answers to read later requests is told of them. */
export interface Reader {
  read(request: HttpRequest): readonly RecordedRequest[];
  answered?(request: HttpRequest, answer: HttpAnswer): void;
}

/** The same connector, and somebody who hears every request before it goes out. Token requests are left out: no vendor schema has them. */
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
const PREFIX = /^\/(google-ads|microsoft-ads\/(campaign|customer|reporting))/;

const JSON_READER: Reader = { read: (request) => [recorded(request)] };

const recorded = ({ method, url, headers, body }: HttpRequest): RecordedRequest => ({
  method,
  url,
  headers,
  path: new URL(url).pathname.replace(PREFIX, ''),
  body:
    body === undefined || body.length === 0 ? null : JSON.parse(Buffer.from(body).toString('utf8')),
});

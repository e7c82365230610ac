import type { AdPlatform } from '../../port/ad-platform';
import type { HttpRequest, PlatformIo } from '../../port/io';
import type { SentRequest } from './request-oracle';

/** A request with what is needed to send it again. */
export interface RecordedRequest extends SentRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Listener = (request: RecordedRequest) => void;

/** The same connector, and somebody who hears every request before it goes out. Token requests are left out: no vendor schema has them. */
export const recording = (platform: AdPlatform, listener: Listener): AdPlatform => {
  const heard = (io: PlatformIo): PlatformIo => ({
    send: (request) => {
      if (request.counted) listener(recorded(request));
      return io.send(request);
    },
    now: () => io.now(),
    sleep: (milliseconds) => io.sleep(milliseconds),
    keepCredentials: (credentials) => io.keepCredentials(credentials),
    media: io.media,
  });
  const { lookUpPlaces } = platform;
  return {
    ...platform,
    ...(lookUpPlaces ? { lookUpPlaces: (connection, names, io) => lookUpPlaces(connection, names, heard(io)) } : {}),
    check: (connection, io) => platform.check(connection, heard(io)),
    read: (connection, scope, io) => platform.read(connection, scope, heard(io)),
    apply: (connection, wave, io, gate) => platform.apply(connection, wave, heard(io), gate),
    find: (connection, markers, io) => platform.find(connection, markers, heard(io)),
    delivery: (connection, campaignIds, io) => platform.delivery(connection, campaignIds, heard(io)),
  };
};

/** The prefixes under which the emulators stand in for the vendors' hosts. */
const PREFIX = /^\/(google-ads|microsoft-ads\/(campaign|customer|reporting))/;

const recorded = ({ method, url, headers, body }: HttpRequest): RecordedRequest => ({
  method, url, headers,
  path: new URL(url).pathname.replace(PREFIX, ''),
  body: body === undefined || body.length === 0 ? null : JSON.parse(Buffer.from(body).toString('utf8')),
});

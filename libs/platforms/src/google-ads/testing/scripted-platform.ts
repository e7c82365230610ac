import { MediaShelf } from '../../contract/testing/media-shelf';
import type { OpenConnection } from '../../port/connection';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { vendorEndpoints } from '../../transport';
import { googleAds } from '../google-ads';

export type Scripted = { readonly status?: number; readonly json?: unknown; readonly lost?: Error };

export const connection: OpenConnection = {
  id: 'con_1',
  platform: 'google-ads',
  externalAccountId: '123-456-7890',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: { loginCustomerId: '999-888-7777' },
  credentials: { clientId: 'id', clientSecret: 'secret', refreshToken: 'refresh' },
};

/** The connector on a platform that answers what it is told to, in order; token requests are answered by themselves. */
export const scriptedPlatform = (...script: readonly Scripted[]) => {
  const sent: HttpRequest[] = [];
  const left = [...script];
  const io: PlatformIo = {
    send: async (request) => {
      if (!request.counted) return answer({ json: { access_token: 'token', expires_in: 3600 } });
      sent.push(request);
      const next = left.shift();
      if (!next) throw new Error(`nobody scripted an answer to ${request.url}`);
      if (next.lost) throw next.lost;
      return answer(next);
    },
    now: () => Date.UTC(2026, 10, 21, 23, 30),
    sleep: async () => {},
    keepCredentials: async () => {},
    media: new MediaShelf(),
  };
  return {
    platform: googleAds({ endpoints: vendorEndpoints.google }),
    io,
    sent,
    bodies: () => sent.map(({ body }) => JSON.parse(String(body ?? 'null'))),
  };
};

const answer = ({ status = 200, json = {} }: Scripted): HttpAnswer => ({
  status,
  headers: { 'request-id': 'r1' },
  body: Buffer.from(JSON.stringify(json)),
});

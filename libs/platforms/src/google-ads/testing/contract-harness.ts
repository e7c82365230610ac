import type { OpenConnection } from '../../port/connection';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import type { ContractHarness } from '../../testing/harness';
import { MediaShelf } from '../../testing/scripted-io';
import { emulatorEndpoints, vendorEndpoints } from '../../transport/endpoints';
import { googleAds } from '..';

/** What the contract suite must know of Google Ads. */
export const harness: ContractHarness = {
  platform: 'google-ads',
  connector: (emulatorUrl, apiVersion) =>
    googleAds({
      endpoints: emulatorEndpoints(emulatorUrl).google,
      ...(apiVersion === undefined ? {} : { apiVersion }),
    }),
  sunsetVersion: 'v19',
  plain: { campaignType: 'SEARCH', adType: 'RESPONSIVE_SEARCH' },
  kinds: { campaign: 'campaign', adGroup: 'adGroup', ad: 'adGroupAd', keyword: 'adGroupCriterion' },
  controlId: (_, remoteId) => remoteId,
  writePath: {
    campaign: 'googleAds:mutate',
    adGroup: 'googleAds:mutate',
    ad: 'googleAds:mutate',
    keyword: 'googleAds:mutate',
  },
  readPath: 'googleAds:search',
  rename: (name) => ({ name }),
  areas: [
    { kind: 'AREA', name: 'Germany', negative: false, criterionId: '2276' },
    { kind: 'AREA', name: 'Berlin', negative: false, criterionId: '1003854' },
    { kind: 'AREA', name: 'Munich', negative: false, criterionId: '1004234' },
    { kind: 'AREA', name: 'Austria', negative: false, criterionId: '2040' },
  ],
  marksNames: false,
  manyRequests: 1,
  refused: { over: { name: 'Taken' }, code: 'REMOTE_NAME_TAKEN', field: 'name' },
  duplicateNameCode: 'REMOTE_NAME_TAKEN',
  tokenLifeSeconds: 3_600,
  throttles: [
    { name: 'the delay of a quota error', fault: { status: 429 }, retryAfterSeconds: 30 },
    {
      name: 'Retry-After',
      fault: { status: 429, headers: { 'retry-after': '12' }, body: {} },
      retryAfterSeconds: 12,
    },
  ],
  withdrawn: { refreshToken: 'withdrawn' },
  places: [
    { asked: { name: 'Berlin', type: 'CITY', countryCode: 'DE' }, id: '1003854' },
    { asked: { name: 'Austria', type: 'COUNTRY' }, id: '2040' },
  ],
  images: {
    uploadPath: 'assets:mutate',
    kind: 'asset',
    isImage: ({ data }) => data['type'] === 'IMAGE',
    perAd: 2,
    findsLostUploads: true,
  },
  performance: {
    path: 'googleAds:search',
    addsUp: ['campaign', 'adGroup', 'ad', 'keyword'],
    many: { level: 'keyword', below: 1_000, campaigns: 1, days: 21, leastRequests: 3 },
  },
  creative: {
    writePath: {
      display: 'googleAds:mutate',
      assetGroup: 'googleAds:mutate',
      extensions: ['googleAds:mutate'],
    },
    assetGroupKind: 'assetGroup',
    extensionKind: 'campaignAsset',
  },
};

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

/**
 * The connector on a platform that gives scripted answers, in order; token requests are answered by
 * themselves.
 */
export const scriptedPlatform = (...script: readonly Scripted[]) => {
  const sent: HttpRequest[] = [];
  const left = [...script];
  const io: PlatformIo = {
    send: async (request) => {
      if (!request.counted) return answer({ json: { access_token: 'token', expires_in: 3600 } });
      sent.push(request);
      const next = left.shift();
      if (!next) throw new Error(`no answer is scripted for ${request.url}`);
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

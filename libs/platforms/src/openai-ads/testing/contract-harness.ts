import type { ContractHarness } from '../../contract/testing/harness';
import type { AdPlatform } from '../../port/ad-platform';
import type { HttpRequest } from '../../port/io';
import { emulatorEndpoints } from '../../transport';
import { openaiAds } from '../openai-ads';
import { acceptable } from './acceptable';
import { withEventSetting } from './event-setting';
import { likeTheEngine } from './like-the-engine';

/** The connector, with somebody who hears every request before it goes out. */
export const hearing =
  (heard: (request: HttpRequest) => void) =>
  (emulatorUrl: string): AdPlatform => {
    const endpoints = emulatorEndpoints(emulatorUrl).openai;
    const platform = likeTheEngine(openaiAds({ endpoints }), {
      heard,
      advance: (advanceSeconds) =>
        fetch(`${emulatorUrl}/_control/clock`, {
          method: 'POST',
          body: JSON.stringify({ advanceSeconds }),
        }),
      settled: (connection) => withEventSetting(`${endpoints.ads}/v1`, connection),
    });
    return { ...platform, normalise: (draft) => platform.normalise(acceptable(draft)) };
  };

/** What the contract suite must know of OpenAI Ads. */
export const harness: ContractHarness = {
  platform: 'openai-ads',
  connector: hearing(() => {}),
  plain: { campaignType: 'DISPLAY', adType: 'RESPONSIVE_DISPLAY' },
  kinds: { campaign: 'campaign', adGroup: 'ad_group', ad: 'ad' },
  controlId: (_, remoteId) => remoteId,
  writePath: { campaign: '/v1/campaigns$', adGroup: '/v1/ad_groups$', ad: '/v1/ads$' },
  readPath: '/v1/campaigns/',
  alsoWritesAd: ['/v1/upload$'],
  remoteId: 'cmpn_999999',
  unknownAccountId: 'adacct_999999',
  rename: (name) => ({ name }),
  marksNames: true,
  areas: [
    { kind: 'AREA', name: 'Germany', negative: false, openaiLocationId: 'country:DE' },
    { kind: 'AREA', name: 'Czechia', negative: false, openaiLocationId: 'country:CZ' },
    { kind: 'AREA', name: 'Praha', negative: false, openaiLocationId: '2000330' },
    { kind: 'AREA', name: 'San Francisco', negative: false, openaiLocationId: '3000194' },
  ],
  manyRequests: 1_000,
  refused: {
    over: {
      geoTargets: [{ kind: 'AREA', name: 'Nowhere', negative: false, openaiLocationId: '1' }],
    },
    code: 'invalid_value',
    field: 'geoTargets',
  },
  withdrawn: { apiKey: 'fake-withdrawn' },
  throttles: [
    {
      name: 'Retry-After',
      fault: {
        status: 429,
        headers: { 'retry-after': '12' },
        body: { error: { message: 'Slow down', type: 'rate_limit_error' } },
      },
      retryAfterSeconds: 12,
    },
    { name: 'no word about it', fault: { status: 429, body: {} }, retryAfterSeconds: 30 },
  ],
  places: [
    { asked: { name: 'Austria', type: 'COUNTRY' }, id: 'country:AT' },
    { asked: { name: 'San Francisco', type: 'METRO', countryCode: 'US' }, id: '3000194' },
  ],
  performance: {
    path: '/(ad_account|conversions)/insights$',
    addsUp: ['campaign', 'adGroup', 'ad'],
    many: { level: 'ad', below: 30, campaigns: 2, days: 41, leastRequests: 5 },
  },
  images: {
    uploadPath: '/v1/upload$',
    kind: 'file',
    isImage: () => true,
    perAd: 1,
    findsLostUploads: false,
  },
};

import type { AdPlatform } from '../../port/ad-platform';
import type { OpenConnection } from '../../port/connection';
import type { AdGroupDraft, BiddingDraft, CampaignDraft, Draft } from '../../port/draft';
import type { HttpRequest } from '../../port/io';
import type { ContractHarness } from '../../testing/harness';
import { emulatorEndpoints } from '../../transport/endpoints';
import { openaiAds } from '..';
import { BIDS, isSupportedStrategy, MAX_BID_MICROS, translatedStrategy } from '../vocabulary';
import { EVENT_SETTING } from '../write/campaigns';
import { likeTheEngine } from './engine';

const made = new Map<string, Promise<string>>();

/**
 * A connection that knows the conversion event that its campaigns may bid for: made as a person
 * would make it, once per account.
 */
const withEventSetting = async (
  rootUrl: string,
  connection: OpenConnection,
): Promise<OpenConnection> => {
  const apiKey = connection.credentials['apiKey'] ?? '';
  const key = `${rootUrl} ${apiKey}`;
  const id = made.get(key) ?? makeEventSetting(rootUrl, apiKey);
  made.set(key, id);
  return { ...connection, settings: { ...connection.settings, [EVENT_SETTING]: await id } };
};

const makeEventSetting = async (rootUrl: string, apiKey: string): Promise<string> => {
  const post = async (path: string, body: object): Promise<Readonly<Record<string, string>>> => {
    const answer = await fetch(`${rootUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Readonly<Record<string, string>>;
  };
  const { id: source } = await post('/conversions/pixels', { name: 'Shop', client_type: 'web' });
  const { id } = await post('/conversions/event_settings', {
    name: 'Orders',
    event_type: 'order_created',
    attribution_window_days: 30,
    source_ids: [source],
  });
  return id!;
};

/** The connector, with a listener that gets every request before it goes out. */
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
      prepared: (connection) => withEventSetting(`${endpoints.ads}/v1`, connection),
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

const MIN_BUDGET_MICROS = 1_000_000;

const bid = (micros: number | undefined): number =>
  Math.min(MAX_BID_MICROS, Math.max(10_000, micros ?? 1_500_000));

/**
 * The suite draws any draft; Validate holds back strategies that OpenAI lacks, bids and budgets out
 * of range, circles alone and no device at all.
 */
const acceptable = (draft: Draft): Draft => {
  switch (draft.entity) {
    case 'campaign':
      return acceptableCampaign(draft);
    case 'adGroup':
      return acceptableGroup({
        ...draft,
        campaign: acceptableCampaign(draft.campaign),
        keywords: draft.keywords ?? [],
        contextHints: draft.contextHints ?? [],
      });
    default:
      return draft;
  }
};

const acceptableCampaign = (draft: CampaignDraft): CampaignDraft => ({
  ...draft,
  budgetMicros: Math.max(MIN_BUDGET_MICROS, draft.budgetMicros),
  biddingStrategy: acceptableBidding(draft.biddingStrategy),
  geoTargets: draft.geoTargets.some((place) => place.kind === 'AREA' && !place.negative)
    ? draft.geoTargets
    : draft.geoTargets.filter(({ kind }) => kind === 'AREA'),
  ...(draft.devices?.desktop?.enabled === false
    ? { devices: { ...draft.devices, mobile: { ...draft.devices.mobile, enabled: true } } }
    : {}),
});

/** `clicks` and `conversions` are what a campaign reads back as. */
const acceptableBidding = (draft: BiddingDraft): BiddingDraft => {
  const isKnown =
    isSupportedStrategy(translatedStrategy(draft.type)) ||
    ['clicks', 'conversions'].includes(draft.type);
  if (!isKnown) return { type: 'MAXIMIZE_CLICKS' };
  return draft.type === 'TARGET_CPA'
    ? { ...draft, targetCpaMicros: bid(draft.targetCpaMicros) }
    : draft;
};

const acceptableGroup = (draft: AdGroupDraft): AdGroupDraft => {
  const strategy = translatedStrategy(draft.campaign.biddingStrategy.type);
  return isSupportedStrategy(strategy) && BIDS[strategy].amount === 'maxCpc'
    ? { ...draft, maxCpcMicros: bid(draft.maxCpcMicros ?? undefined) }
    : draft;
};

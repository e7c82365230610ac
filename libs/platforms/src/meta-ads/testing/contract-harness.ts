import type { AdPlatform } from '../../port/ad-platform';
import type { BiddingDraft, CampaignDraft, Draft } from '../../port/draft';
import { draftsFor } from '../../testing/drafts';
import type { ContractHarness } from '../../testing/harness';
import { emulatorEndpoints } from '../../transport/endpoints';
import { AIMS } from '../vocabulary';
import { metaAds } from '..';

/** Enough for Meta: a euro a day, a dollar's worth in any currency, a cent a bid. */
const LEAST_BUDGET = 900_000_000;
const LEAST_BID = 20_000_000;
/** Two cents a day, which Meta refuses. */
const TOO_LITTLE = 20_000;

const IDENTITY = { payer: 'Garden Ltd', beneficiary: 'Garden Ltd' };

const anywhere = {
  kind: 'AREA',
  name: 'United States',
  negative: false,
  metaLocationId: 'country:US',
} as const;

/**
 * Drafts that Validate would hold back become ones that Meta takes: amounts of a size, a place, a
 * payer, a device.
 */
const acceptable = (draft: Draft): Draft => {
  switch (draft.entity) {
    case 'campaign':
      return acceptableCampaign(draft);
    case 'adGroup':
      return {
        ...draft,
        campaign: acceptableCampaign(draft.campaign),
        ...(draft.maxCpcMicros === null
          ? {}
          : { maxCpcMicros: Math.max(LEAST_BID, draft.maxCpcMicros) }),
      };
    default:
      return draft;
  }
};

/** One objective for all goals, because none can change; awareness bids for nothing but reach. */
const acceptableCampaign = (draft: CampaignDraft): CampaignDraft => ({
  ...draft,
  objective: draft.objective === 'AWARENESS' ? 'AWARENESS' : 'SALES',
  biddingStrategy:
    draft.objective === 'AWARENESS' && draft.biddingStrategy.type in AIMS
      ? { type: 'MAXIMIZE_CLICKS' }
      : acceptableBidding(draft.biddingStrategy),
  budgetMicros:
    draft.budgetMicros === TOO_LITTLE ? TOO_LITTLE : Math.max(LEAST_BUDGET, draft.budgetMicros),
  politicalAdvertising: 'NONE',
  geoTargets: [
    anywhere,
    ...draft.geoTargets.filter(
      (place) => place.kind === 'RADIUS' || place.metaLocationId !== anywhere.metaLocationId,
    ),
  ],
  devices: {},
  advertiserIdentity: draft.advertiserIdentity ?? IDENTITY,
});

const acceptableBidding = (bidding: BiddingDraft): BiddingDraft => {
  const atLeast = (micros: number | undefined): number | undefined =>
    micros && Math.max(LEAST_BID, micros);
  const ceiling =
    bidding.type === 'MANUAL_CPC' || bidding.type === 'ENHANCED_CPC' ? 2_000_000_000 : undefined;
  return {
    ...bidding,
    targetCpaMicros: atLeast(bidding.targetCpaMicros),
    maxCpcBidCeilingMicros: atLeast(bidding.maxCpcBidCeilingMicros) ?? ceiling,
    ...(bidding.targetRoas === undefined
      ? {}
      : { targetRoas: Math.min(1_000, Math.max(0.01, bidding.targetRoas)) }),
  };
};

/** The connector on drafts as they are. */
export const plainConnector = (emulatorUrl: string, apiVersion?: string): AdPlatform =>
  metaAds({
    endpoints: emulatorEndpoints(emulatorUrl).meta,
    ...(apiVersion === undefined ? {} : { apiVersion }),
  });

const connector = (emulatorUrl: string, apiVersion?: string): AdPlatform => {
  const platform = plainConnector(emulatorUrl, apiVersion);
  return { ...platform, normalise: (draft) => platform.normalise(acceptable(draft)) };
};

const error = (code: number, over: object = {}) => ({
  error: {
    message: 'Too many calls',
    type: 'OAuthException',
    code,
    is_transient: true,
    fbtrace_id: 'Afake',
    ...over,
  },
});

/** What the contract suite must know of Meta Ads. */
export const harness: ContractHarness = {
  platform: 'meta-ads',
  connector,
  sunsetVersion: 'v20.0',
  plain: { campaignType: 'DISPLAY', adType: 'SINGLE_IMAGE' },
  kinds: { campaign: 'campaign', adGroup: 'adset', ad: 'ad' },
  controlId: (_, remoteId) => remoteId,
  writePath: { campaign: '/campaigns$', adGroup: '/adsets$', ad: '/ads$' },
  readPath: '^/(v26\\.0/\\d+)?$',
  alsoWritesAd: ['/adcreatives$', '/adimages$'],
  rename: (name) => ({ name }),
  marksNames: true,
  areas: [
    {
      kind: 'AREA',
      name: 'Germany',
      negative: false,
      metaLocationId: 'country:DE',
      countryCode: 'DE',
    },
    {
      kind: 'AREA',
      name: 'California',
      negative: false,
      metaLocationId: 'region:3847',
      countryCode: 'US',
    },
    {
      kind: 'AREA',
      name: 'Menlo Park',
      negative: false,
      metaLocationId: 'zip:US:94304',
      countryCode: 'US',
    },
    {
      kind: 'AREA',
      name: 'New York market',
      negative: false,
      metaLocationId: 'market:DMA:501',
      countryCode: 'US',
    },
  ],
  manyRequests: 4,
  many: 200,
  refused: { over: { budgetMicros: TOO_LITTLE }, code: '100/1885272', field: 'budget' },
  withdrawn: { accessToken: 'withdrawn', appSecret: '' },
  throttles: [
    {
      name: 'minutes of the business use case',
      retryAfterSeconds: 120,
      fault: {
        status: 400,
        body: error(80_004),
        headers: {
          'x-business-use-case-usage': JSON.stringify({
            1: [{ type: 'ads_management', call_count: 100, estimated_time_to_regain_access: 2 }],
          }),
        },
      },
    },
    {
      name: 'seconds of the ad account',
      retryAfterSeconds: 45,
      fault: {
        status: 400,
        body: error(17, { error_subcode: 2_446_079 }),
        headers: {
          'x-ad-account-usage': JSON.stringify({ acc_id_util_pct: 100, reset_time_duration: 45 }),
        },
      },
    },
    {
      name: 'too many changes in a second',
      retryAfterSeconds: 1,
      fault: { status: 400, body: error(613, { error_subcode: 5_044_001 }) },
    },
  ],
  currencies: [
    ['JPY', 1_000_000],
    ['HUF', 1_000_000],
  ],
  places: [
    { asked: { name: 'Berlin', type: 'CITY', countryCode: 'DE' }, id: 'city:2900001' },
    { asked: { name: 'Austria', type: 'COUNTRY', countryCode: 'AT' }, id: 'country:AT' },
  ],
  performance: {
    path: '/insights$',
    addsUp: ['campaign', 'adGroup', 'ad'],
    many: { level: 'ad', below: 50, campaigns: 1, days: 31, leastRequests: 4 },
  },
  images: {
    uploadPath: '/adimages$',
    kind: 'adimage',
    isImage: () => true,
    perAd: 1,
    findsLostUploads: true,
  },
};

/** Plain drafts of a display campaign with an ad of one image. */
export const drafts = draftsFor(harness);

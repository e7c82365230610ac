import type { AdPlatform } from '../../port/ad-platform';
import type { AreaDraft, BiddingDraft, CampaignDraft, Draft } from '../../port/draft';
import type { ContractHarness } from '../../testing/harness';
import { emulatorEndpoints } from '../../transport/endpoints';
import { capabilities } from '../capabilities';
import { UNVERIFIED } from '../unverified';
import { linkedinAds } from '..';

const SMALLEST_BUDGET_MICROS = UNVERIFIED.smallestDailyBudget * 1_000_000;

/** Geo ids as the emulator gives them. */
const AREAS: readonly AreaDraft[] = [
  { kind: 'AREA', name: 'Germany', negative: false, linkedinLocationId: 'urn:li:geo:101282230' },
  { kind: 'AREA', name: 'France', negative: false, linkedinLocationId: 'urn:li:geo:105015875' },
  { kind: 'AREA', name: 'Austria', negative: false, linkedinLocationId: 'urn:li:geo:190000011' },
  {
    kind: 'AREA',
    name: 'United States',
    negative: false,
    linkedinLocationId: 'urn:li:geo:103644278',
  },
];

/**
 * What the suite makes after the platform's clock alone went on until its tokens are dead: by then
 * a start by our own clock is long past.
 */
const AFTER_MONTHS = 'Second';

const knownBidding = (bidding: BiddingDraft): BiddingDraft =>
  capabilities.bidding.some(({ strategy }) => strategy === bidding.type)
    ? bidding
    : { ...bidding, type: 'MAXIMIZE_CLICKS' };

const withPlace = (places: CampaignDraft['geoTargets']): CampaignDraft['geoTargets'] => {
  const [first] = AREAS;
  const others = places.filter(
    (place) => place.kind === 'RADIUS' || place.linkedinLocationId !== first!.linkedinLocationId,
  );
  return places.some((place) => place.kind === 'AREA' && !place.negative)
    ? places
    : [first!, ...others];
};

/**
 * The suite draws any draft; Validate would hold back ones without a place, with too small a budget
 * or a strategy that LinkedIn lacks.
 */
const acceptable = (draft: CampaignDraft): CampaignDraft => ({
  ...draft,
  ...(draft.name === AFTER_MONTHS ? { startDate: '2027-09-01' } : {}),
  ...(draft.budgetMicros === undefined
    ? {}
    : { budgetMicros: Math.max(SMALLEST_BUDGET_MICROS, draft.budgetMicros) }),
  ...(draft.biddingStrategy === undefined
    ? {}
    : { biddingStrategy: knownBidding(draft.biddingStrategy) }),
  ...(draft.geoTargets === undefined ? {} : { geoTargets: withPlace(draft.geoTargets) }),
});

const acceptableDraft = (draft: Draft): Draft =>
  draft.entity === 'campaign'
    ? acceptable(draft)
    : { ...draft, campaign: acceptable(draft.campaign) };

const connector = (emulatorUrl: string, apiVersion?: string): AdPlatform => {
  const platform = linkedinAds({
    endpoints: emulatorEndpoints(emulatorUrl).linkedin,
    ...(apiVersion === undefined ? {} : { apiVersion }),
  });
  return { ...platform, normalise: (draft) => platform.normalise(acceptableDraft(draft)) };
};

const message =
  'Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached';
const secondsToMidnight = (): number => 86_400 - (Math.floor(Date.now() / 1_000) % 86_400);

/** What the contract suite must know of LinkedIn. */
export const harness: ContractHarness = {
  platform: 'linkedin-ads',
  connector,
  sunsetVersion: '202511',
  plain: { campaignType: 'SOCIAL', adType: 'SINGLE_IMAGE' },
  kinds: { campaign: 'campaignGroup', adGroup: 'campaign', ad: 'creative' },
  isGiven: ({ data }) => data['backfilled'] === true,
  controlId: (entity, remoteId) =>
    entity === 'ad' ? `urn:li:sponsoredCreative:${remoteId}` : remoteId,
  writePath: { campaign: '/adCampaignGroups$', adGroup: '/adCampaigns$', ad: '/creatives$' },
  readPath: '/adCampaignGroups$',
  rename: (name) => ({ name }),
  marksNames: true,
  areas: AREAS,
  manyRequests: 10,
  refused: { over: { startDate: '2020-01-01' }, code: 'DATE_TOO_EARLY', field: 'startDate' },
  currencies: [
    ['JPY', 1_000_000],
    ['KWD', 10_000],
  ],
  tokenLifeSeconds: 5_184_000,
  withdrawn: { refreshToken: 'withdrawn' },
  tellsTimeZone: false,
  throttles: [
    {
      name: "a day's quota ends at midnight UTC",
      fault: { status: 429, body: { status: 429, serviceErrorCode: 101, message } },
      retryAfterSeconds: secondsToMidnight,
      scope: 'day',
    },
    {
      name: 'no header says how long',
      fault: { status: 429, body: { status: 429, message: 'Too many requests' } },
      retryAfterSeconds: UNVERIFIED.shortWaitSeconds,
    },
  ],
  places: [
    { asked: { name: 'Berlin', type: 'CITY', countryCode: 'DE' }, id: 'urn:li:geo:103035651' },
    { asked: { name: 'Austria', type: 'COUNTRY' }, id: 'urn:li:geo:190000011' },
  ],
  performance: {
    path: '/adAnalytics$',
    addsUp: ['campaign', 'adGroup', 'ad'],
    many: { level: 'ad', below: 2, campaigns: 3, days: 12, leastRequests: 1 },
  },
  images: {
    uploadPath: '/dms-uploads/',
    kind: 'image',
    isImage: () => true,
    perAd: 1,
    findsLostUploads: true,
  },
};

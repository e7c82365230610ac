import type { AdPlatform } from '../../port/ad-platform';
import type { BiddingDraft, CampaignDraft, Draft } from '../../port/draft';
import type { ContractHarness } from '../../testing/harness';
import { emulatorEndpoints } from '../../transport/endpoints';
import { redditAds } from '..';

/** Reddit takes no daily budget under five whole units. */
const SMALLEST_BUDGET_MICROS = 5_000_000;

const GERMANY = { kind: 'AREA', name: 'Germany', negative: false, redditLocationId: 'DE' } as const;

/**
 * Strategies of conversions make another kind of campaign, which the suite cannot turn one into:
 * `conversions.medium-spec.ts` tries them.
 */
const byClicks = (draft: BiddingDraft): BiddingDraft =>
  ['MAXIMIZE_CONVERSIONS', 'MAXIMIZE_CONVERSION_VALUE', 'TARGET_CPA', 'TARGET_ROAS'].includes(
    draft.type,
  )
    ? { ...draft, type: 'MAXIMIZE_CLICKS' }
    : draft;

/**
 * The suite draws any campaign; Validate holds back those that mean only circles, no device at all,
 * or too small a budget.
 */
const acceptable = (draft: CampaignDraft): CampaignDraft => ({
  ...draft,
  budgetMicros: Math.max(SMALLEST_BUDGET_MICROS, draft.budgetMicros),
  biddingStrategy: byClicks(draft.biddingStrategy),
  ...(draft.geoTargets?.some(({ kind }) => kind === 'RADIUS')
    ? { geoTargets: [...draft.geoTargets.filter(({ kind }) => kind === 'AREA'), GERMANY] }
    : {}),
  ...(draft.devices
    ? { devices: { ...draft.devices, desktop: { ...draft.devices.desktop, enabled: true } } }
    : {}),
});

const accepted = (draft: Draft): Draft =>
  draft.entity === 'campaign'
    ? acceptable(draft)
    : { ...draft, campaign: acceptable(draft.campaign) };

const plain = (emulatorUrl: string, apiVersion?: string): AdPlatform =>
  redditAds({
    endpoints: emulatorEndpoints(emulatorUrl).reddit,
    ...(apiVersion === undefined ? {} : { apiVersion }),
  });

const connector = (emulatorUrl: string, apiVersion?: string): AdPlatform => {
  const platform = plain(emulatorUrl, apiVersion);
  return { ...platform, normalise: (draft) => platform.normalise(accepted(draft)) };
};

/** What the contract suite must know of Reddit. */
export const harness: ContractHarness = {
  platform: 'reddit-ads',
  connector,
  sunsetVersion: 'v2',
  plain: { campaignType: 'DISPLAY', adType: 'SINGLE_IMAGE' },
  kinds: { campaign: 'campaign', adGroup: 'adGroup', ad: 'ad' },
  controlId: (_, remoteId) => remoteId,
  writePath: {
    campaign: '/ad_accounts/[^/]+/campaigns$|/campaigns/\\d+$',
    adGroup: '/ad_accounts/[^/]+/ad_groups$|/ad_groups/\\d+$',
    ad: '/ad_accounts/[^/]+/ads$|/ads/\\d+$',
  },
  readPath: '/ad_accounts/[^/]+/campaigns$',
  alsoWritesAd: ['/structured_posts/jobs$'],
  unknownAccountId: 'a2_nobody',
  rename: (name) => ({ name }),
  marksNames: true,
  areas: [
    GERMANY,
    { kind: 'AREA', name: 'France', negative: false, redditLocationId: 'FR' },
    { kind: 'AREA', name: 'Toronto', negative: false, redditLocationId: 'CA:6167865' },
    { kind: 'AREA', name: 'California', negative: false, redditLocationId: 'US-CA' },
  ],
  manyRequests: 2_100,
  many: 2_100,
  refused: { over: { endDate: '2020-01-01' }, code: 'HTTP_400', field: 'endDate' },
  tokenLifeSeconds: 86_400,
  withdrawn: { refreshToken: 'withdrawn' },
  throttles: [
    {
      name: 'the policy that is used up',
      fault: { status: 429, headers: { RateLimit: '"ads-campaign-management-write";r=0;t=42' } },
      retryAfterSeconds: 42,
    },
    {
      name: 'the longest of several',
      fault: {
        status: 429,
        headers: { RateLimit: '"one";r=12;t=59, "two";r=0;t=17, "three";r=0;t=23' },
      },
      retryAfterSeconds: 23,
    },
    {
      name: 'no policy that is used up',
      fault: { status: 429, headers: { RateLimit: '"one";r=5;t=9' } },
      retryAfterSeconds: 60,
    },
  ],
  // A thousandth of a dinar times 1,234 is less than the smallest budget.
  currencies: [
    ['JPY', 1_000_000],
    ['USD', 10_000],
  ],
  places: [
    { asked: { name: 'Berlin', type: 'CITY', countryCode: 'DE' }, id: 'DE:2950159' },
    { asked: { name: 'Austria', type: 'COUNTRY' }, id: 'AT' },
    { asked: { name: 'California', type: 'REGION', countryCode: 'US' }, id: 'US-CA' },
  ],
  performance: {
    path: '/reports$',
    addsUp: ['campaign', 'adGroup', 'ad'],
    many: { level: 'ad', below: 20, campaigns: 1, days: 105, leastRequests: 3 },
  },
  images: { kind: 'post', isImage: () => true, perAd: 1, findsLostUploads: true },
};

import type { AdDraft, AdGroupDraft, CampaignDraft, KeywordDraft } from '../../port/draft';

/** A campaign that uses every field Microsoft can hold. */
export const campaign = (over: Partial<CampaignDraft> = {}): CampaignDraft => ({
  entity: 'campaign',
  campaignType: 'SEARCH',
  objective: 'TRAFFIC',
  name: 'Spring',
  status: 'PAUSED',
  budgetMicros: 25_000_000,
  currency: 'EUR',
  biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 },
  geoTargets: [
    {
      kind: 'AREA',
      name: 'Germany',
      negative: false,
      msLocationId: '72',
      bidAdjustmentPercent: 20,
    },
    { kind: 'AREA', name: 'Bonn', negative: true, msLocationId: '501' },
    { kind: 'RADIUS', name: 'Berlin', lat: 52.52, lng: 13.405, radius: 10, unit: 'km' },
  ],
  locationIntent: 'PRESENCE',
  schedule: [
    {
      day: 'MONDAY',
      startHour: 9,
      startMinute: 'ZERO',
      endHour: 17,
      endMinute: 'THIRTY',
      bidModifier: 1.1,
    },
  ],
  scheduleZone: 'account',
  devices: { mobile: { enabled: false }, desktop: { enabled: true, bidAdjustmentPercent: 10 } },
  languages: ['de', 'en'],
  networks: { search: true, searchPartners: false, display: false },
  negativeKeywords: [{ text: 'free', matchType: 'PHRASE' }],
  extensions: [],
  images: [],
  trackingTemplate: 'https://track.example/?u={lpurl}',
  politicalAdvertising: 'NONE',
  specialAdCategories: [],
  ...over,
});

export const adGroup = (over: Partial<AdGroupDraft> = {}): AdGroupDraft => ({
  entity: 'adGroup',
  campaign: campaign({ startDate: '2026-12-01', endDate: '2026-12-31' }),
  name: 'Shoes',
  status: 'ENABLED',
  maxCpcMicros: 1_500_000,
  contextHints: [],
  keywords: [],
  ...over,
});

export const ad = (over: Partial<AdDraft> = {}): AdDraft => ({
  entity: 'ad',
  campaign: campaign(),
  adType: 'RESPONSIVE_SEARCH',
  status: 'ENABLED',
  adGroupName: 'Shoes',
  images: [],
  youtubeVideoIds: [],
  finalUrl: 'https://shop.example/shoes',
  path1: 'shoes',
  path2: 'sale',
  headlines: [
    { text: 'Garden shoes', pinned: 1 },
    { text: 'Made to last' },
    { text: 'Free delivery' },
  ],
  descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order today.', pinned: 2 }],
  ...over,
});

export const keyword = (over: Partial<KeywordDraft> = {}): KeywordDraft => ({
  entity: 'keyword',
  campaign: campaign(),
  text: 'garden shoes',
  matchType: 'PHRASE',
  negative: false,
  status: 'ENABLED',
  maxCpcMicros: 1_200_000,
  finalUrl: 'https://shop.example/deep',
  ...over,
});

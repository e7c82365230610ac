import type { AdDraft, AdGroupDraft, CampaignDraft } from '../../port/draft';
import { UNSET_IN_CAMPAIGN } from '../../testing/drafts';

const SHA = 'a'.repeat(64);

/** A campaign that says something in every field that Reddit can hold. */
export const campaign = (over: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...UNSET_IN_CAMPAIGN,
  entity: 'campaign',
  campaignType: 'SEARCH',
  objective: 'TRAFFIC',
  name: 'Spring',
  status: 'PAUSED',
  budgetMicros: 25_550_000,
  currency: 'EUR',
  biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 },
  geoTargets: [
    { kind: 'AREA', name: 'Germany', negative: false, redditLocationId: 'DE' },
    { kind: 'AREA', name: 'Berlin', negative: true, redditLocationId: 'DE:2950159' },
  ],
  locationIntent: 'PRESENCE',
  schedule: [
    {
      day: 'MONDAY',
      startHour: 9,
      startMinute: 'ZERO',
      endHour: 17,
      endMinute: 'ZERO',
      bidModifier: 1,
    },
  ],
  scheduleZone: 'account',
  devices: { mobile: { enabled: false }, tablet: { enabled: false } },
  languages: ['de', 'en'],
  networks: { search: true, searchPartners: false, display: false },
  negativeKeywords: [{ text: 'free', matchType: 'BROAD' }],
  extensions: [],
  images: [],
  startDate: '2027-03-01',
  endDate: '2027-05-31',
  trackingTemplate: '{lpurl}?utm_source=reddit&utm_content=a',
  specialAdCategories: [],
  ...over,
});

export const adGroup = (over: Partial<AdGroupDraft> = {}): AdGroupDraft => ({
  entity: 'adGroup',
  campaign: campaign(),
  name: 'Shoes',
  status: 'ENABLED',
  maxCpcMicros: null,
  contextHints: [],
  keywords: [
    { text: 'garden  shoes', matchType: 'BROAD', negative: false },
    { text: 'cheap', matchType: 'BROAD', negative: true },
  ],
  ...over,
});

export const ad = (over: Partial<AdDraft> = {}): AdDraft => ({
  entity: 'ad',
  campaign: campaign(),
  adType: 'SINGLE_IMAGE',
  status: 'ENABLED',
  adGroupName: 'Shoes',
  headlines: [{ text: 'Garden shoes' }],
  descriptions: [{ text: 'For wet gardens.' }],
  longHeadline: null,
  businessName: null,
  callToAction: 'SHOP_NOW',
  finalUrl: 'https://shop.example/shoes',
  path1: null,
  path2: null,
  images: [{ role: 'MARKETING_IMAGE', sha256: SHA }],
  youtubeVideoIds: [],
  ...over,
});

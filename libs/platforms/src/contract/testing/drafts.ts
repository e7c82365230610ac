import type { AdDraft, AdGroupDraft, CampaignDraft, KeywordDraft } from '../../port/draft';
import type { ContractHarness } from './harness';

/** Plain drafts that every search platform takes; each test changes what it is about. */
export const draftsFor = (harness: ContractHarness) => {
  const campaign = (over: Partial<CampaignDraft> = {}): CampaignDraft => ({
    entity: 'campaign', campaignType: 'SEARCH', objective: 'TRAFFIC', name: 'Spring', status: 'PAUSED', budgetMicros: 25_000_000, currency: 'EUR',
    biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 },
    geoTargets: harness.areas.slice(0, 1), locationIntent: 'PRESENCE', schedule: [], scheduleZone: 'account', languages: ['en'],
    networks: { search: true, searchPartners: false, display: false },
    negativeKeywords: [{ text: 'free', matchType: 'PHRASE' }], extensions: [], images: [], politicalAdvertising: 'NONE', specialAdCategories: [], ...over,
  });
  const adGroup = (over: Partial<AdGroupDraft> = {}): AdGroupDraft => ({ entity: 'adGroup', campaign: campaign(), name: 'Shoes', status: 'ENABLED', maxCpcMicros: 1_500_000, contextHints: [], keywords: [], ...over });
  const ad = (over: Partial<AdDraft> = {}): AdDraft => ({
    entity: 'ad', campaign: campaign(), adType: 'RESPONSIVE_SEARCH', status: 'ENABLED', adGroupName: 'Shoes', images: [], youtubeVideoIds: [], finalUrl: 'https://shop.example/shoes', path1: 'shoes', path2: 'sale',
    headlines: [{ text: 'Garden shoes', pinned: 1 }, { text: 'Made to last' }, { text: 'Free delivery' }],
    descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order today.', pinned: 2 }], ...over,
  });
  const keyword = (over: Partial<KeywordDraft> = {}): KeywordDraft => ({
    entity: 'keyword', campaign: campaign(), text: 'garden shoes', matchType: 'PHRASE', negative: false, status: 'ENABLED', maxCpcMicros: 1_200_000, ...over,
  });
  return { campaign, adGroup, ad, keyword };
};

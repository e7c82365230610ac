import type {
  AdDraft,
  AdGroupDraft,
  CampaignDraft,
  ImageDraft,
  KeywordDraft,
} from '../../port/draft';
import type { ContractHarness } from './harness';
import { MediaShelf } from './media-shelf';

/** A landscape and a square picture of sizes that every platform takes, on a shelf; other shades are other files. */
export const plainImages = (shelf: MediaShelf, shade = 10): readonly ImageDraft[] => [
  { role: 'MARKETING_IMAGE', sha256: shelf.picture(1_200, 628, shade) },
  { role: 'SQUARE_MARKETING_IMAGE', sha256: shelf.picture(1_080, 1_080, shade) },
];

/** The same files are on the shelf of every world. */
const PLAIN_IMAGES = plainImages(new MediaShelf());

const SEARCH_AD = {
  images: [],
  path1: 'shoes',
  path2: 'sale',
  headlines: [
    { text: 'Garden shoes', pinned: 1 },
    { text: 'Made to last' },
    { text: 'Free delivery' },
  ],
  descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order today.', pinned: 2 }],
} as const satisfies Partial<AdDraft>;

const IMAGE_AD = {
  images: PLAIN_IMAGES,
  headlines: [{ text: 'Garden shoes' }],
  descriptions: [{ text: 'Shoes for wet gardens.' }],
  longHeadline: 'Shoes that outlast the winter',
  businessName: 'Garden',
  callToAction: 'LEARN_MORE',
} as const satisfies Partial<AdDraft>;

/** Plain drafts that the platform takes; each test changes what it is about. */
export const draftsFor = ({
  areas,
  plain: { campaignType, adType },
}: Pick<ContractHarness, 'areas' | 'plain'>) => {
  const isSearch = campaignType === 'SEARCH';
  const campaign = (over: Partial<CampaignDraft> = {}): CampaignDraft => ({
    entity: 'campaign',
    campaignType,
    objective: 'TRAFFIC',
    name: 'Spring',
    status: 'PAUSED',
    budgetMicros: 25_000_000,
    currency: 'EUR',
    biddingStrategy: {
      type: 'MAXIMIZE_CLICKS',
      ...(isSearch ? { maxCpcBidCeilingMicros: 2_000_000 } : {}),
    },
    geoTargets: areas.slice(0, 1),
    locationIntent: 'PRESENCE',
    schedule: [],
    scheduleZone: 'account',
    languages: ['en'],
    networks: { search: true, searchPartners: false, display: false },
    negativeKeywords: isSearch ? [{ text: 'free', matchType: 'PHRASE' }] : [],
    extensions: [],
    images: [],
    politicalAdvertising: 'NONE',
    specialAdCategories: [],
    ...over,
  });
  const adGroup = (over: Partial<AdGroupDraft> = {}): AdGroupDraft => ({
    entity: 'adGroup',
    campaign: campaign(),
    name: 'Shoes',
    status: 'ENABLED',
    maxCpcMicros: 1_500_000,
    contextHints: [],
    keywords: [],
    ...over,
  });
  const ad = (over: Partial<AdDraft> = {}): AdDraft => ({
    entity: 'ad',
    campaign: campaign(),
    adType,
    status: 'ENABLED',
    adGroupName: 'Shoes',
    youtubeVideoIds: [],
    finalUrl: 'https://shop.example/shoes',
    ...(adType === 'RESPONSIVE_SEARCH' ? SEARCH_AD : IMAGE_AD),
    ...over,
  });
  const keyword = (over: Partial<KeywordDraft> = {}): KeywordDraft => ({
    entity: 'keyword',
    campaign: campaign(),
    text: 'garden shoes',
    matchType: 'PHRASE',
    negative: false,
    status: 'ENABLED',
    maxCpcMicros: 1_200_000,
    ...over,
  });
  return { campaign, adGroup, ad, keyword };
};

import type {
  AdDraft,
  AdGroupDraft,
  CampaignDraft,
  CampaignType,
  ExtensionDraft,
  ImageDraft,
  KeywordDraft,
} from '../port/draft';
import type { ContractHarness } from './harness';
import { MediaShelf } from './scripted-io';

/**
 * A landscape and a square picture of sizes that every platform takes, on a shelf; other shades are
 * other files.
 */
export const plainImages = (shelf: MediaShelf, shade = 10): readonly ImageDraft[] => [
  { role: 'MARKETING_IMAGE', sha256: shelf.picture(1_200, 628, shade) },
  { role: 'SQUARE_MARKETING_IMAGE', sha256: shelf.picture(1_080, 1_080, shade) },
];

/** The same files are on the shelf of every world. */
const PLAIN_IMAGES = plainImages(new MediaShelf());

const SEARCH_AD = {
  images: [],
  longHeadline: null,
  businessName: null,
  callToAction: null,
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
  path1: null,
  path2: null,
} as const satisfies Partial<AdDraft>;

type UnsetMember = {
  [member in keyof CampaignDraft]: null extends CampaignDraft[member] ? member : never;
}[keyof CampaignDraft];

/** What a campaign does not set, for drafts that set only what they are about. */
export const UNSET_IN_CAMPAIGN = {
  devices: null,
  startDate: null,
  endDate: null,
  trackingTemplate: null,
  politicalAdvertising: null,
  advertiserIdentity: null,
  linkedin: null,
} as const satisfies Readonly<Record<UnsetMember, null>>;

/** Plain drafts that the platform takes; each test changes what it is about. */
export const draftsFor = ({
  areas,
  plain: { campaignType, adType },
}: Pick<ContractHarness, 'areas' | 'plain'>) => {
  const isSearch = campaignType === 'SEARCH';
  const campaign = (over: Partial<CampaignDraft> = {}): CampaignDraft => ({
    ...UNSET_IN_CAMPAIGN,
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
    finalUrl: null,
    ...over,
  });
  return { campaign, adGroup, ad, keyword };
};

/** One extension of each kind. */
export const EXTENSIONS: readonly ExtensionDraft[] = [
  {
    kind: 'SITELINK',
    linkText: 'About us',
    description1: 'Who we are',
    description2: 'Since 1999',
    finalUrl: 'https://shop.example/about',
  },
  { kind: 'CALLOUT', text: 'Free shipping' },
  { kind: 'STRUCTURED_SNIPPET', header: 'Brands', values: ['Acme', 'Globex', 'Initech'] },
  { kind: 'CALL', phoneNumber: '+4930123456', countryCode: 'DE' },
];

/**
 * Drafts of campaigns that live by images, with files of the right shapes on the shelf. Other
 * shades are other files.
 */
export const creativeDraftsFor = (harness: ContractHarness, shelf: MediaShelf) => {
  const plain = draftsFor(harness);
  const campaign = (campaignType: CampaignType, over: Partial<CampaignDraft> = {}): CampaignDraft =>
    plain.campaign({
      name: campaignType,
      campaignType,
      negativeKeywords: [],
      biddingStrategy: {
        type: campaignType === 'PERFORMANCE_MAX' ? 'MAXIMIZE_CONVERSIONS' : 'MAXIMIZE_CLICKS',
      },
      ...over,
    });
  const images = (shade = 10): readonly ImageDraft[] => [
    { role: 'MARKETING_IMAGE', sha256: shelf.picture(764, 400, shade) },
    { role: 'SQUARE_MARKETING_IMAGE', sha256: shelf.picture(320, 320, shade) },
  ];
  const logo = (shade = 10): ImageDraft => ({
    role: 'LOGO',
    sha256: shelf.picture(128, 128, shade),
  });
  const rich = {
    entity: 'ad',
    status: 'ENABLED',
    adGroupName: 'Boots',
    longHeadline: 'Boots that outlast the winter',
    businessName: 'Garden',
    callToAction: 'LEARN_MORE',
    path1: null,
    path2: null,
    finalUrl: 'https://shop.example/boots',
    youtubeVideoIds: [],
    headlines: [{ text: 'Warm boots' }, { text: 'Made to last' }, { text: 'Dry feet' }],
    descriptions: [{ text: 'Boots for wet gardens.' }, { text: 'Order today.' }],
  } as const;
  const displayAd = (over: Partial<AdDraft> = {}): AdDraft => ({
    ...rich,
    campaign: campaign('DISPLAY'),
    adType: 'RESPONSIVE_DISPLAY',
    images: images(),
    ...over,
  });
  const assetGroup = (over: Partial<AdDraft> = {}): AdDraft => ({
    ...rich,
    campaign: campaign('PERFORMANCE_MAX'),
    adType: 'ASSET_GROUP',
    images: [...images(), logo()],
    path1: 'boots',
    ...over,
  });
  return { ...plain, campaign, images, logo, displayAd, assetGroup };
};

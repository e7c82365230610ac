import type { MediaShelf } from '../../contract/testing/media-shelf';
import type {
  AdDraft,
  AdGroupDraft,
  CampaignDraft,
  ExtensionDraft,
  ImageDraft,
} from '../../port/draft';
import { campaign } from './drafts';

/** Pictures of the shapes that Microsoft takes, each of its own shade. */
export const pictures = (
  shelf: MediaShelf,
  shade = 10,
): { readonly [name in 'wide' | 'square' | 'logo']: ImageDraft } => ({
  wide: { role: 'MARKETING_IMAGE', sha256: shelf.picture(764, 400, shade) },
  square: { role: 'SQUARE_MARKETING_IMAGE', sha256: shelf.picture(320, 320, shade + 1) },
  logo: { role: 'LOGO', sha256: shelf.picture(128, 128, shade + 2) },
});

export const EXTENSIONS: readonly ExtensionDraft[] = [
  {
    kind: 'SITELINK',
    linkText: 'About us',
    description1: 'Who we are',
    description2: 'Since 1999',
    finalUrl: 'https://shop.example/about',
  },
  { kind: 'SITELINK', linkText: 'Sale', finalUrl: 'https://shop.example/sale' },
  { kind: 'CALLOUT', text: 'Free delivery' },
  { kind: 'STRUCTURED_SNIPPET', header: 'Brands', values: ['One', 'Two', 'Three'] },
  { kind: 'CALL', phoneNumber: '+14255551212', countryCode: 'US' },
];

export const displayCampaign = (over: Partial<CampaignDraft> = {}): CampaignDraft =>
  campaign({
    campaignType: 'DISPLAY',
    name: 'Pictures',
    biddingStrategy: { type: 'ENHANCED_CPC' },
    startDate: '2027-03-01',
    endDate: '2027-05-31',
    ...over,
  });

export const maxCampaign = (over: Partial<CampaignDraft> = {}): CampaignDraft =>
  campaign({
    campaignType: 'PERFORMANCE_MAX',
    name: 'Everything',
    biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS', targetCpaMicros: 20_000_000 },
    startDate: '2027-03-01',
    ...over,
  });

export const displayGroup = (of: CampaignDraft): AdGroupDraft => ({
  entity: 'adGroup',
  campaign: of,
  name: 'Readers',
  status: 'ENABLED',
  maxCpcMicros: 1_500_000,
  contextHints: [],
  keywords: [],
});

export const displayAd = (
  of: CampaignDraft,
  images: readonly ImageDraft[],
  over: Partial<AdDraft> = {},
): AdDraft => ({
  entity: 'ad',
  campaign: of,
  adType: 'RESPONSIVE_DISPLAY',
  status: 'ENABLED',
  adGroupName: 'Readers',
  finalUrl: 'https://shop.example/',
  businessName: 'Shop',
  headlines: [{ text: 'Garden shoes' }, { text: 'Made to last' }],
  descriptions: [{ text: 'Shoes for wet gardens.' }],
  longHeadline: 'Shoes that gardens like as much as you do',
  images,
  youtubeVideoIds: [],
  ...over,
});

export const assetGroup = (
  of: CampaignDraft,
  images: readonly ImageDraft[],
  over: Partial<AdDraft> = {},
): AdDraft =>
  displayAd(of, images, {
    adType: 'ASSET_GROUP',
    adGroupName: 'Shoes',
    callToAction: 'Shop now',
    path1: 'shoes',
    path2: 'sale',
    headlines: [{ text: 'Garden shoes' }, { text: 'Made to last' }, { text: 'Free delivery' }],
    descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order today.' }],
    ...over,
  });

import type {
  AdDraft,
  CampaignDraft,
  CampaignType,
  ExtensionDraft,
  ImageDraft,
} from '../../port/draft';
import { draftsFor } from './drafts';
import type { ContractHarness } from './harness';
import type { MediaShelf } from './media-shelf';

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

/** Drafts of campaigns that live by images, with files of the right shapes on the shelf. Other shades are other files. */
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

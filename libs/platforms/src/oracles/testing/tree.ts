import type { FieldRule } from '../../port/capabilities';
import {
  type AdDraft,
  type AdGroupDraft,
  type AdType,
  type AreaDraft,
  type BiddingDraft,
  type BiddingStrategyType,
  type CampaignDraft,
  type CampaignType,
  type ExtensionDraft,
  IMAGE_ROLES,
  type ImageDraft,
  type ImageRole,
  type KeywordDraft,
} from '../../port/draft';
import { UNSET_IN_CAMPAIGN } from '../../testing/drafts';
import { MediaShelf } from '../../testing/scripted-io';

/** One campaign with one object of each level; which levels its type has, `levelsBelow` says. */
export interface Tree {
  readonly campaign: CampaignDraft;
  readonly adGroup: AdGroupDraft;
  readonly ad: AdDraft;
  readonly keyword: KeywordDraft;
}

/** What to change in a tree, level by level. */
export type Patch = { readonly [level in keyof Tree]?: Partial<Tree[level]> };

/**
 * A tree in which every field that a platform can hold on such a campaign says something, no two of
 * them the same.
 */
export const richTree = (
  kind: TreeKind,
  [area, excluded]: readonly AreaDraft[],
  ...patches: readonly Patch[]
): Tree => {
  const patched = <Level extends keyof Tree>(level: Level, draft: Tree[Level]): Tree[Level] =>
    Object.assign({}, draft, ...patches.map((patch) => patch[level]));
  const campaign = patched('campaign', richCampaign(kind, area!, excluded!));
  return {
    campaign,
    adGroup: patched('adGroup', {
      entity: 'adGroup',
      campaign,
      name: 'Shoes',
      status: 'ENABLED',
      maxCpcMicros: 1_550_000,
      contextHints: [],
      keywords: [],
    }),
    ad: patched('ad', richAd(kind, campaign)),
    keyword: patched('keyword', {
      entity: 'keyword',
      campaign,
      text: 'garden shoes',
      matchType: 'PHRASE',
      negative: false,
      status: 'ENABLED',
      maxCpcMicros: 1_250_000,
      finalUrl: 'https://shop.example/deep',
    }),
  };
};

/** Only search campaigns have keywords, and an asset group hangs on its campaign. */
export const levelsBelow = ({
  campaignType,
}: CampaignDraft): readonly Exclude<keyof Tree, 'campaign'>[] => {
  if (campaignType === 'PERFORMANCE_MAX') return ['ad'];
  return campaignType === 'SEARCH' ? ['adGroup', 'ad', 'keyword'] : ['adGroup', 'ad'];
};

const richCampaign = (
  { campaignType }: TreeKind,
  area: AreaDraft,
  excluded: AreaDraft,
): CampaignDraft => ({
  ...UNSET_IN_CAMPAIGN,
  entity: 'campaign',
  campaignType,
  objective: 'TRAFFIC',
  name: `Spring ${campaignType}`,
  status: 'PAUSED',
  budgetMicros: 25_550_000,
  currency: 'EUR',
  biddingStrategy: usualBidding(campaignType),
  geoTargets: [{ ...area, bidAdjustmentPercent: 20 }, { ...excluded, negative: true }, CIRCLE],
  locationIntent: 'PRESENCE',
  schedule: [WINDOW],
  scheduleZone: 'account',
  devices: { desktop: { enabled: true, bidAdjustmentPercent: 10 }, mobile: { enabled: false } },
  languages: ['de', 'en'],
  networks: { search: true, searchPartners: true, display: false },
  negativeKeywords: [{ text: 'free', matchType: 'PHRASE' }],
  extensions: [],
  images: [],
  startDate: '2027-03-01',
  endDate: '2027-05-31',
  trackingTemplate: 'https://track.example/?u={lpurl}',
  politicalAdvertising: 'NONE',
  specialAdCategories: [],
});

export const CIRCLE = {
  kind: 'RADIUS',
  name: 'Berlin',
  lat: 52.52,
  lng: 13.405,
  radius: 10,
  unit: 'km',
} as const;
export const WINDOW = {
  day: 'MONDAY',
  startHour: 9,
  startMinute: 'ZERO',
  endHour: 17,
  endMinute: 'THIRTY',
  bidModifier: 1.3,
} as const;

/** One of each kind that may be beside a search ad. */
export const EXTENSIONS: readonly ExtensionDraft[] = [
  {
    kind: 'SITELINK',
    linkText: 'About us',
    description1: 'Who we are',
    description2: 'Since 1999',
    finalUrl: 'https://shop.example/about',
  },
  { kind: 'CALLOUT', text: 'Free delivery' },
  { kind: 'STRUCTURED_SNIPPET', header: 'Brands', values: ['One', 'Two', 'Three'] },
  { kind: 'CALL', phoneNumber: '+493012345678', countryCode: 'DE' },
];

/** Pixels that both search platforms take in a role. */
const SIZES: Readonly<Record<ImageRole, readonly [width: number, height: number]>> = {
  MARKETING_IMAGE: [764, 400],
  SQUARE_MARKETING_IMAGE: [320, 320],
  PORTRAIT_MARKETING_IMAGE: [480, 600],
  LOGO: [128, 128],
  LANDSCAPE_LOGO: [512, 128],
};

/** Drawn once: it takes time. */
const DRAWN = new MediaShelf();

const imagesOf = (shade: number): readonly ImageDraft[] =>
  IMAGE_ROLES.map((role) => ({ role, sha256: DRAWN.picture(...SIZES[role], shade) }));

/** One in every role. */
export const EVERY_ROLE = imagesOf(10);

/** Others in the same roles. */
export const OTHER_IMAGES = imagesOf(20);

/** Puts every picture that a tree may name on a shelf. */
export const stock = async (shelf: MediaShelf): Promise<void> => {
  for (const { sha256 } of [...EVERY_ROLE, ...OTHER_IMAGES]) shelf.put((await DRAWN.open(sha256))!);
};

/** An image in a role, the same in every tree. */
export const pictureIn = (role: ImageRole): ImageDraft =>
  EVERY_ROLE.find((image) => image.role === role)!;

const TEXTS: Pick<AdDraft, 'headlines' | 'descriptions'> = {
  headlines: [
    { text: 'Garden shoes', pinned: 1 },
    { text: 'Made to last' },
    { text: 'Free delivery', pinned: 3 },
  ],
  descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order today.', pinned: 2 }],
};

/** What ads say beside their texts when they are made of assets. */
const ASSETS: Pick<
  AdDraft,
  'longHeadline' | 'businessName' | 'callToAction' | 'images' | 'youtubeVideoIds'
> = {
  longHeadline: 'Shoes that gardens like as much as you do',
  businessName: 'Shop',
  callToAction: 'SHOP_NOW',
  images: EVERY_ROLE,
  youtubeVideoIds: ['dQw4w9WgXcQ'],
};

/** An ad of a type with everything that such ads can say. */
const richAd = ({ adType }: TreeKind, campaign: CampaignDraft): AdDraft => ({
  entity: 'ad',
  campaign,
  adType,
  status: 'ENABLED',
  adGroupName: 'Shoes',
  images: [],
  youtubeVideoIds: [],
  longHeadline: null,
  businessName: null,
  callToAction: null,
  finalUrl: 'https://shop.example/shoes',
  path1: 'shoes',
  path2: 'sale',
  ...TEXTS,
  ...(adType === 'RESPONSIVE_SEARCH' ? {} : ASSETS),
});

/** A strategy with an option that both search platforms know on such a campaign. */
export const usualBidding = (campaignType: CampaignType): BiddingDraft => {
  if (campaignType === 'SEARCH') {
    return { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 };
  }
  return campaignType === 'DISPLAY'
    ? { type: 'ENHANCED_CPC' }
    : { type: 'MAXIMIZE_CONVERSIONS', targetCpaMicros: 20_000_000 };
};

/**
 * A strategy that has nothing in common with another one, and that every type of campaign knows.
 */
export const unlike = (strategy: BiddingStrategyType): BiddingStrategyType => {
  if (strategy === 'MAXIMIZE_CONVERSION_VALUE' || strategy === 'TARGET_ROAS') {
    return 'MAXIMIZE_CONVERSIONS';
  }
  return strategy === 'MAXIMIZE_CONVERSIONS' || strategy === 'TARGET_CPA'
    ? 'MAXIMIZE_CONVERSION_VALUE'
    : 'MAXIMIZE_CONVERSIONS';
};

/** A strategy with every option that any of them takes. */
export const bidding = (type: BiddingStrategyType, over: Partial<BiddingDraft> = {}): Patch => ({
  campaign: {
    biddingStrategy: {
      type,
      targetCpaMicros: 20_000_000,
      targetRoas: 4,
      targetImpressionSharePercent: 65,
      impressionShareLocation: 'ABSOLUTE_TOP',
      maxCpcBidCeilingMicros: 3_000_000,
      ...over,
    },
  },
});

/** A type of campaign with a type of ad that it holds. */
export interface TreeKind {
  readonly campaignType: CampaignType;
  readonly adType: AdType;
  /** Its campaign has been tried with another type of ad. */
  readonly adsOnly?: true;
}

export const SEARCH_TREE: TreeKind = { campaignType: 'SEARCH', adType: 'RESPONSIVE_SEARCH' };
export const DISPLAY_TREE: TreeKind = { campaignType: 'DISPLAY', adType: 'RESPONSIVE_DISPLAY' };
export const MAX_TREE: TreeKind = { campaignType: 'PERFORMANCE_MAX', adType: 'ASSET_GROUP' };

/** Every pair for which the capability tables of search platforms have rules. */
export const TREE_KINDS: readonly TreeKind[] = [
  SEARCH_TREE,
  DISPLAY_TREE,
  MAX_TREE,
  { campaignType: 'DISPLAY', adType: 'SINGLE_IMAGE', adsOnly: true },
];

/** Whether a rule of the capability table speaks of such a tree. */
export const isAbout =
  ({ campaignType, adType }: TreeKind) =>
  ({ campaignTypes, adTypes }: Pick<FieldRule, 'campaignTypes' | 'adTypes'>): boolean =>
    (campaignTypes?.includes(campaignType) ?? true) && (adTypes?.includes(adType) ?? true);

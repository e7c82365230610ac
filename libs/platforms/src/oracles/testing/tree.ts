import type {
  AdDraft,
  AdGroupDraft,
  AreaDraft,
  CampaignDraft,
  ExtensionDraft,
  KeywordDraft,
} from '../../port/draft';
import { usualBidding } from './usual-bidding';
import { richAd } from './rich-ad';
import type { TreeKind } from './tree-kind';

/** One campaign with one object of each level; which levels its type has, `levelsBelow` says. */
export interface Tree {
  readonly campaign: CampaignDraft;
  readonly adGroup: AdGroupDraft;
  readonly ad: AdDraft;
  readonly keyword: KeywordDraft;
}

/** What to change in a tree, level by level. */
export type Patch = { readonly [level in keyof Tree]?: Partial<Tree[level]> };

/** A tree in which every field that a platform can hold on such a campaign says something, no two of them the same. */
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

/** One of each kind that may stand beside a search ad. */
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

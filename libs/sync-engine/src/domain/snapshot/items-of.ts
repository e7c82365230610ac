import { AD_TYPES_OF, type Ad, type AdGroup, type Keyword } from '@switchyard/catalog/domain';
import type {
  AdDraft,
  AdPlatform,
  AdText,
  CampaignDraft,
  Capabilities,
  Draft,
  EntityKind,
} from '@switchyard/platforms';
import type { SyncOptions } from '../sync';
import { groupBy } from '../plan/group-by';
import { imageDrafts, youtubeVideoIds } from './asset-drafts';
import { AttachedAssets } from './attached-assets';
import { campaignDraft } from './campaign-draft';
import type { CampaignTree } from './campaign-tree';
import type { Target } from './target';

/** One object that a platform is to have. */
export interface Item {
  readonly entity: EntityKind;
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly draft: Draft;
}

/**
 * The objects of a tree at a moment, parents first. What a platform cannot take is left out, as Validate says: ads of other types, and keywords
 * outside SEARCH. In PERFORMANCE_MAX an ad group has no object of its own: its ad is the asset group, right below the campaign.
 */
export const itemsOf = (
  tree: CampaignTree,
  target: Target,
  options: SyncOptions,
  { capabilities }: Pick<AdPlatform, 'capabilities'>,
  at: Date,
): readonly Item[] => {
  const attached = new AttachedAssets(tree, capabilities);
  const campaign = campaignDraft(tree, attached, target, at);
  const top: Item = {
    entity: 'campaign',
    id: tree.campaign.id,
    parentId: null,
    name: tree.campaign.name,
    draft: campaign,
  };
  if (!options.includeAdGroups) return [top];
  const groups = new Map(tree.adGroups.map((adGroup) => [adGroup.id, adGroup]));
  const ads = options.includeAds ? tree.ads.filter((ad) => isTaken(ad, tree, capabilities)) : [];
  return [
    top,
    ...(hasAdGroups(tree) ? adGroupItems(tree, campaign) : []),
    ...ads.map((ad) => adItem(ad, groups.get(ad.adGroupId), campaign, attached)),
    ...(options.includeKeywords &&
    tree.campaign.type === 'SEARCH' &&
    capabilities.levels.includes('keyword')
      ? tree.keywords.map((keyword) => keywordItem(keyword, campaign))
      : []),
  ];
};

/** Whether the platform takes the ad in a campaign of this type. */
export const isTaken = (
  { type }: Ad,
  { campaign }: Pick<CampaignTree, 'campaign'>,
  { adTypes }: Pick<Capabilities, 'adTypes'>,
): boolean => AD_TYPES_OF[campaign.type].includes(type) && adTypes[type] !== 'unsupported';

const hasAdGroups = ({ campaign }: CampaignTree): boolean => campaign.type !== 'PERFORMANCE_MAX';

const adGroupItems = (
  { adGroups, keywords, campaign: { type } }: CampaignTree,
  campaign: CampaignDraft,
): readonly Item[] => {
  const ofGroup = groupBy(
    type === 'SEARCH'
      ? keywords.filter(({ status, negative }) => negative || status === 'ENABLED')
      : [],
    ({ adGroupId }) => adGroupId,
  );
  return adGroups.map((adGroup) => adGroupItem(adGroup, ofGroup.get(adGroup.id) ?? [], campaign));
};

const adGroupItem = (
  { id, campaignId, name, status, maxCpcMicros, contextHints }: AdGroup,
  keywords: readonly Keyword[],
  campaign: CampaignDraft,
): Item => ({
  entity: 'adGroup',
  id,
  parentId: campaignId,
  name,
  draft: {
    entity: 'adGroup',
    campaign,
    name,
    status,
    ...(maxCpcMicros === null ? {} : { maxCpcMicros }),
    contextHints,
    keywords: keywords.map(({ text, matchType, negative }) => ({ text, matchType, negative })),
  },
});

const adItem = (
  ad: Ad,
  adGroup: AdGroup | undefined,
  campaign: CampaignDraft,
  attached: AttachedAssets,
): Item => {
  const isAssetGroup = campaign.campaignType === 'PERFORMANCE_MAX';
  const assets = attached.goingWith(ad);
  const draft: AdDraft = {
    entity: 'ad',
    campaign,
    adType: ad.type,
    status: isAssetGroup && adGroup?.status === 'PAUSED' ? 'PAUSED' : ad.status,
    adGroupName: adGroup?.name ?? '',
    headlines: ad.headlines.map(textDraft),
    descriptions: ad.descriptions.map(textDraft),
    finalUrl: ad.finalUrl,
    ...said(ad),
    images: imageDrafts(assets),
    youtubeVideoIds: youtubeVideoIds(assets),
  };
  const name = isAssetGroup ? draft.adGroupName : (ad.headlines[0]?.text ?? ad.finalUrl);
  return {
    entity: 'ad',
    id: ad.id,
    parentId: isAssetGroup ? ad.campaignId : ad.adGroupId,
    name,
    draft,
  };
};

const OPTIONAL_TEXTS = ['longHeadline', 'businessName', 'callToAction', 'path1', 'path2'] as const;

/** The optional texts that are there. */
const said = (ad: Ad): Pick<AdDraft, (typeof OPTIONAL_TEXTS)[number]> =>
  Object.fromEntries(
    OPTIONAL_TEXTS.flatMap((member) => (ad[member] === null ? [] : [[member, ad[member]]])),
  );

const textDraft = ({ text, pinned }: Ad['headlines'][number]): AdText =>
  pinned ? { text, pinned } : { text };

const keywordItem = (
  { id, adGroupId, text, matchType, negative, status, maxCpcMicros }: Keyword,
  campaign: CampaignDraft,
): Item => ({
  entity: 'keyword',
  id,
  parentId: adGroupId,
  name: text,
  draft: {
    entity: 'keyword',
    campaign,
    text,
    matchType,
    negative,
    status,
    ...(maxCpcMicros === null ? {} : { maxCpcMicros }),
  },
});

import {
  type Ad,
  AD_TYPES_OF,
  type AdGroup,
  type Campaign,
  type Keyword,
} from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';
import type {
  AdDraft,
  AdPlatform,
  AdText,
  CampaignDraft,
  Capabilities,
  Draft,
  EntityKind,
  Warning,
} from '@switchyard/platforms/domain';
import { groupBy } from '../planning/grouping';
import type { Address, Desired, PlanWarning } from '../planning/plan';
import type { SyncOptions } from '../planning/preview';
import { imageDrafts, youtubeVideoIds } from './asset-drafts';
import { AttachedAssets, campaignDraft } from './campaign-draft';
import type { CampaignTree, Target } from './campaign-tree';

export interface DesiredTree {
  readonly desired: readonly Desired[];
  readonly warnings: readonly PlanWarning[];
}

type Connector = Pick<AdPlatform, 'normalise' | 'capabilities'>;

/**
 * A campaign tree as one platform is to have it at a moment, normalised to what the platform
 * supports; empty when the campaign is to be removed there.
 */
export const desiredOf = (
  tree: CampaignTree,
  target: Target,
  options: SyncOptions,
  platform: Connector,
  at: Date,
): DesiredTree => {
  if (!isDesiredOn(tree.campaign, target.platform)) return { desired: [], warnings: [] };
  const warnings: PlanWarning[] = [];
  const desired = itemsOf(tree, target, options, platform, at).map((item) => {
    const { attributes, warnings: lost } = platform.normalise(item.draft);
    const want = desiredItem(item, tree, target, attributes);
    warnings.push(...lost.map((warning) => planWarning(want.address, warning)));
    return want;
  });
  return { desired, warnings };
};

const planWarning = (address: Address, warning: Warning): PlanWarning => ({ ...warning, address });

const desiredItem = (
  { entity, id, parentId, name }: Item,
  { campaign }: CampaignTree,
  target: Target,
  attributes: Desired['attributes'],
): Desired => ({
  address: {
    platform: target.platform,
    connectionId: target.connectionId,
    campaignId: campaign.id,
    entity,
    id,
  },
  parentId,
  name,
  campaignType: campaign.type,
  attributes,
  driftPolicy: target.driftPolicy,
  shared: campaign.platforms.length > 1,
});

/** One object that a platform is to have. */
interface Item {
  readonly entity: EntityKind;
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly draft: Draft;
}

/**
 * The objects of a tree at a moment, parents first. What a platform cannot take is left out, as
 * Validate says: ads of other types, and keywords outside SEARCH. In PERFORMANCE_MAX an ad group
 * has no object of its own: its ad is the asset group, right below the campaign.
 */
const itemsOf = (
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
    maxCpcMicros,
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
    longHeadline: ad.longHeadline,
    businessName: ad.businessName,
    callToAction: ad.callToAction,
    finalUrl: ad.finalUrl,
    path1: ad.path1,
    path2: ad.path2,
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
    maxCpcMicros,
    finalUrl: null,
  },
});

/** Whether a campaign is to exist on a platform at all. */
export const isDesiredOn = (campaign: Campaign, platform: PlatformId): boolean =>
  campaign.status !== 'REMOVED' && campaign.platforms.includes(platform);

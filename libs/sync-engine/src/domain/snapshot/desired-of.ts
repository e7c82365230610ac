import type { Ad, AdGroup, Keyword } from '@switchyard/catalog/domain';
import type { AdPlatform, AdText, CampaignDraft, Draft, EntityKind, Warning } from '@switchyard/platforms';
import type { Address, Desired, PlanWarning } from '../plan';
import type { SyncOptions } from '../sync';
import { campaignDraft } from './campaign-draft';
import type { CampaignTree } from './campaign-tree';
import { isWantedOn } from './is-wanted';
import type { Target } from './target';

export interface DesiredTree {
  readonly desired: readonly Desired[];
  readonly warnings: readonly PlanWarning[];
}

interface Item {
  readonly entity: EntityKind;
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly draft: Draft;
}

type Connector = Pick<AdPlatform, 'normalise' | 'capabilities'>;

/** A campaign tree as one platform is to have it at a moment, normalised to what it can hold; empty when the campaign is to go from there. */
export const desiredOf = (tree: CampaignTree, target: Target, options: SyncOptions, platform: Connector, at: Date): DesiredTree => {
  if (!isWantedOn(tree.campaign, target.platform)) return { desired: [], warnings: [] };
  const warnings: PlanWarning[] = [];
  const desired = itemsOf(tree, target, options, platform, at).map((item) => {
    const { attributes, warnings: told } = platform.normalise(item.draft);
    const want = desiredItem(item, tree, target, attributes);
    warnings.push(...told.map((warning) => planWarning(want.address, warning)));
    return want;
  });
  return { desired, warnings };
};

const planWarning = (address: Address, warning: Warning): PlanWarning => ({ ...warning, address });

const desiredItem = ({ entity, id, parentId, name }: Item, { campaign }: CampaignTree, target: Target, attributes: Desired['attributes']): Desired => ({
  address: { platform: target.platform, connectionId: target.connectionId, campaignId: campaign.id, entity, id },
  parentId,
  name,
  campaignType: campaign.type,
  attributes,
  driftPolicy: target.driftPolicy,
  shared: campaign.platforms.length > 1,
});

const itemsOf = (tree: CampaignTree, target: Target, options: SyncOptions, { capabilities }: Connector, at: Date): readonly Item[] => {
  const campaign = campaignDraft(tree.campaign, target, at);
  const top: Item = { entity: 'campaign', id: tree.campaign.id, parentId: null, name: tree.campaign.name, draft: campaign };
  if (!options.includeAdGroups) return [top];
  return [
    top,
    ...tree.adGroups.map((adGroup) => adGroupItem(adGroup, campaign)),
    ...(options.includeAds ? tree.ads.filter(({ type }) => capabilities.adTypes[type] !== 'unsupported').map((ad) => adItem(ad, groupOf(tree, ad), campaign)) : []),
    ...(options.includeKeywords ? tree.keywords.map((keyword) => keywordItem(keyword, campaign)) : []),
  ];
};

const adGroupItem = ({ id, campaignId, name, status, maxCpcMicros }: AdGroup, campaign: CampaignDraft): Item => ({
  entity: 'adGroup', id, parentId: campaignId, name, draft: { entity: 'adGroup', campaign, name, status, ...(maxCpcMicros === null ? {} : { maxCpcMicros }) },
});

const groupOf = ({ adGroups }: CampaignTree, { adGroupId }: Ad): AdGroup | undefined => adGroups.find(({ id }) => id === adGroupId);

const adItem = (ad: Ad, adGroup: AdGroup | undefined, campaign: CampaignDraft): Item => ({
  entity: 'ad', id: ad.id, parentId: ad.adGroupId, name: ad.headlines[0]?.text ?? ad.finalUrl,
  draft: {
    entity: 'ad', campaign, adType: ad.type, status: ad.status, headlines: ad.headlines.map(textDraft), descriptions: ad.descriptions.map(textDraft), finalUrl: ad.finalUrl,
    adGroupName: adGroup?.name ?? '', images: [], youtubeVideoIds: [],
    ...(ad.path1 === null ? {} : { path1: ad.path1 }), ...(ad.path2 === null ? {} : { path2: ad.path2 }),
  },
});

const textDraft = ({ text, pinned }: Ad['headlines'][number]): AdText => (pinned ? { text, pinned } : { text });

const keywordItem = ({ id, adGroupId, text, matchType, negative, status, maxCpcMicros }: Keyword, campaign: CampaignDraft): Item => ({
  entity: 'keyword', id, parentId: adGroupId, name: text,
  draft: { entity: 'keyword', campaign, text, matchType, negative, status, ...(maxCpcMicros === null ? {} : { maxCpcMicros }) },
});

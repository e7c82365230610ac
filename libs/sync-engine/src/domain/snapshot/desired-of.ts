import type { AdPlatform, Warning } from '@switchyard/platforms';
import type { Address, Desired, PlanWarning } from '../plan';
import type { SyncOptions } from '../sync';
import type { CampaignTree } from './campaign-tree';
import { isWantedOn } from './is-wanted';
import { itemsOf, type Item } from './items-of';
import type { Target } from './target';

export interface DesiredTree {
  readonly desired: readonly Desired[];
  readonly warnings: readonly PlanWarning[];
}

type Connector = Pick<AdPlatform, 'normalise' | 'capabilities'>;

/** A campaign tree as one platform is to have it at a moment, normalised to what it can hold; empty when the campaign is to go from there. */
export const desiredOf = (
  tree: CampaignTree,
  target: Target,
  options: SyncOptions,
  platform: Connector,
  at: Date,
): DesiredTree => {
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

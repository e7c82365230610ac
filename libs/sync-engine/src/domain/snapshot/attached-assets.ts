import type { Ad } from '@switchyard/catalog/domain';
import { groupBy } from '../plan/group-by';
import type { CampaignTree, TreeAsset } from './campaign-tree';

/** What is attached where, in one tree. */
export class AttachedAssets {
  private readonly byOwner: ReadonlyMap<string, readonly TreeAsset[]>;

  constructor(private readonly tree: CampaignTree) {
    this.byOwner = groupBy(tree.assets, ({ binding }) => binding.ownerId);
  }

  ofCampaign(): readonly TreeAsset[] {
    return this.byOwner.get(this.tree.campaign.id) ?? [];
  }

  /** What is attached to the ad or to its ad group. For each role the nearest level that has any decides. */
  ofAd({ id, adGroupId }: Ad): readonly TreeAsset[] {
    return nearestPerRole([this.byOwner.get(id), this.byOwner.get(adGroupId)]);
  }

  /** The same, with what the campaign gives to all its ads. */
  ofAdWithCampaign({ id, adGroupId }: Ad): readonly TreeAsset[] {
    return nearestPerRole([this.byOwner.get(id), this.byOwner.get(adGroupId), this.ofCampaign()]);
  }
}

const nearestPerRole = (levels: readonly (readonly TreeAsset[] | undefined)[]): readonly TreeAsset[] => {
  const taken = new Set<string>();
  return levels.flatMap((level = []) => {
    const free = level.filter(({ binding }) => !taken.has(binding.role));
    for (const { binding } of free) taken.add(binding.role);
    return free;
  });
};

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

  /**
   * What goes to a platform with an ad: what is attached to it, its ad group or its campaign. For each role the nearest level that has any
   * decides. Files of a search campaign stand beside its ads, not in them.
   */
  goingWith({ id, adGroupId }: Ad): readonly TreeAsset[] {
    const above = this.tree.campaign.type === 'SEARCH' ? [] : this.ofCampaign();
    return nearestPerRole([this.byOwner.get(id), this.byOwner.get(adGroupId), above]);
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

import type { Ad } from '@switchyard/catalog/domain';
import type { Capabilities } from '@switchyard/platforms';
import { groupBy } from '../plan/group-by';
import type { CampaignTree, TreeAsset } from './campaign-tree';

/** What is attached where, in one tree. */
export class AttachedAssets {
  private readonly byOwner: ReadonlyMap<string, readonly TreeAsset[]>;

  constructor(
    private readonly tree: CampaignTree,
    private readonly capabilities: Pick<Capabilities, 'media'>,
  ) {
    this.byOwner = groupBy(tree.assets, ({ binding }) => binding.ownerId);
  }

  /** What stands beside the ads of a search campaign, where the platform has a place for it there. */
  besideAds(): readonly TreeAsset[] {
    return this.standsBesideAds() ? this.ofCampaign() : [];
  }

  ofCampaign(): readonly TreeAsset[] {
    return this.byOwner.get(this.tree.campaign.id) ?? [];
  }

  /**
   * What goes to a platform with an ad: what is attached to it, its ad group or its campaign. For each role the nearest level that has any
   * decides. Files of a search campaign stand beside its ads where the platform has them there, else in them.
   */
  goingWith({ id, adGroupId }: Ad): readonly TreeAsset[] {
    const above = this.standsBesideAds() ? [] : this.ofCampaign();
    return nearestPerRole([this.byOwner.get(id), this.byOwner.get(adGroupId), above]);
  }

  private standsBesideAds(): boolean {
    return (
      this.tree.campaign.type === 'SEARCH' &&
      this.capabilities.media.some(
        ({ campaignType, adType }) => campaignType === 'SEARCH' && adType === null,
      )
    );
  }
}

const nearestPerRole = (
  levels: readonly (readonly TreeAsset[] | undefined)[],
): readonly TreeAsset[] => {
  const taken = new Set<string>();
  return levels.flatMap((level = []) => {
    const free = level.filter(({ binding }) => !taken.has(binding.role));
    for (const { binding } of free) taken.add(binding.role);
    return free;
  });
};

import { Injectable } from '@nestjs/common';
import { notFound, referenceNotFound, type Tenant } from '@switchyard/kernel';
import { AssetBindings } from '../../data/asset-bindings';
import { Assets } from '../../data/assets';
import { Campaigns } from '../../data/campaigns';
import {
  type Asset,
  type AssetBinding,
  type BindingOwner,
  type BindingSlot,
  campaignRemoved,
  OWNER_MEMBER,
  type Removal,
} from '../../domain';
import { AdGroups, Ads, type LockedRows } from '../children/child-store';

export interface LockedAsset {
  readonly asset: Asset;
  readonly bindings: readonly AssetBinding[];
}

/**
 * Locks an asset to change it: the campaigns that it is attached below first, as every writer does.
 */
@Injectable()
export class LockAsset {
  constructor(
    private readonly assets: Assets,
    private readonly bindings: AssetBindings,
    private readonly adGroups: AdGroups,
    private readonly campaigns: Campaigns,
  ) {}

  /**
   * Throws `NOT_FOUND`. What was attached while this waited is in `bindings` too: from here on the
   * asset can be attached nowhere.
   */
  async execute(tenant: Tenant, id: string): Promise<LockedAsset> {
    await this.lockCampaigns(tenant, await this.bindings.ofAsset(tenant, id));
    const asset = await this.assets.lock(tenant, id);
    if (!asset) throw notFound();
    return { asset, bindings: await this.bindings.ofAsset(tenant, id) };
  }

  /** What uses the asset has local changes waiting. */
  touch(tenant: Tenant, bindings: readonly AssetBinding[]): Promise<void> {
    return this.campaigns.touchTrees(tenant, campaignIdsOf(bindings));
  }

  private async lockCampaigns(tenant: Tenant, bindings: readonly AssetBinding[]): Promise<void> {
    if (bindings.length > 0) await this.adGroups.lockParents(tenant, campaignIdsOf(bindings));
  }
}

const campaignIdsOf = (bindings: readonly AssetBinding[]): string[] =>
  [...new Set(bindings.map(({ campaignId }) => campaignId))].sort();

/** Finds a binding with its campaign locked. Throws `NOT_FOUND`, `CAMPAIGN_REMOVED`. */
@Injectable()
export class LockBinding {
  constructor(
    private readonly bindings: AssetBindings,
    private readonly adGroups: AdGroups,
  ) {}

  async execute(tenant: Tenant, id: string): Promise<AssetBinding> {
    const seen = await this.bindings.find(tenant, id);
    const tree =
      seen && (await this.adGroups.lockParents(tenant, [seen.campaignId])).get(seen.campaignId);
    const binding = tree && (await this.bindings.find(tenant, id));
    if (!binding) throw notFound();
    if (tree.removal) throw campaignRemoved(tree.campaignId, tree.removal);
    return binding;
  }
}

interface Found {
  readonly place: Omit<BindingSlot, 'scope' | 'id'>;
  readonly removal: Removal | null;
}

/**
 * Locks the campaign of what an asset is attached at. Throws `NOT_FOUND` with where the id is, and
 * `CAMPAIGN_REMOVED`.
 */
@Injectable()
export class LockOwner {
  constructor(
    private readonly adGroups: AdGroups,
    private readonly ads: Ads,
  ) {}

  async execute(tenant: Tenant, owner: BindingOwner): Promise<BindingSlot> {
    const found = await this.find(tenant, owner);
    if (!found) throw referenceNotFound(`/${OWNER_MEMBER[owner.scope]}`);
    if (found.removal) throw campaignRemoved(found.place.campaignId, found.removal);
    return { ...owner, ...found.place };
  }

  private async find(tenant: Tenant, { scope, id }: BindingOwner): Promise<Found | undefined> {
    switch (scope) {
      case 'CAMPAIGN': {
        const tree = (await this.adGroups.lockParents(tenant, [id])).get(id);
        return tree && { place: { campaignId: id, adGroupId: null }, removal: tree.removal };
      }
      case 'AD_GROUP':
        return foundIn(await this.adGroups.lock(tenant, [id]), id, () => id);
      case 'AD':
        return foundIn(await this.ads.lock(tenant, [id]), id, ({ adGroupId }) => adGroupId);
    }
  }
}

const foundIn = <Row extends { readonly campaignId: string }>(
  { rows, trees }: LockedRows<Row>,
  id: string,
  adGroupOf: (row: Row) => string,
): Found | undefined => {
  const row = rows.get(id);
  const tree = row && trees.get(row.campaignId);
  return (
    tree && {
      place: { campaignId: row.campaignId, adGroupId: adGroupOf(row) },
      removal: tree.removal,
    }
  );
};

import { Injectable } from '@nestjs/common';
import { notFound, type Tenant } from '@switchyard/kernel';
import type { Asset, AssetBinding } from '../domain';
import { AssetBindings, Assets } from './asset-ports';
import { AdGroups } from './child-store';
import { Campaigns } from './ports';

export interface LockedAsset {
  readonly asset: Asset;
  readonly bindings: readonly AssetBinding[];
}

/** Locks an asset to change it: the campaigns that it is attached below first, as every writer does. */
@Injectable()
export class LockAsset {
  constructor(
    private readonly assets: Assets,
    private readonly bindings: AssetBindings,
    private readonly adGroups: AdGroups,
    private readonly campaigns: Campaigns,
  ) {}

  /** Throws `NOT_FOUND`. What was attached while this waited is in `bindings` too: from here on the asset can be attached nowhere. */
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

import { Injectable } from '@nestjs/common';
import { notFound, type Tenant } from '@switchyard/kernel';
import { campaignRemoved, type AssetBinding } from '../domain';
import { AssetBindings } from './asset-ports';
import { AdGroups } from './child-store';

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

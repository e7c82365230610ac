import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import type { Asset } from '@switchyard/catalog/domain';
import type { Tenant } from '@switchyard/kernel';
import type { CampaignTree } from '../domain/snapshot';
import { AdoptionCatalog, type TakenNames } from '../use-cases/adopt/ports';

/** Adoptions as the catalog's facade takes them. */
@Injectable()
export class FacadeAdoptions extends AdoptionCatalog {
  constructor(private readonly catalog: CatalogFacade) {
    super();
  }

  async taken(tenant: Tenant): Promise<TakenNames> {
    const [nameKeys, ids] = [new Set<string>(), new Set<string>()];
    for await (const { campaign } of this.catalog.campaignTrees(tenant, undefined)) {
      ids.add(campaign.id);
      if (campaign.status !== 'REMOVED') nameKeys.add(campaign.nameKey);
    }
    return { nameKeys, ids };
  }

  async pictures(tenant: Tenant, digests: readonly string[]): Promise<ReadonlyMap<string, Asset>> {
    const assets = await this.catalog.assetsCarrying(tenant, digests);
    return new Map(
      assets.flatMap((asset) => (asset.sha256 === null ? [] : [[asset.sha256, asset] as const])),
    );
  }

  write(tenant: Tenant, { assets, ...tree }: CampaignTree): Promise<void> {
    return this.catalog.adoptTree(tenant, {
      ...tree,
      bindings: assets.map(({ binding }) => binding),
    });
  }
}

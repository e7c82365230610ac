import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import type { Tenant } from '@switchyard/kernel';
import type { CampaignTree } from '../domain/snapshot';
import type { SyncScope } from '../domain/sync';
import { CampaignTrees } from '../use-cases/ports';

/** The catalog's trees, with what is below a campaign read whole. */
@Injectable()
export class FacadeTrees extends CampaignTrees {
  constructor(private readonly catalog: CatalogFacade) {
    super();
  }

  async idsOf(tenant: Tenant, { campaignIds, platforms }: SyncScope): Promise<readonly string[]> {
    const ids: string[] = [];
    for await (const { campaign } of this.catalog.campaignTrees(tenant, campaignIds)) {
      const isRemoved =
        campaign.status === 'REMOVED' && Object.keys(campaign.platformLinks).length === 0;
      const isMeant =
        !platforms ||
        platforms.some(
          (platform) => campaign.platforms.includes(platform) || campaign.platformLinks[platform],
        );
      if (!isRemoved && isMeant) ids.push(campaign.id);
    }
    return ids.sort();
  }

  sizes(tenant: Tenant, campaignIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.catalog.treeSizes(tenant, campaignIds);
  }

  async *load(tenant: Tenant, campaignIds: readonly string[]): AsyncIterable<CampaignTree> {
    for await (const { campaign, adGroups, ads, keywords, assets } of this.catalog.campaignTrees(
      tenant,
      campaignIds,
    )) {
      yield {
        campaign,
        adGroups: await gather(adGroups()),
        ads: await gather(ads()),
        keywords: await gather(keywords()),
        assets: await gather(assets()),
      };
    }
  }
}

const gather = async <Row>(batches: AsyncIterable<readonly Row[]>): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
};

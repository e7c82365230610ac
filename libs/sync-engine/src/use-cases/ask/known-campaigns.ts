import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { referenceNotFound, type Tenant } from '@switchyard/kernel';
import type { PlanRequest } from '../../domain/sync';

/** Campaigns that requests name and answers show. */
@Injectable()
export class KnownCampaigns {
  constructor(private readonly catalog: CatalogFacade) {}

  /** Throws NOT_FOUND with `details.path` for the first id that is not a campaign of this Space. */
  async require(tenant: Tenant, { scope, resolve }: PlanRequest): Promise<void> {
    const asked = [
      ...(scope.campaignIds ?? []).map((id, index) => ({ id, path: `/campaignIds/${index}` })),
      ...resolve.map(({ campaignId }, index) => ({
        id: campaignId,
        path: `/resolve/${index}/campaignId`,
      })),
    ];
    const known = await this.names(
      tenant,
      asked.map(({ id }) => id),
    );
    const unknown = asked.find(({ id }) => !known.has(id));
    if (unknown) throw referenceNotFound(unknown.path);
  }

  /** Names by id; ids that the catalog does not hold are left out. */
  async names(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    if (ids.length === 0) return names;
    for await (const { campaign } of this.catalog.campaignTrees(tenant, [...new Set(ids)])) {
      names.set(campaign.id, campaign.name);
    }
    return names;
  }
}

import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { CampaignCounts } from '@switchyard/identity/http';
import type { Tenant } from '@switchyard/kernel';

/** Lets identity say how many campaigns a Space holds without knowing the catalog. */
@Injectable()
export class CatalogCampaignCounts extends CampaignCounts {
  constructor(private readonly catalog: CatalogFacade) {
    super();
  }

  of(space: Tenant): Promise<number> {
    return this.catalog.countCampaigns(space);
  }
}

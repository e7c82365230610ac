import { Injectable } from '@nestjs/common';
import { referenceNotFound, type Tenant } from '@switchyard/kernel';
import type { CampaignChanges } from '../domain';
import { ConversionActions } from './conversion-actions';
import { AccountSettings, Businesses } from './ports';

/** Refuses a campaign that names what its Space or account does not have: `NOT_FOUND` with where the id stands. */
@Injectable()
export class CheckReferences {
  constructor(
    private readonly businesses: Businesses,
    private readonly account: AccountSettings,
    private readonly actions: ConversionActions,
  ) {}

  async execute(
    tenant: Tenant,
    { businessId, connectionIds, conversionActionIds }: CampaignChanges,
  ): Promise<void> {
    if (businessId && !(await this.businesses.lock(tenant, businessId))) {
      throw referenceNotFound('/businessId');
    }
    const unknown =
      conversionActionIds && conversionActionIds.length > 0
        ? await this.actions.unknownAt(tenant, conversionActionIds)
        : undefined;
    if (unknown !== undefined) throw referenceNotFound(`/conversionActionIds/${unknown}`);
    const platform =
      connectionIds && Object.keys(connectionIds).length > 0
        ? await this.account.unknownConnection(tenant, connectionIds)
        : undefined;
    if (platform) throw referenceNotFound(`/connectionIds/${platform}`);
  }
}

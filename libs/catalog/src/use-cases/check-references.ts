import { Injectable } from '@nestjs/common';
import { referenceNotFound, type Tenant } from '@switchyard/kernel';
import type { CampaignChanges } from '../domain';
import { AccountSettings, Businesses } from './ports';
import { refuseUnknown } from './refuse-unknown';

/** Refuses a campaign that names what its Space or account does not have: `NOT_FOUND` with where the id stands. */
@Injectable()
export class CheckReferences {
  constructor(private readonly businesses: Businesses, private readonly account: AccountSettings) {}

  async execute(tenant: Tenant, { businessId, connectionIds, conversionActionIds }: CampaignChanges): Promise<void> {
    if (businessId && !(await this.businesses.lock(tenant, businessId))) throw referenceNotFound('/businessId');
    refuseUnknown(conversionActionIds?.[0], '/conversionActionIds/0');
    const platform = connectionIds && Object.keys(connectionIds).length > 0 ? await this.account.unknownConnection(tenant, connectionIds) : undefined;
    if (platform) throw referenceNotFound(`/connectionIds/${platform}`);
  }
}

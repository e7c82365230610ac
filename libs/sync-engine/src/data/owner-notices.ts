import { Injectable } from '@nestjs/common';
import { OwnerNotices } from '@switchyard/catalog';
import type { Campaign } from '@switchyard/catalog/domain';
import { IdentityFacade } from '@switchyard/identity';
import type { PlatformId, Tenant } from '@switchyard/kernel';

/** What the catalog has to tell an owner, put among the account's alerts; the two do not know each other. */
@Injectable()
export class IdentityOwnerNotices extends OwnerNotices {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  removedButServing(tenant: Tenant, { id, name }: Campaign, platforms: readonly PlatformId[]): Promise<void> {
    return this.identity.alert(tenant, 'REMOVED_BUT_SERVING', `${name} was removed here and runs on ${platforms.join(', ')} until a sync removes it there.`, { campaignId: id, platforms });
  }
}

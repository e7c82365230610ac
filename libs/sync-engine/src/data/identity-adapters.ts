import { Injectable } from '@nestjs/common';
import { AccountSettings, OwnerNotices } from '@switchyard/catalog';
import type { Campaign } from '@switchyard/catalog/domain';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { isPlatformId, type PlatformId, type Tenant } from '@switchyard/kernel';

/**
 * What the catalog has to tell an owner, put among the account's alerts; the two do not know each
 * other.
 */
@Injectable()
export class IdentityOwnerNotices extends OwnerNotices {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  removedButServing(
    tenant: Tenant,
    { id, name }: Campaign,
    platforms: readonly PlatformId[],
  ): Promise<void> {
    const message = `${name} was removed here and runs on ${platforms.join(', ')} until a sync removes it there.`;
    return this.identity.raiseAlert(tenant, {
      kind: 'REMOVED_BUT_SERVING',
      spaceId: tenant.spaceId,
      subject: { type: 'campaign', id },
      message,
      key: alertKeys.removedButServing(id),
      details: { platforms },
    });
  }

  noLongerServing(tenant: Tenant, { id }: Campaign): Promise<void> {
    return this.identity.resolveAlert(tenant, alertKeys.removedButServing(id));
  }
}

/** What identity tells the catalog of an account; the two do not know each other. */
@Injectable()
export class IdentityAccountSettings extends AccountSettings {
  constructor(private readonly identity: IdentityFacade) {
    super();
  }

  async defaultsOf({ accountId }: Tenant): Promise<{ currency: string; timeZone: string }> {
    const { currency, timeZone } = await this.identity.account(accountId);
    return { currency, timeZone };
  }

  async unknownConnection(
    tenant: Tenant,
    connectionIds: Parameters<AccountSettings['unknownConnection']>[1],
  ): Promise<PlatformId | undefined> {
    const known = await this.identity.holdConnections(tenant, Object.values(connectionIds));
    const isKnown = ([platform, id]: [string, unknown]): boolean =>
      known.some((connection) => connection.id === id && connection.platform === platform);
    return Object.entries(connectionIds)
      .filter((entry) => !isKnown(entry))
      .map(([platform]) => platform)
      .find(isPlatformId);
  }
}

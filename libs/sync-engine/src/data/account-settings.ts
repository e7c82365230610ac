import { Injectable } from '@nestjs/common';
import { AccountSettings } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import { isPlatformId, type PlatformId, type Tenant } from '@switchyard/kernel';

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

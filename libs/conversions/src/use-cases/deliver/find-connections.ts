import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { UnitOfWork, type PlatformId, type Tenant } from '@switchyard/kernel';
import { Deliveries } from './deliveries';
import { DeliveryBell } from './delivery-bell';

const AT_ONCE = 5_000;

/** What no connection was there for goes through the default one of its platform, once there is one. */
@Injectable()
export class FindConnections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly deliveries: Deliveries,
    private readonly bell: DeliveryBell,
  ) {}

  async execute(tenant: Tenant, signal: AbortSignal): Promise<void> {
    for (const { platform, id, isDefault } of await this.identity.connectionsOf(tenant)) {
      if (isDefault) await this.give(tenant, platform, id, signal);
    }
  }

  private async give(
    tenant: Tenant,
    platform: PlatformId,
    connectionId: string,
    signal: AbortSignal,
  ): Promise<void> {
    for (let given = AT_ONCE; given === AT_ONCE && !signal.aborted;) {
      given = await this.work.run(tenant, async () => {
        const count = await this.deliveries.takeConnection(tenant, platform, connectionId, AT_ONCE);
        if (count > 0) await this.bell.ring(tenant, [connectionId]);
        return count;
      });
    }
  }
}

import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { type PlatformId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Deliveries } from '../../data/deliveries';
import { RemoteActions } from '../../data/remote-actions';
import { DeliveryNotifier } from '../notifiers';
import type { Turn } from './delivery-job';

const AT_ONCE = 5_000;

/** The connection was removed: what was to go through it waits for another one of its platform. */
@Injectable()
export class LeaveConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly deliveries: Deliveries,
    private readonly actions: RemoteActions,
    private readonly notifier: DeliveryNotifier,
  ) {}

  async execute({ tenant, connectionId, signal }: Turn): Promise<void> {
    await this.work.run(tenant, () => this.actions.forget(tenant, connectionId));
    for (let left = AT_ONCE; left === AT_ONCE && !signal.aborted;) {
      left = await this.work.run(tenant, async () => {
        const count = await this.deliveries.leaveConnection(tenant, connectionId, AT_ONCE);
        if (count > 0) await this.notifier.notify(tenant, [null]);
        return count;
      });
    }
  }
}

/**
 * Assigns deliveries without a connection to the default connection of their platform, once there
 * is one.
 */
@Injectable()
export class FindConnections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly deliveries: Deliveries,
    private readonly notifier: DeliveryNotifier,
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
        if (count > 0) await this.notifier.notify(tenant, [connectionId]);
        return count;
      });
    }
  }
}

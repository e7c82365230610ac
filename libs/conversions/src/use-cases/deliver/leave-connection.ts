import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import { Deliveries } from './deliveries';
import { DeliveryBell } from './delivery-bell';
import type { Turn } from './errand';
import { RemoteActions } from './remote-actions';

const AT_ONCE = 5_000;

/** The connection was removed: what was to go through it waits for another one of its platform. */
@Injectable()
export class LeaveConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly deliveries: Deliveries,
    private readonly actions: RemoteActions,
    private readonly bell: DeliveryBell,
  ) {}

  async execute({ tenant, connectionId, signal }: Turn): Promise<void> {
    await this.work.run(tenant, () => this.actions.forget(tenant, connectionId));
    for (let left = AT_ONCE; left === AT_ONCE && !signal.aborted;) {
      left = await this.work.run(tenant, async () => {
        const count = await this.deliveries.leaveConnection(tenant, connectionId, AT_ONCE);
        if (count > 0) await this.bell.ring(tenant, [null]);
        return count;
      });
    }
  }
}

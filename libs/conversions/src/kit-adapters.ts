import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { WorkBook } from '@switchyard/queue-kit';
import { DELIVER_CONVERSIONS, DeliveryBell, deliveryWorkId } from './use-cases/deliver/delivery-bell';

/** Promises standing work of each connection, and wakes it. */
@Injectable()
export class QueueDeliveryBell extends DeliveryBell {
  constructor(private readonly book: WorkBook) {
    super();
  }

  async ring({ accountId, spaceId }: Tenant, connectionIds: readonly (string | null)[]): Promise<void> {
    for (const id of [...new Set(connectionIds.map((connectionId) => deliveryWorkId(spaceId, connectionId)))].toSorted()) {
      await this.book.promiseStanding({ id, queue: 'conversions', kind: DELIVER_CONVERSIONS, accountId, spaceId });
      await this.book.wake(id);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { WorkBook } from '@switchyard/queue-kit';

/** The kind of work that sends what is due through one connection, for one Space. */
export const DELIVER_CONVERSIONS = 'deliver-conversions';

/** Stands for the deliveries of a Space whose platforms are not connected yet. */
export const NO_CONNECTION_YET = 'none';

/** Without a colon, which BullMQ takes in no id of a job. */
const workIdOf = (spaceId: string, connectionId: string | null): string => `${DELIVER_CONVERSIONS}-${spaceId}-${connectionId ?? NO_CONNECTION_YET}`;

/** Which connection a piece of work sends through; null for what has none yet. */
export const connectionDelivered = (workId: string): string | null => {
  const connectionId = workId.slice(workId.lastIndexOf('-') + 1);
  return connectionId === NO_CONNECTION_YET ? null : connectionId;
};

/** Tells the worker that there is something to deliver. */
@Injectable()
export class DeliveryBell {
  constructor(private readonly book: WorkBook) {}

  /** Inside the running transaction, once per connection of what was kept in it. */
  async ring({ accountId, spaceId }: Tenant, connectionIds: readonly (string | null)[]): Promise<void> {
    for (const connectionId of [...new Set(connectionIds)].toSorted()) {
      const id = workIdOf(spaceId, connectionId);
      await this.book.promiseStanding({ id, queue: 'conversions', kind: DELIVER_CONVERSIONS, accountId, spaceId });
      await this.book.wake(id);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';
import {
  DELIVER_CONVERSIONS,
  DeliveryNotifier,
  deliveryWorkId,
  FORGET_OLD,
  FORGET_SECONDS,
  forgetWorkId,
  InboxNotifier,
  JOIN_ADJUSTMENTS,
  JoinNotifier,
  READ_INBOX,
  RetentionNotifier,
  WATCH_CONVERSIONS,
  WATCH_SECONDS,
  watchWorkId,
} from './use-cases/notifiers';

/** Enqueues the standing work of each connection and makes it due. */
@Injectable()
export class QueueDeliveryNotifier extends DeliveryNotifier {
  constructor(private readonly book: Outbox) {
    super();
  }

  async notify(
    { accountId, spaceId }: Tenant,
    connectionIds: readonly (string | null)[],
  ): Promise<void> {
    for (const id of [
      ...new Set(connectionIds.map((connectionId) => deliveryWorkId(spaceId, connectionId))),
    ].toSorted()) {
      await this.book.enqueueStanding({
        id,
        queue: 'conversions',
        kind: DELIVER_CONVERSIONS,
        accountId,
        spaceId,
      });
      await this.book.wake(id);
    }
  }
}

/** Enqueues the standing work that removes old data of persons in the Space. */
export const standRetention = (book: Outbox, { accountId, spaceId }: Tenant): Promise<void> =>
  book.enqueueStanding(
    { id: forgetWorkId(spaceId), queue: 'conversions', kind: FORGET_OLD, accountId, spaceId },
    FORGET_SECONDS,
  );

/** Enqueues standing work of the Space. */
@Injectable()
export class QueueRetentionNotifier extends RetentionNotifier {
  constructor(private readonly book: Outbox) {
    super();
  }

  notify(tenant: Tenant): Promise<void> {
    return standRetention(this.book, tenant);
  }
}

/** By then, whatever was being kept while an adjustment was parked is kept or not. */
const FIRST_LOOK_SECONDS = 5;

/**
 * Enqueues standing work of the Space; a transaction that parks an adjustment while a round is
 * about to find nothing adds the work again when it commits.
 */
@Injectable()
export class QueueJoinNotifier extends JoinNotifier {
  constructor(private readonly book: Outbox) {
    super();
  }

  async notify({ accountId, spaceId }: Tenant): Promise<void> {
    const id = `${JOIN_ADJUSTMENTS}-${spaceId}`;
    await this.book.enqueueStanding(
      { id, queue: 'conversions', kind: JOIN_ADJUSTMENTS, accountId, spaceId },
      FIRST_LOOK_SECONDS,
    );
    await this.book.bringForward(id, FIRST_LOOK_SECONDS);
  }
}

/** Enqueues standing work of the Space, and brings it forward to when an entry is due. */
@Injectable()
export class QueueInboxNotifier extends InboxNotifier {
  constructor(private readonly book: Outbox) {
    super();
  }

  async notify({ accountId, spaceId }: Tenant, afterSeconds: number): Promise<void> {
    const id = `${READ_INBOX}-${spaceId}`;
    await this.book.enqueueStanding(
      { id, queue: 'conversions', kind: READ_INBOX, accountId, spaceId },
      afterSeconds,
    );
    await this.book.bringForward(id, afterSeconds);
  }

  async watch({ accountId, spaceId }: Tenant): Promise<void> {
    await this.book.enqueueStanding(
      {
        id: watchWorkId(spaceId),
        queue: 'conversions',
        kind: WATCH_CONVERSIONS,
        accountId,
        spaceId,
      },
      WATCH_SECONDS,
    );
  }
}

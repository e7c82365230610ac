import type { Tenant } from '@switchyard/kernel';

/** The kind of work that sends what is due through one connection, for one Space. */
export const DELIVER_CONVERSIONS = 'deliver-conversions';

/** Stands for the deliveries of a Space whose platforms are not connected yet. */
export const NO_CONNECTION_YET = 'none';

/** Without a colon, which BullMQ takes in no id of a job. */
export const deliveryWorkId = (spaceId: string, connectionId: string | null): string =>
  `${DELIVER_CONVERSIONS}-${spaceId}-${connectionId ?? NO_CONNECTION_YET}`;

/** Which connection a piece of work sends through; null for what has none yet. */
export const connectionDelivered = (workId: string): string | null => {
  const connectionId = workId.slice(workId.lastIndexOf('-') + 1);
  return connectionId === NO_CONNECTION_YET ? null : connectionId;
};

/** Enqueues the work that delivers. */
export abstract class DeliveryNotifier {
  /** Inside the running transaction, once per connection of what was kept in it. */
  abstract notify(tenant: Tenant, connectionIds: readonly (string | null)[]): Promise<void>;
}

/**
 * The kind of work that looks for the originals of what is parked in one Space, as long as
 * something is.
 */
export const JOIN_ADJUSTMENTS = 'join-adjustments';

/** Enqueues the work that joins parked adjustments. */
export abstract class JoinNotifier {
  /** Inside the transaction that parks. */
  abstract notify(tenant: Tenant): Promise<void>;
}

/** The kind of work that reads waiting entries of the inbox of a Space again. */
export const READ_INBOX = 'read-inbox';

/** The kind of work that judges alerts of conversions in a Space and removes old rows. */
export const WATCH_CONVERSIONS = 'watch-conversions';
/** So often it looks. */
export const WATCH_SECONDS = 300;

export const watchWorkId = (spaceId: string): string => `${WATCH_CONVERSIONS}-${spaceId}`;

/** The kind of work that removes what a Space keeps of persons for too long. */
export const FORGET_OLD = 'forget-old-persons';
/** So often it looks. */
export const FORGET_SECONDS = 86_400;

export const forgetWorkId = (spaceId: string): string => `${FORGET_OLD}-${spaceId}`;

/** Enqueues the work that removes old data of persons in a Space. */
export abstract class RetentionNotifier {
  /**
   * Inside the transaction that keeps it, after `DeliveryNotifier`: the worker locks the work of both
   * in that order, too.
   */
  abstract notify(tenant: Tenant): Promise<void>;
}

/** Enqueues the work that reads waiting entries of the inbox. */
export abstract class InboxNotifier {
  /** Inside the transaction that lets an entry wait: the worker looks at it after the seconds. */
  abstract notify(tenant: Tenant, afterSeconds: number): Promise<void>;

  /** Inside the running transaction: the worker watches the Space from now on. */
  abstract watch(tenant: Tenant): Promise<void>;
}

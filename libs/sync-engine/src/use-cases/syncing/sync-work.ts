import type { Tenant } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';

/** One run of one sync: whose it is, by which right it writes, and when it must stop. */
export interface SyncWork {
  readonly tenant: Tenant;
  readonly syncId: string;
  readonly lease: Lease;
  readonly signal: AbortSignal;
  /** When the database was last found to be restored. */
  readonly restoredAt?: Date;
  /**
   * The plan was made before the database was found to be restored: what it would create may be
   * there, and is looked for first.
   */
  readonly isOutdated?: true;
}

/** Thrown when the caller cancelled: nothing more is sent. */
export class SyncCancelled extends Error {}

/**
 * Thrown when the Emergency Brake blocks changes that raise spending: these are not sent, the
 * others go on.
 */
export class BrakeHolds extends Error {
  constructor(
    readonly operationIds: readonly string[],
    readonly because: 'engaged' | 'blind',
  ) {
    super(`the Emergency Brake is ${because}`);
  }
}

/** Thrown when this process has to stop: another one goes on from what is recorded. */
export class SyncInterrupted extends Error {}

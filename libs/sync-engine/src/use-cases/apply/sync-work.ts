import type { Tenant } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';

/** One run of one sync: whose it is, by which right it writes, and when it must stop. */
export interface SyncWork {
  readonly tenant: Tenant;
  readonly syncId: string;
  readonly lease: Lease;
  readonly signal: AbortSignal;
}

/** Thrown when the caller cancelled: nothing more is sent. */
export class SyncCancelled extends Error {}

/** Thrown when the Emergency Brake holds what would let more money flow: these are not sent, the others go on. */
export class BrakeHolds extends Error {
  constructor(readonly operationIds: readonly string[]) {
    super('the Emergency Brake holds the campaign');
  }
}

/** Thrown when this process has to stop: another one goes on from what is recorded. */
export class SyncInterrupted extends Error {}

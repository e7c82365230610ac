import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Delivery, DueAdjustment, DueConversion, Settlement } from '../../domain';

/** Where a reading of what is due has come to: by time, then by id. */
export type Place = Pick<Delivery, 'dueAt' | 'eventId'>;

export interface DueQuestion {
  readonly connectionId: string;
  readonly now: Date;
  /** Null reads from the oldest. */
  readonly after: Place | null;
  readonly limit: number;
}

export interface Settled extends Settlement {
  readonly eventId: string;
}

/** Deliveries of a Space as the worker reads and settles them. Whatever has a `dueAt` is somebody's to do. */
export abstract class Deliveries {
  /** Conversions that are to be sent, the longest due first. */
  abstract dueConversions(tenant: Tenant, question: DueQuestion): Promise<readonly DueConversion[]>;
  abstract dueAdjustments(tenant: Tenant, question: DueQuestion): Promise<readonly DueAdjustment[]>;
  /** The same of these, due or not. */
  abstract conversions(
    tenant: Tenant,
    platform: PlatformId,
    ids: readonly string[],
  ): Promise<readonly DueConversion[]>;
  abstract adjustments(
    tenant: Tenant,
    platform: PlatformId,
    ids: readonly string[],
  ): Promise<readonly DueAdjustment[]>;
  /** All that went out in the one request that is longest due to be asked after; empty when none is. */
  abstract toAskAfter(
    tenant: Tenant,
    connectionId: string,
    now: Date,
  ): Promise<readonly Delivery[]>;
  /** When something is next due through a connection, or for want of one. */
  abstract nextDue(tenant: Tenant, connectionId: string | null): Promise<Date | undefined>;

  /** Inside a transaction, like everything below. What is over already stays as it is. */
  abstract settle(
    tenant: Tenant,
    platform: PlatformId,
    settled: readonly Settled[],
    now: Date,
  ): Promise<void>;
  /** The orders of those of these conversions that no platform counts, and none will. */
  abstract freeOrders(tenant: Tenant, eventIds: readonly string[]): Promise<void>;
  /** What waits behind these conversions, or behind an adjustment of theirs, is due now. */
  abstract wakeBehind(
    tenant: Tenant,
    platform: PlatformId,
    originalIds: readonly string[],
    now: Date,
  ): Promise<void>;
  /** Tells, or no longer tells, of some of what is due why its connection takes nothing, the newest first; answers where it came to while there was something to tell. */
  abstract tellClosed(
    tenant: Tenant,
    question: DueQuestion,
    reason: string | null,
  ): Promise<Place | undefined>;
  /** Some of what is due has no connection any more; answers how many. What was sent is never asked after again. */
  abstract leaveConnection(tenant: Tenant, connectionId: string, limit: number): Promise<number>;
  /** Some of what had no connection has this one; answers how many. */
  abstract takeConnection(
    tenant: Tenant,
    platform: PlatformId,
    connectionId: string,
    limit: number,
  ): Promise<number>;
}

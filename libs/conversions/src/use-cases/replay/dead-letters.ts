import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Delivery } from '../../domain';

/** Deliveries that failed. Everything but `page` is inside a transaction. */
export abstract class DeadLetters {
  /** Ids of conversions and adjustments after this one that failed on a platform and may be sent another time, in their order. */
  abstract page(
    tenant: Tenant,
    which: { readonly platform: PlatformId; readonly code?: string },
    after: string,
    limit: number,
  ): Promise<readonly string[]>;
  /** The failed deliveries of a conversion or adjustment that may be sent another time, kept from others until the transaction ends. */
  abstract lock(tenant: Tenant, eventId: string): Promise<readonly Delivery[]>;
  /** They begin anew: pending, due now, never sent. Answers them as they are then. */
  abstract revive(
    tenant: Tenant,
    eventId: string,
    platforms: readonly PlatformId[],
    now: Date,
  ): Promise<readonly Delivery[]>;
  /** The same for adjustments that were skipped there because this conversion did not count. */
  abstract reviveAdjustments(
    tenant: Tenant,
    originalId: string,
    platforms: readonly PlatformId[],
    now: Date,
  ): Promise<readonly Delivery[]>;
}

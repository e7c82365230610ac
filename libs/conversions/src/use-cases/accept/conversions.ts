import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { ConversionEvent, Delivery, DeliveryStatus, Repetition } from '../../domain';

export interface UploadFilter {
  readonly actionIds?: readonly string[];
  readonly status?: DeliveryStatus;
}

/** An offline conversion with where it stands on its one platform. */
export type Upload = ConversionEvent &
  Pick<
    Delivery,
    'platform' | 'connectionId' | 'status' | 'reason' | 'until' | 'attempts' | 'platformError'
  >;

/** `valueMicros` is null when several currencies meet. */
export interface UploadTotals {
  readonly count: number;
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly lastUploadAt: Date | null;
}

/** An order of an action, and the conversion that has it. */
export interface HeldOrder {
  readonly actionId: string;
  readonly orderId: string;
  readonly eventId: string;
}

/** Conversions that were accepted, their orders and their deliveries. */
export abstract class Conversions {
  /**
   * Inside a transaction: who has the order of each event now, by `orderKey`; the events themselves where nobody had it. Every event has an order, and
   * another one. An order whose person was erased is had as ever.
   */
  abstract reserve(
    tenant: Tenant,
    events: readonly ConversionEvent[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Inside the same transaction: gives back what these events reserved. */
  abstract release(tenant: Tenant, orders: readonly HeldOrder[]): Promise<void>;
  /** Inside a transaction: marks what websites claimed of these orders as confirmed by these conversions. */
  abstract confirmClaims(tenant: Tenant, orders: readonly HeldOrder[]): Promise<void>;
  /** Inside a transaction: adds to how often orders came again. No two rows have one key. */
  abstract repeat(again: readonly Repetition[]): Promise<void>;
  abstract keep(events: readonly ConversionEvent[], deliveries: readonly Delivery[]): Promise<void>;
  /** Newest first; one row more than the page has tells that there is another. */
  abstract uploads(
    tenant: Tenant,
    filter: UploadFilter,
    page: PageRequest,
  ): Promise<readonly Upload[]>;
  abstract totals(tenant: Tenant, filter: UploadFilter): Promise<UploadTotals>;
}

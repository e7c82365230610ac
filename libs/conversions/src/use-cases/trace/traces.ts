import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { ConversionEvent, Delivery, DeliveryStatus, Related, Repetition } from '../../domain';

export interface EventFilter {
  readonly conversionActionId?: string;
  readonly status?: DeliveryStatus;
  readonly orderId?: string;
  readonly source?: string;
}

/** A conversion with one word over all of its deliveries. */
export type EventRow = ConversionEvent & {
  readonly status: DeliveryStatus;
  readonly reason: string | null;
};
export type EventOnItsWay = EventRow & { readonly deliveries: readonly Delivery[] };

/** Everything that was accepted, whichever door it came through, for those who ask what became of it. */
export abstract class Traces {
  /** Newest first; one row more than the page has tells that there is another. */
  abstract list(
    tenant: Tenant,
    filter: EventFilter,
    page: PageRequest,
  ): Promise<readonly EventRow[]>;
  abstract find(tenant: Tenant, id: string): Promise<EventRow | undefined>;
  abstract deliveries(tenant: Tenant, eventIds: readonly string[]): Promise<readonly Delivery[]>;
  abstract repetitions(tenant: Tenant, eventId: string): Promise<readonly Repetition[]>;
  /** Claims that this conversion confirmed. */
  abstract confirms(tenant: Tenant, event: ConversionEvent): Promise<readonly Related[]>;
}

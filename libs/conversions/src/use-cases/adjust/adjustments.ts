import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { Delivery, DeliveryStatus, KeptAdjustment, Original } from '../../domain';

/** What an original is looked for by: what it is named by, and that as text (`subjectOf`). */
export type Named = Pick<
  KeptAdjustment,
  'actionId' | 'orderId' | 'clickId' | 'originalAt' | 'subject'
>;

/** The latest restatement of a subject. */
export type LatestRestatement = Pick<
  KeptAdjustment,
  'id' | 'subject' | 'valueMicros' | 'currency' | 'occurredAt'
>;

/** What becomes of a parked adjustment whose original was found. */
export type Joined = Pick<KeptAdjustment, 'id' | 'originalId' | 'subject' | 'joinedAt'>;

export interface AdjustmentFilter {
  readonly conversionActionId?: string;
  readonly status?: DeliveryStatus;
  readonly orderId?: string;
}

/** Where an adjustment stands: one word over all of its deliveries. */
export type AdjustmentRow = KeptAdjustment & {
  readonly status: DeliveryStatus;
  readonly reason: string | null;
};

/** An adjustment with its deliveries. */
export type AdjustmentOnItsWay = AdjustmentRow & { readonly deliveries: readonly Delivery[] };

/** Adjustments of a Space. */
export abstract class Adjustments {
  /** The conversions that are named, by subject; only what was committed, or is of this transaction. */
  abstract originals(
    tenant: Tenant,
    named: readonly Named[],
  ): Promise<ReadonlyMap<string, Original>>;
  abstract latestRestatements(
    tenant: Tenant,
    subjects: readonly string[],
  ): Promise<readonly LatestRestatement[]>;
  /** Inside a transaction: keeps those that nobody kept before; answers who holds each, by `sameKey`. Waits for others who keep the same. */
  abstract keep(
    tenant: Tenant,
    rows: readonly KeptAdjustment[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Who has these already, by `sameKey`. */
  abstract holders(
    tenant: Tenant,
    rows: readonly Pick<KeptAdjustment, 'subject' | 'sameness'>[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Deliveries of these conversions, kept from changing until the transaction ends. */
  abstract holdDeliveries(
    tenant: Tenant,
    eventIds: readonly string[],
  ): Promise<readonly Delivery[]>;
  /** Deliveries of these conversions and adjustments, by platform. */
  abstract deliveries(tenant: Tenant, eventIds: readonly string[]): Promise<readonly Delivery[]>;
  /** Those of these subjects that wait for their original, the oldest first; nobody else joins them before the transaction ends. */
  abstract lockParked(
    tenant: Tenant,
    subjects: readonly string[],
    now: Date,
  ): Promise<readonly KeptAdjustment[]>;
  /** All that wait for their original, in the order of their ids. */
  abstract parkedAfter(
    tenant: Tenant,
    id: string,
    now: Date,
    limit: number,
  ): Promise<readonly KeptAdjustment[]>;
  abstract join(tenant: Tenant, joined: readonly Joined[]): Promise<void>;
  /** Newest first; one row more than the page has tells that there is another. */
  abstract list(
    tenant: Tenant,
    filter: AdjustmentFilter,
    page: PageRequest,
  ): Promise<readonly AdjustmentRow[]>;
  abstract find(tenant: Tenant, id: string): Promise<AdjustmentRow | undefined>;
  /** All adjustments of a conversion, in the order in which they happened. */
  abstract ofOriginal(tenant: Tenant, originalId: string): Promise<readonly AdjustmentRow[]>;
}

/** What an adjustment is the same by. */
export const sameKey = ({
  subject,
  sameness,
}: Pick<KeptAdjustment, 'subject' | 'sameness'>): string => `${subject}\n${sameness}`;

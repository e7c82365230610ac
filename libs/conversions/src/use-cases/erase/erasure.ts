import type { Tenant } from '@switchyard/kernel';
import type { Link } from '../../domain';

/** What stands in the place of an order. */
export interface OrderDigest {
  readonly actionId: string;
  readonly orderId: string;
  readonly digest: string;
}

export interface PersonEvent {
  readonly id: string;
  readonly actionId: string;
  readonly orderId: string | null;
  readonly personKeys: readonly string[];
  readonly clickValues: readonly string[];
}

export interface PersonAdjustment {
  readonly id: string;
  readonly actionId: string;
  readonly orderId: string | null;
  readonly subject: string;
  readonly originalId: string | null;
  readonly clickValue: string | null;
}

/** An adjustment without what names anybody. */
export type BlankAdjustment = Pick<PersonAdjustment, 'id' | 'orderId' | 'subject'>;

/** Everything of the store that tells of persons. Inside a transaction, one Space at a time. */
export abstract class Erasure {
  /** What is known under these keys, or came together with one of them; kept from others. */
  abstract links(
    tenant: Tenant,
    keys: readonly string[],
  ): Promise<readonly (Link & { readonly clickValues: readonly string[] })[]>;
  abstract removePersons(tenant: Tenant, keys: readonly string[]): Promise<number>;
  /** Events that carry one of these keys; kept from others. */
  abstract events(tenant: Tenant, keys: readonly string[]): Promise<readonly PersonEvent[]>;
  /** Of these conversions, and what waits for one of these orders. */
  abstract adjustments(
    tenant: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<readonly PersonAdjustment[]>;
  /** Takes from events whom and what they name; each order becomes its digest. */
  abstract blankEvents(
    tenant: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<void>;
  abstract blankAdjustments(tenant: Tenant, adjustments: readonly BlankAdjustment[]): Promise<void>;
  /** Other names of these orders: each with the order. */
  abstract aliases(
    tenant: Tenant,
    orderIds: readonly string[],
  ): Promise<readonly { readonly alias: string; readonly orderId: string }[]>;
  /** Of the orders that these events have, and of their other names, only the digests are known from now on. */
  abstract hideOrders(
    tenant: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<number>;
  /** Removes other names of orders that nobody has in clear any more. */
  abstract removeAliases(tenant: Tenant, orderIds: readonly string[]): Promise<void>;
  /** What sources were told of one of these orders. */
  abstract silenceSources(tenant: Tenant, orderIds: readonly string[]): Promise<void>;
  /** What was not sent is never sent; what platforms said loses its words. Of conversions and adjustments. */
  abstract skipDeliveries(tenant: Tenant, ids: readonly string[], now: Date): Promise<number>;
}

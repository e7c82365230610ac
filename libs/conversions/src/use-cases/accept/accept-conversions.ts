import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import type { ConversionEvent, Delivery } from '../../domain';
import { DeliveryBell } from '../deliver/delivery-bell';
import { AdjustmentDoor } from '../report/adjustment-door';
import { Conversions } from './conversions';

/** A conversion with its deliveries, ready to be kept. */
export interface Acceptable {
  readonly index: number;
  readonly event: ConversionEvent;
  readonly deliveries: readonly Delivery[];
}

/** `id` of a duplicate is the conversion that has the order. */
export interface AcceptResult {
  readonly index: number;
  readonly status: 'accepted' | 'duplicate';
  readonly id: string;
}

/**
 * The one way in: reserves the orders and keeps conversions and deliveries together, in the running transaction, with one statement each. The
 * same order of an action is kept once, in this call and over all calls; what an action is paused for keeps no order.
 */
@Injectable()
export class AcceptConversions {
  constructor(private readonly conversions: Conversions, private readonly adjustments: AdjustmentDoor, private readonly bell: DeliveryBell) {}

  async execute(tenant: Tenant, items: readonly Acceptable[]): Promise<readonly AcceptResult[]> {
    const ordered = items.filter(reserves).toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const first = new Map(ordered.toReversed().map((item) => [orderOf(item), item]));
    const holders = await this.conversions.reserve(tenant, [...first.values()].map(({ event }) => event).toReversed());
    const kept = items.filter((item) => !reserves(item) || holders.get(orderOf(item)) === item.event.id);
    const deliveries = kept.flatMap((item) => item.deliveries);
    await this.conversions.keep(kept.map(({ event }) => event), deliveries);
    await this.adjustments.join(tenant, kept.filter(counts).map(({ event }) => event));
    await this.bell.ring(tenant, deliveries.filter(({ dueAt }) => dueAt !== null).map(({ connectionId }) => connectionId));
    return items.map((item) => resultOf(item, reserves(item) ? holders.get(orderOf(item)) : undefined));
  }
}

const counts = ({ deliveries }: Acceptable): boolean => deliveries.some(({ status }) => status !== 'skipped');

const reserves = (item: Acceptable): boolean => item.event.orderId !== null && counts(item);

/** Sorts the same for everybody, so that calls which meet wait for one another instead of blocking each other; the earlier item of a call comes first. */
const orderOf = ({ event }: Acceptable): string => orderKey(event);

/** What an order is known by within a Space. */
export const orderKey = ({ actionId, orderId }: { readonly actionId: string; readonly orderId: string | null }): string => `${actionId}\n${orderId ?? ''}`;

const resultOf = ({ index, event }: Acceptable, holder = event.id): AcceptResult => ({ index, status: holder === event.id ? 'accepted' : 'duplicate', id: holder });

import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import type { ConversionEvent, Delivery, ItemWarning } from '../../domain';
import { DeliveryBell } from '../deliver/delivery-bell';
import { AdjustmentDoor } from '../report/adjustment-door';
import { Conversions, type HeldOrder } from './conversions';
import { repetitionsOf } from './repetitions-of';

/** A conversion with its deliveries, ready to be kept. */
export interface Acceptable {
  readonly index: number;
  readonly event: ConversionEvent;
  readonly deliveries: readonly Delivery[];
  /** Told where it is accepted. */
  readonly warnings?: readonly ItemWarning[];
}

/** `id` of a duplicate is the conversion that has the order. */
export interface AcceptResult {
  readonly index: number;
  readonly status: 'accepted' | 'duplicate';
  readonly id: string;
  readonly warnings?: readonly ItemWarning[];
}

/**
 * The one way in: reserves the orders and keeps conversions and deliveries together, in the running transaction, with one statement each. The
 * same order of an action is kept once, in this call and over all calls; what an action is paused for keeps no order. A claim of a website keeps none
 * either: it stands confirmed as soon as both it and a server's word of the same order are there, whichever came first. Answers in the order of the items.
 */
@Injectable()
export class AcceptConversions {
  constructor(
    private readonly conversions: Conversions,
    private readonly adjustments: AdjustmentDoor,
    private readonly bell: DeliveryBell,
  ) {}

  async execute(tenant: Tenant, items: readonly Acceptable[]): Promise<readonly AcceptResult[]> {
    const [asked, claims] = [items.filter(reserves), items.filter(isOrderedClaim)];
    const holders = await this.reserve(tenant, asked, claims);
    const kept = items
      .filter((item) => !reserves(item) || holders.get(orderOf(item)) === item.event.id)
      .map((item) => (isOrderedClaim(item) ? confirmed(item, holders) : item));
    const deliveries = kept.flatMap((item) => item.deliveries);
    await this.conversions.keep(
      kept.map(({ event }) => event),
      deliveries,
    );
    const joined = await this.adjustments.join(
      tenant,
      kept.filter(counts).map(({ event }) => event),
    );
    await this.settle(
      tenant,
      asked.map(({ event }) => ({ event, holder: holders.get(orderOf({ event })) ?? event.id })),
    );
    await this.bell.ring(tenant, [
      ...deliveries.filter(({ dueAt }) => dueAt !== null).map(({ connectionId }) => connectionId),
      ...joined,
    ]);
    return items.map((item) =>
      resultOf(item, reserves(item) ? holders.get(orderOf(item)) : undefined),
    );
  }

  /**
   * Who has each order. A claim reserves like everybody, which makes it and a server's word of the same order wait for one another, and gives back
   * what it got before anybody sees it.
   */
  private async reserve(
    tenant: Tenant,
    asked: readonly Acceptable[],
    claims: readonly Acceptable[],
  ): Promise<ReadonlyMap<string, string>> {
    const ordered = [...asked, ...claims].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const first = new Map(ordered.toReversed().map((item) => [orderOf(item), item]));
    const holders = await this.conversions.reserve(
      tenant,
      [...first.values()].map(({ event }) => event).toReversed(),
    );
    const own = claims.filter(({ event }) => holders.get(orderOf({ event })) === event.id);
    if (own.length > 0) {
      await this.conversions.release(
        tenant,
        own.map(({ event }) => heldBy(event, event.id)),
      );
    }
    const given = new Set(own.map(orderOf));
    return new Map([...holders].filter(([order]) => !given.has(order)));
  }

  private async settle(
    tenant: Tenant,
    orders: readonly { readonly event: ConversionEvent; readonly holder: string }[],
  ): Promise<void> {
    const confirming = orders.filter(({ event }) => event.door !== 'website');
    if (confirming.length > 0) {
      await this.conversions.confirmClaims(
        tenant,
        confirming.map(({ event, holder }) => heldBy(event, holder)),
      );
    }
    const again = repetitionsOf(orders.filter(({ event, holder }) => holder !== event.id));
    if (again.length > 0) await this.conversions.repeat(again);
  }
}

const counts = ({ deliveries }: Acceptable): boolean =>
  deliveries.some(({ status }) => status !== 'skipped');

const reserves = (item: Acceptable): boolean => item.event.orderId !== null && counts(item);

const isOrderedClaim = ({ event }: Acceptable): boolean =>
  event.claim !== null && event.orderId !== null;

const confirmed = (item: Acceptable, holders: ReadonlyMap<string, string>): Acceptable => {
  const confirmedBy = holders.get(orderOf(item));
  return confirmedBy === undefined
    ? item
    : { ...item, event: { ...item.event, claim: 'confirmed', confirmedBy } };
};

const heldBy = ({ actionId, orderId }: ConversionEvent, eventId: string): HeldOrder => ({
  actionId,
  orderId: orderId ?? '',
  eventId,
});

/** Sorts the same for everybody, so that calls which meet wait for one another instead of blocking each other; the earlier item of a call comes first. */
const orderOf = ({ event }: Pick<Acceptable, 'event'>): string => orderKey(event);

/** What an order is known by within a Space. */
export const orderKey = ({
  actionId,
  orderId,
}: {
  readonly actionId: string;
  readonly orderId: string | null;
}): string => `${actionId}\n${orderId ?? ''}`;

const resultOf = ({ index, event, warnings = [] }: Acceptable, holder = event.id): AcceptResult =>
  holder === event.id
    ? { index, status: 'accepted', id: holder, ...(warnings.length > 0 && { warnings }) }
    : { index, status: 'duplicate', id: holder };

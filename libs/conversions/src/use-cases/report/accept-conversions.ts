import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal, type Tenant } from '@switchyard/kernel';
import { Conversions } from '../../data/conversions';
import { conversionsAccepted } from '../../data/metrics';
import {
  type ConversionEvent,
  type Delivery,
  eventIdKey,
  forgottenBefore,
  type ItemWarning,
  type Repetition,
} from '../../domain';
import { orderKey } from '../../domain/conversion/order-id';
import { DeliveryNotifier, RetentionNotifier } from '../notifiers';
import type { ClaimedOrder } from './conversions';
import { AdjustmentDoor } from './doors';

/**
 * What came again, counted for each conversion that has the order, each door and each worth; sorted
 * the same way in every call.
 */
const repetitionsOf = (
  again: readonly { readonly event: ConversionEvent; readonly holder: string }[],
): readonly Repetition[] => {
  const counted = new Map<string, Repetition>();
  for (const {
    event: { spaceId, door, valueMicros, currency, createdAt },
    holder,
  } of again) {
    const worth =
      valueMicros === null ? '' : `${valueMicros}${currency === null ? '' : ` ${currency}`}`;
    const key = `${holder}\n${door}\n${worth}`;
    counted.set(key, {
      spaceId,
      eventId: holder,
      door,
      worth,
      times: (counted.get(key)?.times ?? 0) + 1,
      firstAt: createdAt,
      lastAt: createdAt,
    });
  }
  return [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};

/** A conversion with its deliveries, ready to be kept. */
export interface Acceptable {
  readonly index: number;
  readonly event: ConversionEvent;
  readonly deliveries: readonly Delivery[];
  /** Reported where it is accepted. */
  readonly warnings?: readonly ItemWarning[];
}

/** `id` of a duplicate is the conversion that has the order or the event id. */
export interface AcceptResult {
  readonly index: number;
  readonly status: 'accepted' | 'duplicate';
  readonly id: string;
  readonly warnings?: readonly ItemWarning[];
}

/**
 * The one way in: reserves the orders and keeps conversions and deliveries together, in the running
 * transaction, with one statement each. The same order of an action is kept once, in this call and
 * over all calls, and so is the same event id for `EVENT_ID_DAYS`; what an action is paused for
 * keeps none of them. A claim of a website keeps none either: it is confirmed as soon as both it
 * and a server's report of the same order exist, whichever came first. Returns in the order of the
 * items.
 */
@Injectable()
export class AcceptConversions {
  constructor(
    private readonly conversions: Conversions,
    private readonly adjustments: AdjustmentDoor,
    private readonly notifier: DeliveryNotifier,
    private readonly retention: RetentionNotifier,
  ) {}

  async execute(tenant: Tenant, items: readonly Acceptable[]): Promise<readonly AcceptResult[]> {
    await this.forgetPersons(tenant, items);
    const known = await this.reserveEventIds(tenant, items);
    const fresh = items.filter(({ event }) => !known.has(event.id));
    const [asked, claims] = [fresh.filter(reserves), fresh.filter(isOrderedClaim)];
    const holders = await this.reserve(tenant, asked, claims);
    const kept = fresh
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
    const orders = asked.map(({ event }) => ({
      event,
      holder: holders.get(orderOf({ event })) ?? event.id,
    }));
    const holderOf = await this.passEventIds(tenant, orders, known);
    await this.confirm(
      tenant,
      orders,
      items.flatMap(({ event }) =>
        known.has(event.id) ? [{ event, holder: holderOf(event) }] : [],
      ),
    );
    const due = [
      ...deliveries.filter(({ dueAt }) => dueAt !== null).map(({ connectionId }) => connectionId),
      ...joined,
    ];
    await this.notifier.notify(tenant, due);
    for (const { event } of kept) conversionsAccepted.inc({ door: event.door });
    // For conversions with deliveries the worker does this at the end of its turn.
    if (due.length === 0 && kept.length > 0) await this.retention.notify(tenant);
    return items.map((item) => resultOf(item, holderOf(item.event)));
  }

  /**
   * Of the events whose id another event of the action has, in this call or before: each with that
   * event. They take part in nothing else.
   */
  private async reserveEventIds(
    tenant: Tenant,
    items: readonly Acceptable[],
  ): Promise<ReadonlyMap<string, string>> {
    const asked = items.filter(reservesEventId).map(({ event }) => event);
    const first = new Map(asked.toReversed().map((event) => [eventIdKey(event), event]));
    const holders = await this.conversions.reserveEventIds(tenant, [...first.values()]);
    return new Map(
      asked.flatMap((event) => {
        const holder = holders.get(eventIdKey(event) ?? '') ?? event.id;
        return holder === event.id ? [] : [[event.id, holder] as const];
      }),
    );
  }

  /** Answers which conversion counts for an event: itself, or the first of the same. */
  private async passEventIds(
    tenant: Tenant,
    orders: readonly { readonly event: ConversionEvent; readonly holder: string }[],
    known: ReadonlyMap<string, string>,
  ): Promise<(event: ConversionEvent) => string> {
    const beaten = new Map(
      orders.flatMap(({ event, holder }) =>
        holder === event.id ? [] : [[event.id, holder] as const],
      ),
    );
    const passed = orders.flatMap(({ event, holder }) =>
      holder === event.id || event.externalEventId === null
        ? []
        : [{ eventId: event.id, holderId: holder }],
    );
    if (passed.length > 0) await this.conversions.passEventIds(tenant, passed);
    return ({ id }) => {
      const first = known.get(id) ?? id;
      return beaten.get(first) ?? first;
    };
  }

  /**
   * Persons are kept for 90 days: each call removes more of the old ones than it adds, before it
   * lets others wait for its orders.
   */
  private async forgetPersons(tenant: Tenant, items: readonly Acceptable[]): Promise<void> {
    const [first] = items;
    if (!first) return;
    const before = forgottenBefore(first.event.createdAt);
    await this.conversions.forgetPersons(tenant, before, 2 * items.length);
  }

  /**
   * The owner of each order. A claim reserves like every event, so that it and a server's report of
   * the same order wait for one another. It releases its orders before the transaction ends.
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

  private async confirm(
    tenant: Tenant,
    orders: readonly { readonly event: ConversionEvent; readonly holder: string }[],
    sameEvents: readonly { readonly event: ConversionEvent; readonly holder: string }[],
  ): Promise<void> {
    const confirming = orders.filter(({ event }) => event.door !== 'website');
    if (confirming.length > 0) {
      await this.conversions.confirmClaims(
        tenant,
        confirming.map(({ event, holder }) => heldBy(event, holder)),
      );
    }
    const again = repetitionsOf([
      ...orders.filter(({ event, holder }) => holder !== event.id),
      ...sameEvents,
    ]);
    if (again.length > 0) await this.conversions.repeat(again);
  }
}

/** A test counts nowhere. */
const counts = ({ event, deliveries }: Acceptable): boolean =>
  !event.isTest && deliveries.some(({ status }) => status !== 'skipped');

const reserves = (item: Acceptable): boolean => item.event.orderId !== null && counts(item);

const reservesEventId = (item: Acceptable): boolean =>
  item.event.externalEventId !== null && !item.event.isTest && counts(item);

const isOrderedClaim = ({ event }: Acceptable): boolean =>
  event.claim !== null && event.orderId !== null;

const confirmed = (item: Acceptable, holders: ReadonlyMap<string, string>): Acceptable => {
  const confirmedBy = holders.get(orderOf(item));
  return confirmedBy === undefined
    ? item
    : { ...item, event: { ...item.event, claim: 'confirmed', confirmedBy } };
};

const heldBy = ({ actionId, orderId }: ConversionEvent, eventId: string): ClaimedOrder => ({
  actionId,
  orderId: orderId ?? '',
  eventId,
});

/**
 * Sorts the same way in every call, so that concurrent calls wait for one another instead of
 * deadlocking. The earlier item of a call comes first.
 */
const orderOf = ({ event }: Pick<Acceptable, 'event'>): string => orderKey(event);

const resultOf = ({ index, event, warnings = [] }: Acceptable, holder: string): AcceptResult =>
  holder === event.id
    ? { index, status: 'accepted', id: holder, ...(warnings.length > 0 && { warnings }) }
    : { index, status: 'duplicate', id: holder };

export interface Rejected {
  readonly index: number;
  readonly status: 'rejected';
  readonly error: Refusal;
}

export interface Judged<Good> {
  readonly good: readonly Good[];
  readonly rejected: readonly Rejected[];
}

/** Reads each item by itself: a refusal is the item's own, everything else ends the call. */
export const judgeEach = <Item extends { readonly index: number }, Good>(
  items: readonly Item[],
  read: (item: Item) => Good,
): Judged<Good> => {
  const judged = items.map((item) => judge(item, read));
  return {
    good: judged.flatMap((one) => ('good' in one ? [one.good] : [])),
    rejected: judged.flatMap((one) => ('rejected' in one ? [one.rejected] : [])),
  };
};

/** Results in the order of the items. */
export const inOrder = <Result extends { readonly index: number }>(
  results: readonly Result[],
): readonly Result[] => results.toSorted((a, b) => a.index - b.index);

const judge = <Item extends { readonly index: number }, Good>(
  item: Item,
  read: (item: Item) => Good,
): { readonly good: Good } | { readonly rejected: Rejected } => {
  try {
    return { good: read(item) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { rejected: { index: item.index, status: 'rejected', error } };
  }
};

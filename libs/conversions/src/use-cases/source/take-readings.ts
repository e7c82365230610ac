import { Injectable } from '@nestjs/common';
import { isRefusal, Refusal, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { OrderNames } from '../../data/orders';
import type {
  Reading,
  SourceAdjustment,
  SourceEvent,
  SourceIssue,
  SourceOrder,
} from '../../domain';
import {
  AdjustmentDoor,
  EventDoor,
  type EventResult,
  type Origin,
  type PayloadResult,
  type IndexedAdjustment,
  type IndexedEvent,
} from '../report/doors';
import { NameOrder } from './orders';
import { PlaceAdjustments, WaitForOrder } from './place-adjustments';

/** The result of an event that does not count, with the reason. */
const skippedItem = (index: number, { reason, path, message }: SourceIssue): PayloadResult => ({
  index,
  status: 'rejected',
  error: new Refusal('VALIDATION_ERROR', message, {
    issues: [{ path, code: 'NOT_ALLOWED', message }],
    reason,
  }),
});

/** Refuses a deduction whose order is unknown: there is no value to deduct it from. */
const unknownOrder = (orderId: string): Refusal =>
  new Refusal(
    'NOT_FOUND',
    `No conversion with the order id "${orderId}" was counted, so that nothing can be refunded from it.`,
    { path: '/payload', reason: 'ORDER_UNKNOWN' },
  );

/** Two conversions stand for one order: a person must take one of them back. */
const countedTwice = (orderId: string): { readonly code: string; readonly message: string } => ({
  code: 'COUNTED_TWICE',
  message: `The order "${orderId}" was counted twice, under two of its ids, before they were known to be one order. Retract one of the two conversions.`,
});

/**
 * What became of readings: one result for each event and adjustment, and for each thing that does
 * not count.
 */
export interface Taken {
  readonly results: readonly PayloadResult[];
  /** What the user has to do something about. */
  readonly faults: readonly Fault[];
  /** What was reported of each reading, in their order; without what does not count. */
  readonly byReading: readonly (readonly PayloadResult[])[];
}

export interface Fault {
  readonly code: string;
  readonly message: string;
}

interface Place {
  readonly path: string;
  /** That of the reading. */
  readonly key: string | null;
}

interface Numbered {
  /** Of the reading among those of the call. */
  readonly at: number;
  readonly path: string;
  readonly reading: Reading;
  readonly order: SourceOrder | undefined;
}

/**
 * Takes what payloads say: names of orders first, then events, then adjustments, each by its door.
 * Joins the running transaction, or runs one.
 */
@Injectable()
export class TakeReadings {
  constructor(
    private readonly work: UnitOfWork,
    private readonly naming: NameOrder,
    private readonly waiting: WaitForOrder,
    private readonly placing: PlaceAdjustments,
    private readonly events: EventDoor,
    private readonly adjustments: AdjustmentDoor,
    private readonly names: OrderNames,
  ) {}

  execute(tenant: Tenant, readings: readonly Reading[], origin: Origin): Promise<Taken> {
    return this.work.run(tenant, async () => {
      const named = await this.name(tenant, readings);
      const numbers = counter();
      const byReading = readings.map((): PayloadResult[] => []);
      const events = await this.report(tenant, named.read, origin, numbers, byReading);
      const adjusted = await this.adjust(tenant, named.read, origin, numbers, byReading);
      const skipped = readings
        .flatMap(({ issues }) => issues.filter(({ reason }) => reason !== 'UNREADABLE_CONTACT'))
        .map((issue): PayloadResult => skippedItem(numbers(), issue));
      return {
        results: [...events, ...adjusted, ...skipped],
        faults: [
          ...refusals([...events, ...adjusted]),
          ...named.faults,
          ...readings.flatMap(faultsOf),
        ],
        byReading,
      };
    });
  }

  /** The same readings under the names that their orders are counted under. */
  private async name(
    tenant: Tenant,
    readings: readonly Reading[],
  ): Promise<{ readonly read: readonly Numbered[]; readonly faults: readonly Fault[] }> {
    const read: Numbered[] = [];
    const faults: Fault[] = [];
    const counted = await this.names.counted(
      tenant,
      readings
        .filter(({ orders }) => orders.length === 0)
        .flatMap(({ events, adjustments }) =>
          [...events, ...adjustments].flatMap(({ orderId }) => orderId ?? []),
        ),
    );
    for (const [index, reading] of readings.entries()) {
      const path = readings.length > 1 ? `/payload/${index}` : '/payload';
      const [order] = reading.orders;
      const named = order && (await this.naming.execute(tenant, order));
      read.push({
        at: index,
        path,
        order,
        reading: under((orderId) => named?.orderId ?? counted.get(orderId) ?? orderId, reading),
      });
      if (named?.isCountedTwice) faults.push(countedTwice(named.orderId));
    }
    return { read, faults };
  }

  private async report(
    tenant: Tenant,
    read: readonly Numbered[],
    origin: Origin,
    number: () => number,
    byReading: readonly PayloadResult[][],
  ): Promise<readonly EventResult[]> {
    const placed = read.flatMap(({ at, path, reading, order }) =>
      reading.events.map((item) => ({ index: number(), at, path, item, order, reading })),
    );
    if (placed.length === 0) return [];
    for (const { item } of placed) {
      if (item.orderId !== undefined) await this.waiting.aim(tenant, item.orderId, item);
    }
    const results = await this.events.report(
      tenant,
      placed.map(({ index, path, item }): IndexedEvent => ({ index, path, item })),
      origin,
    );
    const placedBy = new Map(placed.map((one) => [one.index, one]));
    for (const result of results) {
      const from = placedBy.get(result.index);
      if (from) byReading[from.at]?.push(warned(result, from.reading.warnings));
      await this.shrink(tenant, result, from?.order);
    }
    return results.map((result) => warned(result, placedBy.get(result.index)?.reading.warnings));
  }

  private async shrink(
    tenant: Tenant,
    result: EventResult,
    order: SourceOrder | undefined,
  ): Promise<void> {
    if (result.status === 'accepted' && order) await this.waiting.shrink(tenant, result.id, order);
  }

  private async adjust(
    tenant: Tenant,
    read: readonly Numbered[],
    origin: Origin,
    number: () => number,
    byReading: readonly PayloadResult[][],
  ): Promise<readonly PayloadResult[]> {
    const results: PayloadResult[] = [];
    for (const { at, path, reading } of read) {
      for (const adjustment of reading.adjustments) {
        const place = { path, key: reading.key };
        const made = await this.adjustOne(tenant, adjustment, place, origin, number);
        byReading[at]?.push(...made);
        results.push(...made);
      }
    }
    return results;
  }

  /** One by one: each may be the last word on the one before. */
  private async adjustOne(
    tenant: Tenant,
    adjustment: SourceAdjustment,
    { path, key }: Place,
    origin: Origin,
    number: () => number,
  ): Promise<readonly PayloadResult[]> {
    try {
      const { items, again } = await this.placing.execute(tenant, adjustment, key, path);
      if (again !== undefined) return [{ index: number(), status: 'duplicate', id: again }];
      if (items.length === 0) {
        return [{ index: number(), status: 'rejected', error: unknownOrder(adjustment.orderId) }];
      }
      return await this.adjustments.report(
        tenant,
        items.map((item): IndexedAdjustment => ({ index: number(), path, item })),
        origin,
      );
    } catch (error) {
      if (!(isRefusal(error) && refusesItem(error))) throw error;
      return [{ index: number(), status: 'rejected', error }];
    }
  }
}

/** Adds warnings about missing values to an accepted event. */
const warned = (result: EventResult, warnings: Reading['warnings'] = []): EventResult =>
  result.status === 'accepted' && warnings.length > 0
    ? { ...result, warnings: [...(result.warnings ?? []), ...warnings] }
    : result;

const faultsOf = ({ issues }: Reading): readonly Fault[] =>
  issues.filter(({ isFault }) => isFault).map(({ reason, message }) => ({ code: reason, message }));

const refusals = (results: readonly PayloadResult[]): readonly Fault[] =>
  results.flatMap((one) =>
    one.status === 'rejected' ? [{ code: one.error.code, message: one.error.message }] : [],
  );

/** What is wrong with the item, not with us. */
const refusesItem = ({ status }: Refusal): boolean => status < 500;

const counter = (): (() => number) => {
  let next = 0;
  return () => next++;
};

const under = (nameOf: (orderId: string) => string, reading: Reading): Reading => ({
  ...reading,
  events: reading.events.map((event): SourceEvent =>
    event.orderId === undefined ? event : { ...event, orderId: nameOf(event.orderId) },
  ),
  adjustments: reading.adjustments.map((adjustment): SourceAdjustment => ({
    ...adjustment,
    orderId: nameOf(adjustment.orderId),
  })),
});

import { Injectable } from '@nestjs/common';
import { Clock, isCurrency, minorUnitMicros, type Tenant } from '@switchyard/kernel';
import { ErasedOrders } from '../../data/erasure';
import { type CountedOrder, Orders, type Shrinking } from '../../data/orders';
import { chooseName, type OrderAlias, type SourceOrder } from '../../domain';
import { DeliveryNotifier } from '../notifiers';
import { AdjustmentDoor } from '../report/doors';

/** How refunds of an order shrink; undefined where what was paid is what counts. */
export const shrinkingOf = (paid: SourceOrder['paid'] | null): Shrinking | undefined =>
  paid && paid.gross !== paid.net && isCurrency(paid.currency)
    ? { ...paid, unitMicros: minorUnitMicros(paid.currency) }
    : undefined;

/** What became of the names of an order. */
export interface NamedOrder {
  readonly orderId: string;
  /** Two of its names were counted before they were known as one order. */
  readonly isCountedTwice: boolean;
}

/**
 * Learns under which names a provider knows one order, and what it is counted under. Inside the
 * running transaction.
 */
@Injectable()
export class NameOrder {
  constructor(
    private readonly orders: Orders,
    private readonly erased: ErasedOrders,
    private readonly adjustments: AdjustmentDoor,
    private readonly notifier: DeliveryNotifier,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, given: SourceOrder): Promise<NamedOrder> {
    const { names, alias } = given;
    await this.orders.hold(tenant, alias === undefined ? names : [...names, alias]);
    const order = await this.withAlias(tenant, given);
    const erased = await this.erased.names(tenant, order.names);
    // Nothing is learnt of an order whose person was erased: it is counted, under a digest, and
    // that is all.
    if (erased.size > 0) {
      return { orderId: chooseName(order.names, [], erased), isCountedTwice: false };
    }
    const aliases = await this.orders.aliases(tenant, order.names);
    const counted = await this.orders.counted(tenant, [
      ...new Set([...aliases.map(({ orderId }) => orderId), ...order.names]),
    ]);
    const orderId = chooseName(order.names, aliases, new Set(counted.map((one) => one.orderId)));
    await this.learn(tenant, order, orderId);
    if (order.names.length > 1) await this.unite(tenant, order, orderId, aliases);
    await this.joinWaiting(
      tenant,
      order,
      counted.filter((one) => one.orderId === orderId),
      aliases,
    );
    return { orderId, isCountedTwice: isTwice(counted) };
  }

  /**
   * The same order with its other name, unless that name belongs to another order. A conversion
   * that was counted under the other name is this order: a server reported it under the shop's own
   * number.
   */
  private async withAlias(tenant: Tenant, order: SourceOrder): Promise<SourceOrder> {
    const { names, alias } = order;
    if (alias === undefined) return order;
    const known = await this.orders.aliases(tenant, [...names, alias]);
    const own = new Set<string>([
      ...names,
      alias,
      ...known.filter((one) => one.alias !== alias).map(({ orderId }) => orderId),
    ]);
    const isOthers = known.some((one) => one.alias === alias && !own.has(one.orderId));
    return isOthers ? order : { ...order, names: [...names, alias] };
  }

  /** A single name adds no fact, unless it comes with the paid amount. */
  private async learn(
    { spaceId }: Tenant,
    { names, paid }: SourceOrder,
    orderId: string,
  ): Promise<void> {
    if (names.length === 1 && !paid) return;
    const all = [...new Set([...names, orderId])].toSorted();
    await this.orders.learn(
      all.map((alias) => ({
        spaceId,
        alias,
        orderId,
        paid: alias === orderId ? (paid ?? null) : null,
        createdAt: this.clock.now(),
      })),
    );
  }

  /** Whatever goes by another name of the order goes by this one from now on. */
  private async unite(
    tenant: Tenant,
    { names }: SourceOrder,
    orderId: string,
    aliases: readonly OrderAlias[],
  ): Promise<void> {
    const others = [...new Set([...names, ...aliases.map((alias) => alias.orderId)])].filter(
      (name) => name !== orderId,
    );
    if (aliases.some((alias) => alias.orderId !== orderId)) {
      await this.orders.recount(tenant, others, orderId);
    }
    await this.orders.rename(tenant, others, orderId);
  }

  /** Refunds that came under another name than the one that was counted. */
  private async joinWaiting(
    tenant: Tenant,
    { paid }: SourceOrder,
    counted: readonly CountedOrder[],
    aliases: readonly OrderAlias[],
  ): Promise<void> {
    const shrinking = shrinkingOf(paid ?? aliases.find((alias) => alias.paid !== null)?.paid);
    for (const { orderId, actionId } of counted) {
      const guessed = await this.orders.guessed(tenant, orderId);
      if (guessed.some((id) => id !== actionId)) await this.orders.aim(tenant, orderId, actionId);
      if (guessed.length > 0 && shrinking) {
        await this.orders.shrinkWaiting(tenant, actionId, orderId, shrinking);
      }
    }
    if (counted.length > 0) {
      await this.notifier.notify(tenant, await this.adjustments.join(tenant, counted));
    }
  }
}

const isTwice = (counted: readonly CountedOrder[]): boolean =>
  counted.some((one) =>
    counted.some((other) => other.actionId === one.actionId && other.orderId !== one.orderId),
  );

import { Injectable } from '@nestjs/common';
import { Clock, isRefusal, type Tenant } from '@switchyard/kernel';
import { type CountedOrder, Orders } from '../../data/orders';
import { Receipts } from '../../data/sources';
import {
  readEventName,
  receiptKey,
  restate,
  restateUnknown,
  shareOf,
  type SourceAdjustment,
  type SourceEvent,
  type SourceOrder,
} from '../../domain';
import { EventActions, type NamedAction } from '../action/find-actions';
import type { AdjustmentItem } from '../report/doors';
import { shrinkingOf } from './orders';

/**
 * A change that is ready to be reported, or the id of the adjustment that it already is. It has
 * neither when it needs its order and the order is unknown.
 */
export interface IndexedChange {
  readonly items: readonly AdjustmentItem[];
  readonly again?: string;
}

/**
 * No id of a source, which begins with a letter or digit: deductions are known again whichever way
 * they come.
 */
const DEDUCTIONS = '-deductions';

const NAMELESS = { stage: undefined, eventName: undefined, reference: undefined } as const;

/**
 * Says of a change of an order which action counted it, and what is left in its currency. Inside
 * the running transaction.
 */
@Injectable()
export class PlaceAdjustments {
  constructor(
    private readonly orders: Orders,
    private readonly actions: EventActions,
    private readonly receipts: Receipts,
    private readonly clock: Clock,
  ) {}

  /**
   * One for each action that counted the order; a guess while none did. `key` is that of the
   * reading. Throws `NOT_FOUND` for an action that there is not.
   */
  async execute(
    tenant: Tenant,
    adjustment: SourceAdjustment,
    key: string | null,
    path: string,
  ): Promise<IndexedChange> {
    // What is left is calculated from what was left: one at a time, and looked at after the wait.
    if (adjustment.deducted !== undefined) await this.orders.hold(tenant, [adjustment.orderId]);
    const named =
      adjustment.conversionAction === undefined
        ? undefined
        : await this.actionId(
            tenant,
            { ...NAMELESS, reference: adjustment.conversionAction },
            path,
          );
    const counted = (await this.orders.counted(tenant, [adjustment.orderId])).filter(
      ({ actionId }) => named === undefined || actionId === named,
    );
    const again = await this.deductedBefore(tenant, adjustment, adjustment.key ?? key, counted);
    if (again !== undefined) return { items: [], again };
    if (counted.length > 0) {
      const stated = await this.withoutTax(tenant, adjustment);
      return {
        items: counted.map((order) => ({
          ...restate(stated, order),
          conversionAction: order.actionId,
        })),
      };
    }
    const waiting = restateUnknown(adjustment);
    return {
      items: waiting
        ? [
            {
              ...waiting,
              conversionAction:
                named ?? (await this.actionId(tenant, { ...NAMELESS, stage: 'paid' }, path)),
            },
          ]
        : [],
    };
  }

  /** A deduction that is stated with tax, as the same share of what counts. */
  private async withoutTax(
    tenant: Tenant,
    adjustment: SourceAdjustment,
  ): Promise<SourceAdjustment> {
    const { deducted, isDeductedOfGross, orderId } = adjustment;
    if (deducted === undefined || !isDeductedOfGross) return adjustment;
    const aliases = await this.orders.aliases(tenant, [orderId]);
    const paid = aliases.find((alias) => alias.paid !== null)?.paid;
    return paid ? { ...adjustment, deducted: shareOf(deducted, paid) } : adjustment;
  }

  /** A running total that comes again says the same; a deduction would be deducted twice. */
  private async deductedBefore(
    tenant: Tenant,
    { deducted, orderId }: SourceAdjustment,
    key: string | null,
    counted: readonly CountedOrder[],
  ): Promise<string | undefined> {
    const [order] = counted;
    if (deducted === undefined || key === null || !order) return undefined;
    const fresh = await this.receipts.take(
      tenant,
      DEDUCTIONS,
      [receiptKey(`${orderId} ${key}`)],
      this.clock.now(),
    );
    return fresh.size > 0 ? undefined : (order.restatement?.id ?? order.id);
  }

  private async actionId(tenant: Tenant, named: NamedAction, path: string): Promise<string> {
    return (await this.actions.of(tenant, [named], true))(named, path).id;
  }
}

/**
 * Refunds that came before their order: they guessed its action and were reported with tax. Inside
 * the running transaction.
 */
@Injectable()
export class WaitForOrder {
  constructor(
    private readonly orders: Orders,
    private readonly actions: EventActions,
  ) {}

  /** Before the order is reported: what waits for it goes to the action that will count it. */
  async aim(
    tenant: Tenant,
    orderId: string,
    { event, conversionAction: reference }: SourceEvent,
  ): Promise<void> {
    const guessed = await this.orders.guessed(tenant, orderId);
    if (guessed.length === 0) return;
    const name = event === undefined ? undefined : readEventName(event);
    const actionId = await this.actionId(tenant, { ...NAMELESS, ...name, reference });
    if (actionId !== undefined && guessed.some((id) => id !== actionId)) {
      await this.orders.aim(tenant, orderId, actionId);
    }
  }

  /** When it was kept just now: what waited for it says what is left without tax. */
  async shrink(tenant: Tenant, originalId: string, { paid }: SourceOrder): Promise<void> {
    const shrinking = shrinkingOf(paid);
    if (shrinking) await this.orders.shrink(tenant, originalId, shrinking);
  }

  /** Undefined where there is no such action: the event is refused for that in its turn. */
  private async actionId(tenant: Tenant, named: NamedAction): Promise<string | undefined> {
    try {
      return (await this.actions.of(tenant, [named], true))(named, '').id;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }
}

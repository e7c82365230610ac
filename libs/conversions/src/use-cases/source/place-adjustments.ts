import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { restate, restateUnknown, type SourceAdjustment } from '../../domain';
import { EventActions } from '../events/event-actions';
import type { AdjustmentItem } from '../report/adjustment-door';
import { Orders } from './orders';

/** Says of a change of an order which action counted it, and what is left in its currency. Inside the running transaction. */
@Injectable()
export class PlaceAdjustments {
  constructor(private readonly orders: Orders, private readonly actions: EventActions) {}

  /** One for each action that counted the order; a guess while none did. Empty where it says nothing without its order. Throws `NOT_FOUND` for an action that there is not. */
  async execute(tenant: Tenant, adjustment: SourceAdjustment, path: string): Promise<readonly AdjustmentItem[]> {
    const named = adjustment.conversionAction === undefined ? undefined : (await this.actionId(tenant, { stage: undefined, reference: adjustment.conversionAction }, path));
    const counted = (await this.orders.counted(tenant, [adjustment.orderId])).filter(({ actionId }) => named === undefined || actionId === named);
    if (counted.length > 0) return counted.map((order) => ({ ...restate(adjustment, order), conversionAction: order.actionId }));
    const waiting = restateUnknown(adjustment);
    if (!waiting) return [];
    return [{ ...waiting, conversionAction: named ?? (await this.actionId(tenant, { stage: 'paid', reference: undefined }, path)) }];
  }

  private async actionId(tenant: Tenant, named: Parameters<Awaited<ReturnType<EventActions['of']>>>[0], path: string): Promise<string> {
    const actionOf = await this.actions.of(tenant, [named], true);
    return actionOf(named, path).id;
  }
}


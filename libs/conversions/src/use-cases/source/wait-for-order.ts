import { Injectable } from '@nestjs/common';
import { isRefusal, type Tenant } from '@switchyard/kernel';
import type { SourceEvent, SourceOrder } from '../../domain';
import { EventActions } from '../events/event-actions';
import { Orders } from './orders';
import { shrinkingOf } from './shrinking-of';

/** Refunds that came before their order: they guessed its action and were told with tax. Inside the running transaction. */
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
    { event: stage, conversionAction: reference }: SourceEvent,
  ): Promise<void> {
    const guessed = await this.orders.guessed(tenant, orderId);
    if (guessed.length === 0) return;
    const actionId = await this.actionId(tenant, { stage, reference });
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
  private async actionId(
    tenant: Tenant,
    named: { readonly stage: SourceEvent['event']; readonly reference: string | undefined },
  ): Promise<string | undefined> {
    try {
      return (await this.actions.of(tenant, [named], true))(named, '').id;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import { BillingRecords } from '../../data/billing-records';
import { ChangeBroadcast } from '../../data/change-broadcast';
import { currentOf, readingOf } from '../../domain';
import { Billing, type BillingEvent } from '../ports';

/** Events after which the subscription of a customer may be another one. */
const ABOUT_SUBSCRIPTIONS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.payment_failed',
  'invoice.paid',
]);

/**
 * Acts on a signed event. Events come in any order and more than once, so an event only names the
 * subscription to read again, and the result of that read decides. A reading that began earlier
 * never replaces a later one.
 */
@Injectable()
export class ReceiveBillingEvent {
  private readonly logger = new Logger(ReceiveBillingEvent.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly records: BillingRecords,
    private readonly billing: Billing,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  /** Throws UNAVAILABLE when the billing service does not answer: it sends the event again. */
  async execute({ id, type, customerId }: BillingEvent): Promise<void> {
    if (!ABOUT_SUBSCRIPTIONS.has(type)) return;
    const known = customerId === undefined ? undefined : await this.records.withId(customerId);
    if (!known) return this.note(id, type, 'its customer is unknown');
    if (await this.records.isTaken(id)) return;
    const readAt = await this.records.now();
    const current = currentOf(await this.billing.subscriptionsOf(known.customerId));
    if (current && !current.plan) {
      this.note(id, type, `the price ${current.priceId} is of no plan`);
    }
    await this.work.runGlobal(async () => {
      const reading = readingOf(current);
      const applied = await this.records.apply(known.customerId, id, reading, readAt);
      if (applied === 'DONE') await this.broadcast.changed(known.accountId);
    });
  }

  private note(id: string, type: string, reason: string): void {
    this.logger.warn(`the billing event ${id} (${type}) changes nothing: ${reason}`);
  }
}

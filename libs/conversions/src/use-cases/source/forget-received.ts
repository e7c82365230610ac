import { Injectable } from '@nestjs/common';
import { Clock, daysBefore, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Inbox } from '../../data/inbox';
import { SourceFacts } from '../../data/source-facts';
import { Receipts } from '../../data/sources';
import { FACT_DAYS, FAILED_INBOX_DAYS, INBOX_DAYS } from '../../domain';

/** How long receipts of what sources sent are kept; given by the process. */
export class ReceiptDays {
  constructor(readonly days: number) {}
}

/** Rows that one statement removes. */
export const RECEIVED_AT_ONCE = 500;
/** Statements of a kind in one round: what is left goes with the next one. */
const MOST_STATEMENTS = 40;

/**
 * Removes what a Space keeps too long of what its sources sent: entries of the inbox, facts and
 * receipts. Small statements, each in a transaction of its own.
 */
@Injectable()
export class ForgetReceived {
  constructor(
    private readonly work: UnitOfWork,
    private readonly inbox: Inbox,
    private readonly facts: SourceFacts,
    private readonly receipts: Receipts,
    private readonly clock: Clock,
    private readonly receiptsKept: ReceiptDays,
  ) {}

  async execute(tenant: Tenant): Promise<void> {
    const now = this.clock.now();
    const [inboxFrom, failedFrom] = [
      daysBefore(now, INBOX_DAYS),
      daysBefore(now, FAILED_INBOX_DAYS),
    ];
    const receiptsFrom = daysBefore(now, this.receiptsKept.days);
    const removals = [
      (most: number) => this.inbox.forget(tenant, inboxFrom, failedFrom, most),
      (most: number) => this.facts.forget(tenant, daysBefore(now, FACT_DAYS), most),
      (most: number) => this.receipts.forget(tenant, receiptsFrom, most),
    ];
    for (const remove of removals) await this.all(tenant, remove);
  }

  private async all(tenant: Tenant, remove: (most: number) => Promise<number>): Promise<void> {
    for (let statement = 0; statement < MOST_STATEMENTS; statement += 1) {
      const removed = await this.work.run(tenant, () => remove(RECEIVED_AT_ONCE));
      if (removed < RECEIVED_AT_ONCE) return;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, isCurrency, notFound, Refusal, UnitOfWork, type Visitor } from '@switchyard/kernel';
import { type AccountChanges, Accounts, Users } from '../../data/accounts';
import { BillingRecords } from '../../data/billing-records';
import { ChangeBroadcast } from '../../data/change-broadcast';
import {
  type Account,
  campaignsServing,
  currencyInUse,
  registrantOnly,
  subscriptionRenews,
} from '../../domain';
import { QueueMail } from '../people/mails';
import { AccountUse } from '../ports';
import { sessionEnded, unknownCurrency } from '../refusals';

/** The account of who is signed in. Throws NOT_FOUND. */
@Injectable()
export class ReadAccount {
  constructor(private readonly accounts: Accounts) {}

  async execute({ accountId }: Pick<Visitor, 'accountId'>): Promise<Account> {
    const account = await this.accounts.get(accountId);
    if (!account) throw notFound();
    return account;
  }
}

/**
 * Changes name, currency and time zone. In a new zone the days and months of budgets and reports
 * begin at its midnight from the next reading on. Schedules that were set carry the name of their
 * zone and keep their moments; new ones are read in the new zone.
 */
@Injectable()
export class ChangeAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly read: ReadAccount,
    private readonly use: AccountUse,
    private readonly broadcast: ChangeBroadcast,
    private readonly clock: Clock,
  ) {}

  /**
   * `change` gets the account as a GET answers it and returns what is to change. Throws
   * VALIDATION_ERROR, and CURRENCY_IN_USE while a campaign or a budget counts in the old one.
   */
  execute(visitor: Visitor, change: (current: Account) => AccountChanges): Promise<Account> {
    const { accountId, sessionDigest } = visitor;
    return this.work.runGlobal(async () => {
      await this.accounts.lock(accountId);
      const current = await this.read.execute(visitor);
      const changes = change(current);
      await this.refuseCurrency(current, changes.currency);
      if (!(await this.accounts.change(sessionDigest, changes, this.clock.now()))) {
        throw sessionEnded();
      }
      await this.broadcast.changed(accountId);
      return this.read.execute(visitor);
    });
  }

  private async refuseCurrency(
    { id, currency }: Account,
    wanted: string | undefined,
  ): Promise<void> {
    if (wanted === undefined || wanted === currency) return;
    if (!isCurrency(wanted)) throw unknownCurrency(wanted);
    if (await this.use.countsMoney(id)) throw currencyInUse(currency);
  }
}

/**
 * Marks an account for deletion in 14 days, and keeps it. Until then it can be read and nothing in it
 * changed. Only the user who registered it may.
 */
@Injectable()
export class EndAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly users: Users,
    private readonly billing: BillingRecords,
    private readonly use: AccountUse,
    private readonly mails: QueueMail,
    private readonly broadcast: ChangeBroadcast,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing when it is marked already. Throws ROLE_TOO_LOW, CAMPAIGNS_SERVING,
   * SYNC_ALREADY_ACTIVE, SUBSCRIPTION_RENEWS.
   */
  execute(visitor: Visitor): Promise<void> {
    const { accountId } = visitor;
    return this.work.runGlobal(async () => {
      const email = await this.requireRegistrant(visitor);
      await this.accounts.lock(accountId);
      if ((await this.accounts.get(accountId))?.deletionDueAt) return;
      await this.refuseInUse(accountId);
      await this.set(visitor, true);
      await this.mails.execute('deletion_asked', email);
    });
  }

  /** Takes it back; does nothing when it is not marked. Throws ROLE_TOO_LOW. */
  restore(visitor: Visitor): Promise<void> {
    return this.work.runGlobal(async () => {
      await this.requireRegistrant(visitor);
      await this.set(visitor, false);
    });
  }

  private async requireRegistrant({ accountId, userId }: Visitor): Promise<string> {
    const registrant = await this.users.firstOf(accountId);
    if (registrant?.id !== userId) throw registrantOnly();
    return registrant.email;
  }

  private async refuseInUse(accountId: string): Promise<void> {
    const campaignIds = await this.use.serving(accountId);
    if (campaignIds.length > 0) throw campaignsServing(campaignIds);
    const syncId = await this.use.activeSync(accountId);
    if (syncId !== undefined) throw syncActive(syncId);
    if ((await this.billing.of(accountId))?.renews) throw subscriptionRenews();
  }

  private async set({ accountId, sessionDigest }: Visitor, ends: boolean): Promise<void> {
    const isDone = await this.accounts.end(sessionDigest, ends, this.clock.now());
    if (!isDone) throw sessionEnded();
    await this.broadcast.changed(accountId);
  }
}

const syncActive = (syncId: string): Refusal =>
  new Refusal('SYNC_ALREADY_ACTIVE', 'A sync of this account is active. Wait until it ends.', {
    syncId,
  });

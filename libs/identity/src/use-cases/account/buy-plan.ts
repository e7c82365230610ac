import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, validationError, type Visitor } from '@switchyard/kernel';
import { Users } from '../../data/accounts';
import { BillingRecords } from '../../data/billing-records';
import {
  accountEnding,
  billingOff,
  noSubscription,
  type SoldPlan,
  subscriptionExists,
} from '../../domain';
import { Billing } from '../ports';
import { noSuchAccount, sessionEnded } from '../refusals';
import { ReadAccount } from './manage-account';

/** Sends people to the billing service: to buy a plan, and to manage what they bought. */
@Injectable()
export class BuyPlan {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadAccount,
    private readonly users: Users,
    private readonly records: BillingRecords,
    private readonly billing: Billing,
    private readonly clock: Clock,
  ) {}

  /** Throws BILLING_OFF, VALIDATION_ERROR, SUBSCRIPTION_EXISTS, ACCOUNT_ENDING, UNAVAILABLE. */
  async checkout(visitor: Visitor, plan: SoldPlan): Promise<string> {
    if (!this.billing.isOn) throw billingOff();
    if (!this.billing.plans.includes(plan)) throw notSold(this.billing.plans);
    const account = await this.read.execute(visitor);
    if (account.deletionDueAt !== null) throw accountEnding();
    const known = await this.records.of(account.id);
    if (known?.isLive) throw subscriptionExists();
    const customerId = known?.customerId ?? (await this.becomeCustomer(visitor));
    return this.billing.checkout({ accountId: account.id, customerId, plan });
  }

  /** Throws BILLING_OFF, NO_SUBSCRIPTION, UNAVAILABLE. */
  async portal({ accountId }: Visitor): Promise<string> {
    if (!this.billing.isOn) throw billingOff();
    const known = await this.records.of(accountId);
    if (!known) throw noSubscription();
    return this.billing.portal(known.customerId);
  }

  private async becomeCustomer({ accountId, sessionDigest }: Visitor): Promise<string> {
    const registrant = await this.users.firstOf(accountId);
    if (!registrant) throw noSuchAccount();
    const customerId = await this.billing.customerOf(accountId, registrant.email);
    const isBound = await this.work.runGlobal(() =>
      this.records.bind(sessionDigest, customerId, this.clock.now()),
    );
    if (isBound) return customerId;
    // Another request was faster, or the session ended meanwhile.
    const bound = await this.records.of(accountId);
    if (!bound) throw sessionEnded();
    return bound.customerId;
  }
}

const notSold = (plans: readonly string[]) =>
  validationError([
    { path: '/plan', code: 'NOT_ONE_OF', message: `plan must be one of ${plans.join(', ')}` },
  ]);

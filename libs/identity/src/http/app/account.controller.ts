import { Controller } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import {
  DeleteRoute,
  GetRoute,
  nothing,
  ok,
  one,
  type Patch,
  PatchBody,
  PatchRoute,
  PostRoute,
  Session,
  Signed,
  type SignedCall,
  SignedCallParam,
  ValidBody,
  VisitorParam,
} from '@switchyard/http-kit';
import type { Visitor } from '@switchyard/kernel';
import { BuyPlan } from '../../use-cases/account/buy-plan';
import { ChangeAccount, EndAccount, ReadAccount } from '../../use-cases/account/manage-account';
import { ReadPlan } from '../../use-cases/account/read-plan';
import { ReceiveBillingEvent } from '../../use-cases/account/receive-billing-event';
import { BillingSenders } from '../billing-senders';
import {
  AccountDto,
  BillingEventDto,
  BillingPageDto,
  CheckoutDto,
  AccountPlanDto,
  toAccountDto,
  toAccountPlanDto,
  UpdateAccountDto,
} from './account.dto';

/** The account of who is signed in. */
@ApiTags('Account')
@Controller('app/account')
export class AccountController {
  constructor(
    private readonly read: ReadAccount,
    private readonly changing: ChangeAccount,
    private readonly ending: EndAccount,
  ) {}

  @GetRoute('', {
    operationId: 'getAccount',
    summary: 'Get your account',
    description:
      'Name, currency and time zone of the account, and when it ends where its deletion was asked for.',
    answers: one(AccountDto),
  })
  @Session('person')
  async get(@VisitorParam() visitor: Visitor) {
    return ok(toAccountDto(await this.read.execute(visitor)));
  }

  @PatchRoute('', {
    operationId: 'updateAccount',
    summary: 'Change name, currency or time zone',
    description:
      'A merge patch: members that are absent stay. The currency is fixed while a campaign or the budget counts in it (409 `CURRENCY_IN_USE`).',
    answers: one(AccountDto),
    body: UpdateAccountDto,
    errors: ['CURRENCY_IN_USE', 'PROOF_NEEDED'],
  })
  @Session('confirmed')
  async update(@VisitorParam() visitor: Visitor, @PatchBody() patch: Patch<UpdateAccountDto>) {
    const account = await this.changing.execute(visitor, (current) => patch(toAccountDto(current)));
    return ok(toAccountDto(account));
  }

  @DeleteRoute('', {
    operationId: 'deleteAccount',
    summary: 'Delete your account in 14 days',
    description:
      'Only the user who registered it may. Refused while a platform may run a campaign of it, a sync is active, or its subscription renews. Until then everything can be read and exported, tokens and sessions work, and changes under /api/v1 are 403 `ACCOUNT_ENDING`. Then everything is removed but the audit trail. A mail says so now and when it is done.',
    answers: nothing,
    errors: ['ROLE_TOO_LOW', 'CAMPAIGNS_SERVING', 'SYNC_ALREADY_ACTIVE', 'SUBSCRIPTION_RENEWS'],
  })
  @Session('recent')
  async delete(@VisitorParam() visitor: Visitor) {
    await this.ending.execute(visitor);
  }

  @PostRoute('restore', {
    operationId: 'restoreAccount',
    summary: 'Keep your account',
    description: 'Takes its deletion back; does nothing when there is none to take back.',
    answers: one(AccountDto),
    errors: ['ROLE_TOO_LOW', 'PROOF_NEEDED'],
  })
  @Session('confirmed')
  async restore(@VisitorParam() visitor: Visitor) {
    await this.ending.restore(visitor);
    return ok(toAccountDto(await this.read.execute(visitor)));
  }
}

/** The plan of the account, and how it is bought. */
@ApiTags('Account')
@Controller('app/plan')
export class PlanController {
  constructor(
    private readonly read: ReadPlan,
    private readonly buy: BuyPlan,
  ) {}

  @GetRoute('', {
    operationId: 'getPlan',
    summary: 'Get your plan and its use',
    description: 'What the plan includes, and how much of each allowance is used.',
    answers: one(AccountPlanDto),
  })
  @Session('person')
  async get(@VisitorParam() visitor: Visitor) {
    return ok(toAccountPlanDto(await this.read.execute(visitor)));
  }

  @PostRoute('checkout', {
    operationId: 'buyPlan',
    summary: 'Get a page of Stripe to buy a plan on',
    description:
      'Answers the address of a page of Stripe, which takes the payment. The plan changes when Stripe reports it. 409 `BILLING_OFF` where this installation sells no plans.',
    answers: one(BillingPageDto),
    body: CheckoutDto,
    errors: ['BILLING_OFF', 'SUBSCRIPTION_EXISTS', 'ACCOUNT_ENDING', 'PROOF_NEEDED'],
  })
  @Session('confirmed')
  async checkout(@VisitorParam() visitor: Visitor, @ValidBody() { plan }: CheckoutDto) {
    return ok({ url: await this.buy.checkout(visitor, plan) });
  }

  @PostRoute('portal', {
    operationId: 'openBillingPortal',
    summary: 'Get a page of Stripe to manage billing on',
    description: 'Another plan, the card, invoices, and the end of the subscription.',
    answers: one(BillingPageDto),
    errors: ['BILLING_OFF', 'NO_SUBSCRIPTION'],
  })
  @Session('confirmed')
  async portal(@VisitorParam() visitor: Visitor) {
    return ok({ url: await this.buy.portal(visitor) });
  }
}

const event = {
  required: true,
  description: 'The event as Stripe sends it.',
  schema: { type: 'object', additionalProperties: true },
  examples: { stripe: { value: { id: 'evt_1', type: 'customer.subscription.updated' } } },
};

/** Where Stripe reports what became of subscriptions. */
@ApiTags('Account')
@Controller('app/billing')
export class BillingController {
  constructor(
    private readonly senders: BillingSenders,
    private readonly receiving: ReceiveBillingEvent,
  ) {}

  @PostRoute('stripe', {
    operationId: 'receiveBillingEvent',
    summary: 'Receive what Stripe Billing reports',
    description:
      'No session: `Stripe-Signature` over the body as it is sent, at most 5 minutes old. Events may come in any order and more than once. 404 where this installation sells no plans.',
    answers: one(BillingEventDto),
    errors: ['INVALID_SIGNATURE', 'NOT_FOUND'],
  })
  @ApiBody(event as never)
  @Signed()
  async receive(@SignedCallParam() call: SignedCall) {
    const sender = await call.admit(this.senders.of(call));
    await this.receiving.execute(sender.event);
    return ok({ received: true });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { notFound, type Caller, type Scope } from '@switchyard/kernel';
import { PLANS, type Environment, type PlanId } from '../domain';
import { Accounts, Alerts, Users } from './ports';
import { ENVIRONMENT } from './settings';

export interface CallerDescription {
  readonly uid: string;
  readonly email: string;
  readonly accountId: string;
  readonly plan: { readonly id: PlanId; readonly name: string };
  readonly scopes: readonly Scope[];
  readonly timeZone: string;
  readonly currency: string;
  readonly environment: Environment;
  readonly spaceId: string;
  readonly alerts: { readonly unread: number };
}

/** Says who the token speaks for, and where. Plan, zone and currency are those of the Space's account. */
@Injectable()
export class DescribeCaller {
  constructor(
    private readonly accounts: Accounts,
    private readonly users: Users,
    private readonly alerts: Alerts,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async execute(caller: Caller): Promise<CallerDescription> {
    const [user, account, unread] = await Promise.all([
      this.users.get(caller.userId),
      this.accounts.get(caller.accountId),
      this.alerts.countUnread(caller),
    ]);
    if (!user || !account) throw notFound();
    return {
      uid: user.id,
      email: user.email,
      accountId: account.id,
      plan: { id: account.plan, name: PLANS[account.plan].name },
      scopes: caller.scopes,
      timeZone: account.timeZone,
      currency: account.currency,
      environment: this.environment,
      spaceId: caller.spaceId,
      alerts: { unread },
    };
  }
}

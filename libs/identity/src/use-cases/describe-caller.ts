import { Inject, Injectable } from '@nestjs/common';
import { type Caller, notFound, type Scope } from '@switchyard/kernel';
import { Accounts, Users } from '../data/accounts';
import { Alerts } from '../data/alerts';
import {
  type Environment,
  type PlanId,
  requestAllowance,
  type RequestAllowance,
  termsOf,
} from '../domain';
import { ENVIRONMENT, REQUESTS_PER_MINUTE } from './ports';

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
  /** Of the token and its account, which need not be the Space's. */
  readonly allowance: RequestAllowance & UseOfDay;
}

export interface UseOfDay {
  /** Requests, this one included. */
  readonly usedToday: number;
  readonly resetsAt: Date;
}

/** What a website key reported today (UTC). */
export interface WebsiteKeyUse {
  readonly events: number;
  readonly visitors: number;
}

/** What was drawn from allowances of the day. Provided by the application, which counts. */
export abstract class DailyUse {
  abstract ofAccount(accountId: string): Promise<UseOfDay>;
  abstract ofWebsiteKey(websiteKeyId: string): Promise<WebsiteKeyUse>;
}

/**
 * Says who the token speaks for, and where. Plan, zone and currency are those of the Space's
 * account.
 */
@Injectable()
export class DescribeCaller {
  constructor(
    private readonly accounts: Accounts,
    private readonly users: Users,
    private readonly alerts: Alerts,
    private readonly use: DailyUse,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(REQUESTS_PER_MINUTE) private readonly perMinute: number | undefined,
  ) {}

  async execute(caller: Caller): Promise<CallerDescription> {
    const [user, account, counted, unread, use] = await Promise.all([
      this.users.get(caller.userId),
      this.accounts.get(caller.accountId),
      this.accounts.get(caller.tokenAccountId),
      this.alerts.countUnread(caller),
      this.use.ofAccount(caller.tokenAccountId),
    ]);
    if (!user || !account || !counted) throw notFound();
    return {
      uid: user.id,
      email: user.email,
      accountId: account.id,
      plan: { id: account.plan, name: termsOf(account.plan).name },
      scopes: caller.scopes,
      timeZone: account.timeZone,
      currency: account.currency,
      environment: this.environment,
      spaceId: caller.spaceId,
      alerts: { unread },
      allowance: { ...requestAllowance(counted.plan, this.perMinute), ...use },
    };
  }
}

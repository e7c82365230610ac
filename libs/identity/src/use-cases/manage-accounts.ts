import { Injectable } from '@nestjs/common';
import { Clock, Ids, isCurrency, UnitOfWork } from '@switchyard/kernel';
import { Accounts, Users } from '../data/accounts';
import { ChangeBroadcast } from '../data/change-broadcast';
import { Members, Spaces } from '../data/spaces';
import { People } from '../data/people';
import type { PlanId, Profile, Subscription } from '../domain';
import { emailTaken, noSuchAccount, unknownCurrency } from './refusals';

export interface NewAccount {
  readonly email: string;
  readonly plan: PlanId;
  readonly currency: string;
  readonly timeZone: string;
  /** Who registers; their address is still to be confirmed. Absent on the command line. */
  readonly person?: Pick<Profile, 'name' | 'passwordHash'>;
}

/** Makes an account with its first user and that user's personal Space. */
@Injectable()
export class CreateAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly users: Users,
    private readonly people: People,
    private readonly spaces: Spaces,
    private readonly members: Members,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({
    email,
    plan,
    currency,
    timeZone,
    person,
  }: NewAccount): Promise<{ accountId: string; userId: string; spaceId: string }> {
    if (!isCurrency(currency)) throw unknownCurrency(currency);
    const [accountId, userId, spaceId] = [
      this.ids.next('acc'),
      this.ids.next('usr'),
      this.ids.next('spc'),
    ];
    const createdAt = this.clock.now();
    return this.work.runGlobal(async () => {
      await this.accounts.add({
        id: accountId,
        plan,
        subscription: 'active',
        currency,
        timeZone,
        createdAt,
      });
      if (
        !(await this.users.add({
          id: userId,
          accountId,
          email: email.toLowerCase(),
          createdAt,
        }))
      ) {
        throw emailTaken(email);
      }
      await this.people.add({
        userId,
        name: person?.name ?? '',
        confirmedAt: person ? null : createdAt,
        passwordHash: person?.passwordHash ?? null,
        totpSecret: null,
        totpConfirmedAt: null,
        totpStep: 0,
        recoveryDigests: [],
      });
      await this.spaces.add({
        id: spaceId,
        accountId,
        name: 'Personal',
        type: 'PERSONAL',
        createdAt,
        updatedAt: createdAt,
        version: 1,
      });
      await this.members.add({ spaceId, userId, role: 'OWNER', createdAt });
      return { accountId, userId, spaceId };
    });
  }
}

/** Moves an account to another plan or subscription state, with effect on its next request. */
@Injectable()
export class SetPlan {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(accountId: string, plan: PlanId, subscription: Subscription): Promise<void> {
    return this.work.runGlobal(async () => {
      if (!(await this.accounts.setPlan(accountId, plan, subscription))) throw noSuchAccount();
      await this.broadcast.changed();
    });
  }
}

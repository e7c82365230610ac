import { Injectable } from '@nestjs/common';
import { Clock, Ids, isCurrency, UnitOfWork } from '@switchyard/kernel';
import { Accounts, Users } from '../data/accounts';
import { ChangeBroadcast } from '../data/change-broadcast';
import { Members, Spaces } from '../data/spaces';
import { People } from '../data/people';
import type { PlanId, Profile, Subscription } from '../domain';
import { emailTaken, noSuchAccount, unknownCurrency } from './refusals';

/** Characters of the name of an account. */
export const LONGEST_NAME = 255;

export interface NewAccount {
  readonly email: string;
  readonly plan: PlanId;
  readonly currency: string;
  readonly timeZone: string;
  /** Who registers; their address is still to be confirmed. Absent on the command line. */
  readonly person?: Pick<Profile, 'name' | 'passwordHash'>;
}

export interface AccountMade {
  readonly accountId: string;
  readonly userId: string;
  readonly spaceId: string;
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

  /** Throws NAME_TAKEN for an address that has an account, and VALIDATION_ERROR. */
  execute(request: NewAccount): Promise<AccountMade> {
    const { plan, currency, timeZone } = request;
    if (!isCurrency(currency)) throw unknownCurrency(currency);
    const made = {
      accountId: this.ids.next('acc'),
      userId: this.ids.next('usr'),
      spaceId: this.ids.next('spc'),
    };
    const createdAt = this.clock.now();
    return this.work.runGlobal(async () => {
      const name = (request.person?.name ?? request.email).slice(0, LONGEST_NAME);
      const terms = { plan, currency, timeZone, subscription: 'active' as const };
      await this.accounts.add({
        id: made.accountId,
        name,
        ...terms,
        createdAt,
        deletionDueAt: null,
      });
      await this.addUser(made, request, createdAt);
      await this.addPersonalSpace(made, createdAt);
      return made;
    });
  }

  private async addUser(
    { userId, accountId }: AccountMade,
    { email, person }: NewAccount,
    createdAt: Date,
  ): Promise<void> {
    const user = { id: userId, accountId, email: email.toLowerCase(), createdAt };
    if (!(await this.users.add(user))) throw emailTaken(email);
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
  }

  private async addPersonalSpace(
    { spaceId, userId, accountId }: AccountMade,
    createdAt: Date,
  ): Promise<void> {
    const space = { id: spaceId, accountId, name: 'Personal', type: 'PERSONAL' } as const;
    await this.spaces.add({ ...space, settings: {}, createdAt, updatedAt: createdAt, version: 1 });
    await this.members.add({ spaceId, userId, role: 'OWNER', createdAt });
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
      await this.broadcast.changed(accountId);
    });
  }
}

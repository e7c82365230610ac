import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  Ids,
  isCurrency,
  type SpaceRole,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Accounts, Users, Spaces } from '../data/accounts';
import { ChangeBroadcast } from '../data/change-broadcast';
import {
  type PlanId,
  PLANS,
  type Space,
  spaceNotFound,
  type SpaceOfUser,
  type Subscription,
} from '../domain';
import {
  emailTaken,
  memberExists,
  noSuchAccount,
  noSuchUser,
  spaceLimitReached,
  unknownCurrency,
} from './refusals';

export interface NewAccount {
  readonly email: string;
  readonly plan: PlanId;
  readonly currency: string;
  readonly timeZone: string;
}

/** Makes an account with its first user and that user's personal Space. */
@Injectable()
export class CreateAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly users: Users,
    private readonly spaces: Spaces,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({
    email,
    plan,
    currency,
    timeZone,
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
        !(await this.users.add({ id: userId, accountId, email: email.toLowerCase(), createdAt }))
      ) {
        throw emailTaken(email);
      }
      await this.spaces.add({
        id: spaceId,
        accountId,
        name: 'Personal',
        type: 'PERSONAL',
        createdAt,
      });
      await this.spaces.addMember({ spaceId, userId, role: 'OWNER', createdAt });
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

/**
 * Makes a shared Space of an account; the account's first user owns it. Refused when the plan
 * allows no further one.
 */
@Injectable()
export class CreateSpace {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly users: Users,
    private readonly spaces: Spaces,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(accountId: string, name: string, ownerId?: string): Promise<Space> {
    const space: Space = {
      id: this.ids.next('spc'),
      accountId,
      name,
      type: 'SHARED',
      createdAt: this.clock.now(),
    };
    return this.work.runGlobal(async () => {
      const owner = ownerId ?? (await this.users.firstOf(accountId))?.id;
      if (!owner) throw noSuchAccount();
      await this.refuseOverPlan(accountId);
      await this.spaces.add(space);
      await this.spaces.addMember({
        spaceId: space.id,
        userId: owner,
        role: 'OWNER',
        createdAt: space.createdAt,
      });
      return space;
    });
  }

  private async refuseOverPlan(accountId: string): Promise<void> {
    await this.accounts.lock(accountId);
    const account = await this.accounts.get(accountId);
    if (!account) throw noSuchAccount();
    const cap = PLANS[account.plan].spaces;
    const used = await this.spaces.countOf(accountId);
    if (cap !== 0 && used >= cap) throw spaceLimitReached(cap, used);
  }
}

/** Lets an existing user into a Space. */
@Injectable()
export class AddMember {
  constructor(
    private readonly work: UnitOfWork,
    private readonly spaces: Spaces,
    private readonly users: Users,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(spaceId: string, email: string, role: SpaceRole): Promise<{ userId: string }> {
    return this.work.runGlobal(async () => {
      if (!(await this.spaces.get(spaceId))) throw spaceNotFound();
      const user = await this.users.byEmail(email.toLowerCase());
      if (!user) throw noSuchUser(email);
      if (
        !(await this.spaces.addMember({
          spaceId,
          userId: user.id,
          role,
          createdAt: this.clock.now(),
        }))
      ) {
        throw memberExists();
      }
      await this.broadcast.changed();
      return { userId: user.id };
    });
  }
}

/**
 * Counts the campaigns of a Space. Provided by the application, because identity knows no
 * campaigns.
 */
export abstract class CampaignCounts {
  abstract of(space: { readonly accountId: string; readonly spaceId: string }): Promise<number>;
}

export type ListedSpace = SpaceOfUser & { readonly campaignCount: number };

/** The Spaces that the user of a token is a member of, newest first. */
@Injectable()
export class ListSpaces {
  constructor(
    private readonly spaces: Spaces,
    private readonly counts: CampaignCounts,
  ) {}

  async execute(caller: Caller): Promise<readonly ListedSpace[]> {
    const spaces = await this.spaces.ofUser(caller.userId);
    return Promise.all(
      spaces.map(async (space) => ({
        ...space,
        campaignCount: await this.counts.of({ accountId: space.accountId, spaceId: space.id }),
      })),
    );
  }
}

/** For work on behalf of a whole account, whoever asked for it. */
@Injectable()
export class AccountSpaces {
  constructor(private readonly spaces: Spaces) {}

  /** Every Space of an account. */
  async idsOf(accountId: string): Promise<readonly string[]> {
    return (await this.spaces.ofAccount(accountId)).map(({ id }) => id);
  }

  /** Every Space of every account, for work on behalf of nobody's. */
  async everywhere(): Promise<readonly Tenant[]> {
    return (await this.spaces.all()).map(({ id, accountId }) => ({ spaceId: id, accountId }));
  }
}

import { Injectable } from '@nestjs/common';
import {
  type Caller,
  canonicalJson,
  Clock,
  Ids,
  notFound,
  preconditionFailed,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Accounts, Users } from '../data/accounts';
import { Members, Spaces } from '../data/spaces';
import {
  meteredRefusal,
  ownersOnly,
  type Space,
  type SpaceOfUser,
  spaceRefusal,
  termsOf,
} from '../domain';
import { noSuchAccount } from './refusals';

/** The owner of a new Space. */
export interface NewSpace {
  readonly accountId: string;
  /** Its OWNER; the first user of the account unless stated. */
  readonly ownerId?: string;
  readonly name: string;
}

/** Makes a shared Space of an account. Throws LIMIT_REACHED when the plan allows no further one. */
@Injectable()
export class CreateSpace {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly users: Users,
    private readonly spaces: Spaces,
    private readonly members: Members,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ accountId, ownerId, name }: NewSpace): Promise<SpaceOfUser> {
    const createdAt = this.clock.now();
    const space: Space = {
      id: this.ids.next('spc'),
      accountId,
      name,
      type: 'SHARED',
      settings: {},
      createdAt,
      updatedAt: createdAt,
      version: 1,
    };
    return this.work.runGlobal(async () => {
      const userId = ownerId ?? (await this.users.firstOf(accountId))?.id;
      if (!userId) throw noSuchAccount();
      await this.refuseOverPlan(accountId);
      await this.spaces.add(space);
      await this.members.add({ spaceId: space.id, userId, role: 'OWNER', createdAt });
      return { ...space, role: 'OWNER' };
    });
  }

  /** Holds the account until the end of the transaction, so that no two requests take one place. */
  private async refuseOverPlan(accountId: string): Promise<void> {
    await this.accounts.lock(accountId);
    const account = await this.accounts.get(accountId);
    if (!account) throw noSuchAccount();
    const refusal = meteredRefusal(account, 'space_create');
    if (refusal) throw refusal;
    const spent = spaceRefusal(termsOf(account.plan), await this.spaces.countOf(accountId));
    if (spent) throw spent;
  }
}

/**
 * Counts the campaigns of a Space. Provided by the application, because identity knows no
 * campaigns.
 */
export abstract class CampaignCounts {
  abstract of(space: Tenant): Promise<number>;
}

export type ListedSpace = SpaceOfUser & { readonly campaignCount: number };

/** The Spaces that a user is a member of. */
@Injectable()
export class ReadSpaces {
  constructor(
    private readonly spaces: Spaces,
    private readonly counts: CampaignCounts,
  ) {}

  /** Newest first. */
  async all({ userId }: Pick<Caller, 'userId'>): Promise<readonly ListedSpace[]> {
    return Promise.all((await this.spaces.ofUser(userId)).map((space) => this.counted(space)));
  }

  /** Throws NOT_FOUND for a Space that the user is no member of, too. */
  async one(caller: Pick<Caller, 'userId'>, id: string): Promise<ListedSpace> {
    return this.counted(await this.ofMember(caller, id));
  }

  async counted(space: SpaceOfUser): Promise<ListedSpace> {
    const { id: spaceId, accountId } = space;
    return { ...space, campaignCount: await this.counts.of({ accountId, spaceId }) };
  }

  /** Without the count. Throws NOT_FOUND as `one` does. */
  async ofMember({ userId }: Pick<Caller, 'userId'>, id: string): Promise<SpaceOfUser> {
    const space = (await this.spaces.ofUser(userId)).find((one) => one.id === id);
    if (!space) throw notFound();
    return space;
  }
}

/** Throws ROLE_TOO_LOW for callers who may not manage the Space: guests, EDITOR and VIEWER. */
export const requireOwner = (caller: Pick<Caller, 'tokenAccountId'>, space: SpaceOfUser): void => {
  if (space.role !== 'OWNER' || space.accountId !== caller.tokenAccountId) throw ownersOnly();
};

/** What may be changed of a Space. */
export type SpaceChanges = Partial<Pick<Space, 'name' | 'settings'>>;

const shown = ({ name, settings }: Space): Required<SpaceChanges> => ({ name, settings });

/** Throws NOT_FOUND, ROLE_TOO_LOW, and PRECONDITION_FAILED when it is at another version. */
@Injectable()
export class ChangeSpace {
  constructor(
    private readonly work: UnitOfWork,
    private readonly spaces: Spaces,
    private readonly read: ReadSpaces,
    private readonly clock: Clock,
  ) {}

  /** `change` gets the Space as a GET answers it and returns what is to change. */
  execute(
    caller: Caller,
    id: string,
    expected: number | '*' | undefined,
    change: (current: ListedSpace) => SpaceChanges,
  ): Promise<ListedSpace> {
    return this.work.runGlobal(async () => {
      const current = await this.read.one(caller, id);
      requireOwner(caller, current);
      if (typeof expected === 'number' && expected !== current.version) throw preconditionFailed();
      const { name = current.name, settings = current.settings } = change(current);
      if (canonicalJson({ name, settings }) === canonicalJson(shown(current))) return current;
      const updatedAt = this.clock.now();
      if (!(await this.spaces.change(current, { name, settings }, updatedAt))) {
        throw preconditionFailed();
      }
      return { ...current, name, settings, updatedAt, version: current.version + 1 };
    });
  }
}

/** For work on behalf of a whole account, without a caller. */
@Injectable()
export class AccountSpaces {
  constructor(private readonly spaces: Spaces) {}

  /** Every Space of an account. */
  async idsOf(accountId: string): Promise<readonly string[]> {
    return (await this.spaces.ofAccount(accountId)).map(({ id }) => id);
  }

  /** Every Space of every account, for work that belongs to none of them. */
  async everywhere(): Promise<readonly Tenant[]> {
    return (await this.spaces.all()).map(({ id, accountId }) => ({ spaceId: id, accountId }));
  }
}

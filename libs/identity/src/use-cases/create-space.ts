import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork } from '@switchyard/kernel';
import { PLANS, type Space } from '../domain';
import { Accounts, Spaces, Users } from './ports';
import { noSuchAccount, spaceLimitReached } from './refusals';

/** Makes a shared Space of an account; the account's first user owns it. Refused when the plan allows no further one. */
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

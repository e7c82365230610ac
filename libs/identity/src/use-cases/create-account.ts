import { Injectable } from '@nestjs/common';
import { Clock, Ids, isCurrency, UnitOfWork } from '@switchyard/kernel';
import type { PlanId } from '../domain';
import { emailTaken, unknownCurrency } from './refusals';
import { Accounts, Spaces, Users } from './ports';

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

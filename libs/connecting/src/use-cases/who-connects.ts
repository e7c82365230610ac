import { Injectable } from '@nestjs/common';
import { AccountSpaces, refuseOutsider } from '@switchyard/identity';
import { type Caller, notFound, type Tenant, type Visitor } from '@switchyard/kernel';

/** Who connects: a signed-in user, or a token of the account. */
export type Connecting = Pick<Visitor, 'accountId' | 'userId'> | Caller;

const isCaller = (who: Connecting): who is Caller => 'tokenAccountId' in who;

/**
 * Whose rows are read: grants and attempts are the account's, whatever the Space. Throws
 * ROLE_TOO_LOW for guests in a Space of the account.
 */
export const accountOf = (who: Connecting): Tenant => {
  if (isCaller(who)) refuseOutsider(who);
  return { accountId: who.accountId, spaceId: isCaller(who) ? who.spaceId : '' };
};

/** Finds a Space of the account in which work for the worker is enqueued. */
@Injectable()
export class WorkSpaces {
  constructor(private readonly spaces: AccountSpaces) {}

  /** Throws ROLE_TOO_LOW for guests. */
  async of(who: Connecting): Promise<Tenant> {
    const { accountId, spaceId } = accountOf(who);
    if (spaceId) return { accountId, spaceId };
    const [first] = await this.spaces.idsOf(accountId);
    if (first === undefined) throw notFound();
    return { accountId, spaceId: first };
  }
}

import { Injectable } from '@nestjs/common';
import {
  type Caller,
  notFound,
  Refusal,
  SCOPES,
  type SpaceRole,
  type Visitor,
} from '@switchyard/kernel';
import { Spaces } from '../data/spaces';

/** The strongest first. */
const ROLES: readonly SpaceRole[] = ['OWNER', 'EDITOR', 'VIEWER'];

const roleTooLow = (): Refusal =>
  new Refusal(
    'ROLE_TOO_LOW',
    'Your role in the Spaces of this account allows reading only. Ask an owner to change it.',
  );

/**
 * The signed-in user as a caller in a Space of their own account, for use cases that tokens have,
 * too. What belongs to the account, as connections do, is the same in each of its Spaces.
 */
@Injectable()
export class OwnCaller {
  constructor(private readonly spaces: Spaces) {}

  /** Throws NOT_FOUND for a member of no Space of the account. */
  async reading(visitor: Visitor, requestId: string): Promise<Caller> {
    const { accountId, userId, sessionId } = visitor;
    const [space] = (await this.spaces.ofUser(userId))
      .filter((one) => one.accountId === accountId)
      .toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
    if (!space) throw notFound();
    return {
      accountId,
      spaceId: space.id,
      userId,
      tokenAccountId: accountId,
      tokenId: sessionId,
      role: space.role,
      scopes: SCOPES,
      requestId,
    };
  }

  /** Throws ROLE_TOO_LOW for a user who is VIEWER everywhere, too. */
  async writing(visitor: Visitor, requestId: string): Promise<Caller> {
    const caller = await this.reading(visitor, requestId);
    if (caller.role === 'VIEWER') throw roleTooLow();
    return caller;
  }
}

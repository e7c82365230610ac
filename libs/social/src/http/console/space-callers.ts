import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { OwnCaller } from '@switchyard/identity/http';
import { type Caller, notFound, Refusal, type Visitor } from '@switchyard/kernel';

/** The visitor of a page, and their request. */
export interface Looking {
  readonly visitor: Visitor;
  readonly requestId: string;
}

/** The signed-in user as a caller in one Space of their own account, with their role there. */
@Injectable()
export class SpaceCallers {
  constructor(
    private readonly callers: OwnCaller,
    private readonly identity: IdentityFacade,
  ) {}

  /** Without a Space: the one in which they may do most. Throws NOT_FOUND for one of others, too. */
  async reading({ visitor, requestId }: Looking, spaceId?: string): Promise<Caller> {
    const own = await this.callers.reading(visitor, requestId);
    if (spaceId === undefined || spaceId === own.spaceId) return own;
    const role = await this.identity.roleIn(own, spaceId);
    if (!role) throw notFound();
    return { ...own, spaceId, role };
  }

  /** Throws ROLE_TOO_LOW for a VIEWER of the Space, too. */
  async writing(looking: Looking, spaceId: string): Promise<Caller> {
    const caller = await this.reading(looking, spaceId);
    if (!mayWrite(caller)) throw roleTooLow();
    return caller;
  }

  /** The Spaces that can be chosen, by id. */
  async spacesOf(caller: Caller): Promise<readonly string[]> {
    const spaces = await this.identity.spacesOf(caller);
    return spaces.filter(({ isMember }) => isMember).map(({ spaceId }) => spaceId);
  }
}

/** Whether the caller may change posts of the Space. */
export const mayWrite = ({ role }: Pick<Caller, 'role'>): boolean => role !== 'VIEWER';

const roleTooLow = (): Refusal =>
  new Refusal('ROLE_TOO_LOW', 'Your role in this Space allows reading only. Ask an owner.');

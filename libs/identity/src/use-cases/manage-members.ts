import { Injectable } from '@nestjs/common';
import { type Caller, Clock, Ids, notFound, type SpaceRole, UnitOfWork } from '@switchyard/kernel';
import { Accounts, Users } from '../data/accounts';
import { ChangeBroadcast } from '../data/change-broadcast';
import { Members, Spaces } from '../data/spaces';
import {
  INVITATION_DAYS,
  type Invitation,
  isLastOwner,
  lastOwner,
  type Member,
  spaceNotFound,
} from '../domain';
import { ReadSpaces, requireOwner } from './manage-spaces';
import { QueueMail } from './people/mails';
import { memberExists, noSuchUser } from './refusals';

const DAY_MS = 86_400_000;

/** A member, or an address that was invited and has not accepted yet. */
export type MemberOrInvited =
  (Member & { readonly status: 'ACTIVE' }) | (Invitation & { readonly status: 'INVITED' });

/** What a member is called by in a path: the user, or the invitation until it is accepted. */
export const memberId = (member: MemberOrInvited): string =>
  member.status === 'ACTIVE' ? member.userId : member.id;

/** The members of a Space and its open invitations, newest first. Throws NOT_FOUND. */
@Injectable()
export class ReadMembers {
  constructor(
    private readonly read: ReadSpaces,
    private readonly members: Members,
    private readonly clock: Clock,
  ) {}

  async all(caller: Caller, spaceId: string): Promise<readonly MemberOrInvited[]> {
    await this.read.ofMember(caller, spaceId);
    const [members, invited] = await Promise.all([
      this.members.of(spaceId),
      this.members.invited(spaceId, this.clock.now()),
    ]);
    return [
      ...members.map((one) => ({ ...one, status: 'ACTIVE' as const })),
      ...invited.map((one) => ({ ...one, status: 'INVITED' as const })),
    ].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  /** `id` is a user's, or an invitation's. */
  async one(caller: Caller, spaceId: string, id: string): Promise<MemberOrInvited> {
    const found = (await this.all(caller, spaceId)).find((one) => memberId(one) === id);
    if (!found) throw notFound();
    return found;
  }
}

/**
 * Invites an address into a Space. Its owner accepts within 7 days: as a user, or by registering
 * and confirming it. The answer does not show whether the address has an account.
 */
@Injectable()
export class InviteMember {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadSpaces,
    private readonly members: Members,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly mails: QueueMail,
  ) {}

  /** Throws NOT_FOUND, ROLE_TOO_LOW, MEMBER_EXISTS. */
  execute(
    caller: Caller,
    spaceId: string,
    { email: address, role }: { readonly email: string; readonly role: SpaceRole },
  ): Promise<MemberOrInvited> {
    const email = address.toLowerCase();
    return this.work.runGlobal(async () => {
      const space = await this.read.ofMember(caller, spaceId);
      requireOwner(caller, space);
      const members = await this.members.of(spaceId);
      if (members.some((member) => member.email === email)) throw memberExists();
      const createdAt = this.clock.now();
      const invitation = await this.members.invite({
        id: this.ids.next('inv'),
        spaceId,
        email,
        role,
        invitedBy: caller.userId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS),
      });
      await this.mails.execute('invitation', email, space.name);
      return { ...invitation, status: 'INVITED' };
    });
  }
}

/** Adds an existing user to any Space: for the command line. */
@Injectable()
export class AddMember {
  constructor(
    private readonly work: UnitOfWork,
    private readonly spaces: Spaces,
    private readonly members: Members,
    private readonly users: Users,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(spaceId: string, email: string, role: SpaceRole): Promise<{ userId: string }> {
    return this.work.runGlobal(async () => {
      if (!(await this.spaces.get(spaceId))) throw spaceNotFound();
      const user = await this.users.byEmail(email.toLowerCase());
      if (!user) throw noSuchUser(email);
      const member = { spaceId, userId: user.id, role, createdAt: this.clock.now() };
      if (!(await this.members.add(member))) throw memberExists();
      await this.broadcast.changed(user.id);
      return { userId: user.id };
    });
  }
}

/** Changes and ends memberships. Every process applies the change within a second. */
@Injectable()
export class ChangeMember {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadSpaces,
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  /** Throws NOT_FOUND, ROLE_TOO_LOW, LAST_OWNER. */
  setRole(caller: Caller, spaceId: string, userId: string, role: SpaceRole): Promise<Member> {
    return this.work.runGlobal(async () => {
      const { space, members, member } = await this.find(caller, spaceId, userId);
      requireOwner(caller, space);
      if (role !== 'OWNER' && isLastOwner(space, members, userId)) throw lastOwner();
      await this.members.setRole({ spaceId, userId, role });
      await this.broadcast.changed(userId);
      return { ...member, role };
    });
  }

  /** Every member may leave; only an owner may remove another one. Throws as `setRole` does. */
  remove(caller: Caller, spaceId: string, userId: string): Promise<void> {
    return this.work.runGlobal(async () => {
      const { space, members } = await this.find(caller, spaceId, userId);
      if (userId !== caller.userId) requireOwner(caller, space);
      if (isLastOwner(space, members, userId)) throw lastOwner();
      await this.members.remove(spaceId, userId);
      await this.broadcast.changed(userId);
    });
  }

  /** Takes an invitation back. Throws NOT_FOUND, ROLE_TOO_LOW. */
  uninvite(caller: Caller, spaceId: string, invitationId: string): Promise<void> {
    return this.work.runGlobal(async () => {
      requireOwner(caller, await this.read.ofMember(caller, spaceId));
      if (!(await this.members.uninvite(spaceId, invitationId))) throw notFound();
    });
  }

  /** Holds the account, so that two owners cannot remove each other at one moment. */
  private async find(caller: Caller, spaceId: string, userId: string) {
    await this.accounts.lock((await this.read.ofMember(caller, spaceId)).accountId);
    const space = await this.read.ofMember(caller, spaceId);
    const members = await this.members.of(spaceId);
    const member = members.find((one) => one.userId === userId);
    if (!member) throw notFound();
    return { space, members, member };
  }
}

import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Invitation, Member, Membership, OpenInvitation, Space, SpaceOfUser } from '../domain';
import { invitations, memberships, spaces } from './tables';

const OF_USER = statement(`
  select ${columnList(spaces)}, m.role from identity.membership m join identity.space t on t.id = m.space_id
  where m.user_id = $1 order by t.created_at desc, t.id desc`);
const OF_ACCOUNT = selectStatement(spaces, 'where t.account_id = $1 order by t.created_at, t.id');
const ALL = selectStatement(spaces, 'order by t.account_id, t.created_at, t.id');
const CHANGE = statement(
  `update identity.space set name = $3, settings = $4, updated_at = $5, version = version + 1 where id = $1 and version = $2`,
);
const COUNT = statement('select count(*) as count from identity.space where account_id = $1');

@Injectable()
export class Spaces {
  constructor(private readonly database: Database) {}

  async add(space: Space): Promise<void> {
    await this.database.write(insertStatement(spaces), columnArrays(spaces, [space]));
  }

  async get(id: string): Promise<Space | undefined> {
    return (
      await this.database.readGlobal<Space>(selectStatement(spaces, 'where t.id = $1'), [id])
    )[0];
  }

  /** False when the Space is at another version by now. */
  async change(
    { id, version }: Space,
    { name, settings }: Pick<Space, 'name' | 'settings'>,
    at: Date,
  ): Promise<boolean> {
    return (
      (await this.database.write(CHANGE, [id, version, name, JSON.stringify(settings), at]))
        .count === 1
    );
  }

  async countOf(accountId: string): Promise<number> {
    return (await this.database.readGlobal<{ count: number }>(COUNT, [accountId]))[0]?.count ?? 0;
  }

  ofUser(userId: string): Promise<readonly SpaceOfUser[]> {
    return this.database.readGlobal<SpaceOfUser>(OF_USER, [userId]);
  }

  ofAccount(accountId: string): Promise<readonly Space[]> {
    return this.database.readGlobal<Space>(OF_ACCOUNT, [accountId]);
  }

  /** Of every account. */
  all(): Promise<readonly Space[]> {
    return this.database.readGlobal<Space>(ALL, []);
  }
}

const OF_SPACE = statement(`
  select ${columnList(memberships, 'm')}, u.email, u.account_id as "accountId"
  from identity.membership m join identity.app_user u on u.id = m.user_id
  where m.space_id = $1 order by m.created_at desc, m.user_id desc`);
const ADD = insertStatement(memberships, 'on conflict (space_id, user_id) do nothing');
const SET_ROLE = statement(
  'update identity.membership set role = $3 where space_id = $1 and user_id = $2',
);
const REMOVE = statement('delete from identity.membership where space_id = $1 and user_id = $2');
const INVITE = insertStatement(
  invitations,
  `on conflict (space_id, email) do update set role = excluded.role, invited_by = excluded.invited_by,
    expires_at = excluded.expires_at`,
  ['id', 'createdAt'],
);
const INVITED = selectStatement(
  invitations,
  'where t.space_id = $1 and t.expires_at > $2 order by t.created_at desc, t.id desc',
);
const INVITED_AS = selectStatement(invitations, 'where t.email = $1 and t.expires_at > $2');
const OPEN_FOR = statement(`
  select ${columnList(invitations)}, s.name as "spaceName", u.email as "inviter"
  from identity.invitation t join identity.space s on s.id = t.space_id
    left join identity.app_user u on u.id = t.invited_by
  where t.email = $1 and t.expires_at > $2 order by t.created_at desc, t.id desc`);
const TAKE_INVITED = statement(
  `delete from identity.invitation where id = $1 and email = $2 and expires_at > $3
    returning space_id as "spaceId", role`,
);
const DROP_INVITED = statement('delete from identity.invitation where email = $1');
const UNINVITE = statement('delete from identity.invitation where space_id = $1 and id = $2');

/** Who may enter which Space, and who was invited to. */
@Injectable()
export class Members {
  constructor(private readonly database: Database) {}

  /** False when the user is a member already. */
  async add(membership: Membership): Promise<boolean> {
    return (await this.database.write(ADD, columnArrays(memberships, [membership]))).count === 1;
  }

  /** Newest first. */
  of(spaceId: string): Promise<readonly Member[]> {
    return this.database.readGlobal<Member>(OF_SPACE, [spaceId]);
  }

  async setRole({ spaceId, userId, role }: Omit<Membership, 'createdAt'>): Promise<void> {
    await this.database.write(SET_ROLE, [spaceId, userId, role]);
  }

  async remove(spaceId: string, userId: string): Promise<void> {
    await this.database.write(REMOVE, [spaceId, userId]);
  }

  /** An address that was invited before gets the new role and time; its invitation keeps its id. */
  async invite(invitation: Invitation): Promise<Invitation> {
    const { rows } = await this.database.write<Pick<Invitation, 'id' | 'createdAt'>>(
      INVITE,
      columnArrays(invitations, [invitation]),
    );
    return { ...invitation, ...rows[0] };
  }

  /** Those that can still be accepted, newest first. */
  invited(spaceId: string, now: Date): Promise<readonly Invitation[]> {
    return this.database.readGlobal<Invitation>(INVITED, [spaceId, now]);
  }

  /** Those of one address that can still be accepted. */
  invitedAs(email: string, now: Date): Promise<readonly Invitation[]> {
    return this.database.readGlobal<Invitation>(INVITED_AS, [email, now]);
  }

  /** The same with what people call the Space and who invited, newest first. */
  openFor(email: string, now: Date): Promise<readonly OpenInvitation[]> {
    return this.database.readGlobal<OpenInvitation>(OPEN_FOR, [email, now]);
  }

  /** Ends an invitation of this address; undefined when there is none that can be answered. */
  async takeInvitation(
    id: string,
    email: string,
    now: Date,
  ): Promise<Pick<Invitation, 'spaceId' | 'role'> | undefined> {
    return (
      await this.database.write<Pick<Invitation, 'spaceId' | 'role'>>(TAKE_INVITED, [
        id,
        email,
        now,
      ])
    ).rows[0];
  }

  async dropInvitationsOf(email: string): Promise<void> {
    await this.database.write(DROP_INVITED, [email]);
  }

  /** False when there is no such invitation. */
  async uninvite(spaceId: string, id: string): Promise<boolean> {
    return (await this.database.write(UNINVITE, [spaceId, id])).count === 1;
  }
}

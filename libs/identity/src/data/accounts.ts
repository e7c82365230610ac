import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Account, Membership, Space, SpaceOfUser, User } from '../domain';
import { accounts, memberships, spaces, users } from './tables';

const SET_PLAN = statement(
  'update identity.account set plan = $2, subscription = $3 where id = $1',
);
const LOCK = statement('select pg_advisory_xact_lock(hashtextextended($1, 7))');

@Injectable()
export class Accounts {
  constructor(private readonly database: Database) {}

  async add(account: Account): Promise<void> {
    await this.database.write(insertStatement(accounts), columnArrays(accounts, [account]));
  }

  async get(id: string): Promise<Account | undefined> {
    return (
      await this.database.readGlobal<Account>(selectStatement(accounts, 'where t.id = $1'), [id])
    )[0];
  }

  async setPlan(
    id: string,
    plan: Account['plan'],
    subscription: Account['subscription'],
  ): Promise<boolean> {
    return (await this.database.write(SET_PLAN, [id, plan, subscription])).count === 1;
  }

  /** Makes other writers of this account wait until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.database.write(LOCK, [id]);
  }
}

@Injectable()
export class Users {
  constructor(private readonly database: Database) {}

  /** False when the e-mail address is taken. */
  async add(user: User): Promise<boolean> {
    const { count } = await this.database.write(
      insertStatement(users, 'on conflict (email) do nothing'),
      columnArrays(users, [user]),
    );
    return count === 1;
  }

  byEmail(email: string): Promise<User | undefined> {
    return this.one('where t.email = $1', email);
  }

  get(id: string): Promise<User | undefined> {
    return this.one('where t.id = $1', id);
  }

  firstOf(accountId: string): Promise<User | undefined> {
    return this.one('where t.account_id = $1 order by t.created_at, t.id limit 1', accountId);
  }

  private async one(tail: string, value: string): Promise<User | undefined> {
    return (await this.database.readGlobal<User>(selectStatement(users, tail), [value]))[0];
  }
}

const OF_USER = statement(`
  select ${columnList(spaces)}, m.role from identity.membership m join identity.space t on t.id = m.space_id
  where m.user_id = $1 order by t.created_at desc, t.id desc`);
const OF_ACCOUNT = selectStatement(spaces, 'where t.account_id = $1 order by t.created_at, t.id');
const ALL = selectStatement(spaces, 'order by t.account_id, t.created_at, t.id');
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

  async countOf(accountId: string): Promise<number> {
    return (await this.database.readGlobal<{ count: number }>(COUNT, [accountId]))[0]?.count ?? 0;
  }

  /** False when the user is a member already. */
  async addMember(membership: Membership): Promise<boolean> {
    const added = insertStatement(memberships, 'on conflict (space_id, user_id) do nothing');
    return (await this.database.write(added, columnArrays(memberships, [membership]))).count === 1;
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

import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Account, User } from '../domain';
import { accounts, users } from './tables';

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

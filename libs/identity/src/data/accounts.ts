import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  type Statement,
  statement,
} from '@switchyard/db-kit';
import type { Account, User } from '../domain';
import { accounts, users } from './tables';

const SET_PLAN = statement(
  'update identity.account set plan = $2, subscription = $3 where id = $1',
);
const ENDING = statement(
  'select id from identity.account where id = any($1) and deletion_due_at is not null',
);
const DUE = statement(
  'select id from identity.account where deletion_due_at <= $1 order by deletion_due_at, id limit 10',
);
const CHANGE = statement('select identity.change_account($1, $2, $3) as outcome');
const END = statement('select identity.end_account($1, $2, $3) as outcome');
const REMOVE = statement('select identity.remove_account($1, $2, $3) as outcome');
const LOCK = statement('select pg_advisory_xact_lock(hashtextextended($1, 7))');

/** What people may change of their account. */
export type AccountChanges = Partial<Pick<Account, 'name' | 'currency' | 'timeZone'>>;
/** `SUBSCRIBED`: its subscription renews. */
export type Removal = 'DONE' | 'NOT_DUE' | 'SUBSCRIBED';

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

  /** Those of them that are to be deleted. */
  async ending(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.readGlobal<{ id: string }>(ENDING, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Accounts whose deletion is due, the longest waiting first; at most ten. */
  async due(now: Date): Promise<readonly string[]> {
    const rows = await this.database.readGlobal<{ id: string }>(DUE, [now]);
    return rows.map(({ id }) => id);
  }

  /** False when the session may not (any more). */
  change(sessionDigest: string, changes: AccountChanges, at: Date): Promise<boolean> {
    const { name, currency, timeZone } = changes;
    const row = JSON.stringify({ name, currency, time_zone: timeZone });
    return this.may(CHANGE, [sessionDigest, row, at]);
  }

  /** Marks the account of a session for deletion, or keeps it. False when the session may not. */
  end(sessionDigest: string, ends: boolean, at: Date): Promise<boolean> {
    return this.may(END, [sessionDigest, ends, at]);
  }

  /** Everything of an account but its audit trail, when it is due. `mailId` is of the mail about it. */
  async remove(id: string, mailId: string, at: Date): Promise<Removal> {
    const { rows } = await this.database.write<{ outcome: Removal }>(REMOVE, [id, mailId, at]);
    return rows[0]!.outcome;
  }

  private async may(change: Statement, values: readonly unknown[]): Promise<boolean> {
    const { rows } = await this.database.write<{ outcome: string }>(change, values);
    return rows[0]?.outcome === 'DONE';
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

import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import {
  type AssetAnswer,
  type AssetQuestion,
  MOST_WITHDRAWALS,
  type Revocation,
  type Withdrawal,
} from '../domain';
import { assetQuestions, revocations, withdrawals } from './tables';

const DAY_MS = 86_400_000;

const END_REVOCATION = statement(
  'delete from connecting.revocation where account_id = $1 and id = $2',
);

/** Grants that the worker has to end at their platforms. */
@Injectable()
export class Revocations {
  constructor(private readonly database: Database) {}

  async add(revocation: Revocation): Promise<void> {
    await this.database.write(
      insertStatement(revocations),
      columnArrays(revocations, [revocation]),
    );
  }

  async get(tenant: Tenant, id: string): Promise<Revocation | undefined> {
    const text = selectStatement(revocations, 'where t.account_id = $1 and t.id = $2');
    return (await this.database.read<Revocation>(tenant, text, [tenant.accountId, id]))[0];
  }

  /** With its secrets. */
  async remove({ accountId }: Tenant, id: string): Promise<void> {
    await this.database.write(END_REVOCATION, [accountId, id]);
  }
}

const FORGET_QUESTIONS = statement(
  'delete from connecting.asset_question where account_id = $1 and created_at < $2',
);
const ANSWER = statement(
  'update connecting.asset_question set answer = $3 where account_id = $1 and id = $2',
);

/** Questions for the pages, pixels and tags that a connection can name. */
@Injectable()
export class AssetQuestions {
  constructor(private readonly database: Database) {}

  /** Those older than a day are deleted with it. */
  async ask(question: AssetQuestion): Promise<void> {
    const { accountId, createdAt } = question;
    await this.database.write(FORGET_QUESTIONS, [
      accountId,
      new Date(createdAt.getTime() - DAY_MS),
    ]);
    await this.database.write(
      insertStatement(assetQuestions),
      columnArrays(assetQuestions, [question]),
    );
  }

  async get(tenant: Tenant, id: string): Promise<AssetQuestion | undefined> {
    const text = selectStatement(assetQuestions, 'where t.account_id = $1 and t.id = $2');
    return (await this.database.read<AssetQuestion>(tenant, text, [tenant.accountId, id]))[0];
  }

  async answer({ accountId }: Tenant, id: string, answer: AssetAnswer): Promise<void> {
    await this.database.write(ANSWER, [accountId, id, JSON.stringify(answer)]);
  }
}

const COUNT = statement('select count(*)::int4 as count from connecting.withdrawal');
const DROP = statement('delete from connecting.withdrawal where id = $1');

/** Messages of platforms that are not verified yet. They belong to no account. */
@Injectable()
export class Withdrawals {
  constructor(private readonly database: Database) {}

  /** False when too many wait. */
  async add(withdrawal: Withdrawal): Promise<boolean> {
    const [waiting] = await this.database.readGlobal<{ count: number }>(COUNT, []);
    if ((waiting?.count ?? 0) >= MOST_WITHDRAWALS) return false;
    await this.database.write(
      insertStatement(withdrawals),
      columnArrays(withdrawals, [withdrawal]),
    );
    return true;
  }

  async get(id: string): Promise<Withdrawal | undefined> {
    const text = selectStatement(withdrawals, 'where t.id = $1');
    return (await this.database.readGlobal<Withdrawal>(text, [id]))[0];
  }

  async remove(id: string): Promise<void> {
    await this.database.write(DROP, [id]);
  }
}

import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Database,
  encode,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Attempt, AttemptStatus } from '../domain';
import { attempts } from './tables';

const FORGET_OLD = statement(
  'delete from connecting.attempt where account_id = $1 and created_at < $2',
);
const DAY_MS = 86_400_000;

/** Everything that a state is bound to, in one statement: of two answers one is taken. */
const TAKE_STATE = statement(`
  update connecting.attempt t set state_digest = null, updated_at = $6
  where t.account_id = $1 and t.platform = $2 and t.session_digest = $3 and t.state_digest = $4
    and t.status = 'WAITING' and t.expires_at > $5
  returning ${columnList(attempts)}`);

/** The code leaves the database before it is sent, in time: no second run finds it. */
const TAKE_CODE = statement(`
  update connecting.attempt set code = null, verifier = null, sent_at = $3, updated_at = $3
  where account_id = $1 and id = $2 and status = 'WAITING' and code is not null and sent_at is null
    and expires_at > $3`);

/** Who answers at the callback, and with what. */
export interface StateToTake {
  readonly platform: PlatformId;
  readonly sessionDigest: string;
  readonly stateDigest: string;
}

@Injectable()
export class Attempts {
  constructor(private readonly database: Database) {}

  /** Those older than a day are deleted with it. */
  async add(attempt: Attempt): Promise<void> {
    const { accountId, createdAt } = attempt;
    await this.database.write(FORGET_OLD, [accountId, new Date(createdAt.getTime() - DAY_MS)]);
    await this.database.write(insertStatement(attempts), columnArrays(attempts, [attempt]));
  }

  async get(tenant: Tenant, id: string): Promise<Attempt | undefined> {
    return (await this.read(tenant, id, ''))[0];
  }

  /** Locked until the running transaction ends. */
  async lock(tenant: Tenant, id: string): Promise<Attempt | undefined> {
    return (await this.read(tenant, id, 'for update'))[0];
  }

  /** Consumes a state; undefined when nothing fits. */
  async takeState(
    { accountId }: Tenant,
    { platform, sessionDigest, stateDigest }: StateToTake,
    now: Date,
  ): Promise<Attempt | undefined> {
    const values = [accountId, platform, sessionDigest, stateDigest, now, now];
    return (await this.database.write<Attempt>(TAKE_STATE, values)).rows[0];
  }

  /** False when it was taken before, and when the attempt is over. */
  async takeCode({ accountId }: Tenant, id: string, now: Date): Promise<boolean> {
    return (await this.database.write(TAKE_CODE, [accountId, id, now])).count === 1;
  }

  /** Undefined when the attempt has another status by now. */
  async change(
    { accountId }: Tenant,
    id: string,
    status: AttemptStatus,
    changes: Partial<Attempt>,
  ): Promise<Attempt | undefined> {
    const columns = attempts.columns.filter(
      ({ property }) => changes[property as keyof Attempt] !== undefined,
    );
    const sets = columns.map(({ column }, index) => `"${column}" = $${index + 4}`).join(', ');
    const values = columns.map(({ property, definition }) =>
      encode(changes[property as keyof Attempt], definition),
    );
    const text = `update connecting.attempt t set ${sets}
      where t.account_id = $1 and t.id = $2 and t.status = $3 returning ${columnList(attempts)}`;
    return (await this.database.write<Attempt>(statement(text), [accountId, id, status, ...values]))
      .rows[0];
  }

  private read(tenant: Tenant, id: string, tail: string): Promise<Attempt[]> {
    return this.database.read<Attempt>(
      tenant,
      selectStatement(attempts, `where t.account_id = $1 and t.id = $2 ${tail}`),
      [tenant.accountId, id],
    );
  }
}

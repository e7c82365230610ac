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
import type { Tenant } from '@switchyard/kernel';
import type { Grant } from '../domain';
import { grants } from './connection-tables';

/**
 * A request to a platform takes up to two minutes. The transaction around it may be idle for longer
 * than that, and others may wait for its lock for as long.
 */
const WAIT_LONG = statement(`select set_config('idle_in_transaction_session_timeout', '150s', true),
  set_config('statement_timeout', '140s', true), set_config('lock_timeout', '140s', true)`);
const REMOVE = statement('delete from identity.platform_grant where account_id = $1 and id = $2');
const HAS_SUBJECT = statement('select identity.other_account_has_subject($1, $2, $3) as "isHeld"');

/** What may change of a grant: its person and platform never do. */
export type GrantChanges = Partial<
  Pick<
    Grant,
    | 'subjectName'
    | 'scopes'
    | 'status'
    | 'refreshEndsAt'
    | 'credentials'
    | 'accessToken'
    | 'accessEndsAt'
    | 'userId'
    | 'updatedAt'
    | 'version'
  >
>;

@Injectable()
export class Grants {
  constructor(private readonly database: Database) {}

  async add(grant: Grant): Promise<void> {
    await this.database.write(insertStatement(grants), columnArrays(grants, [grant]));
  }

  /** Newest first. */
  list(tenant: Tenant): Promise<readonly Grant[]> {
    return this.read(tenant, 'order by t.created_at desc, t.id desc', []);
  }

  async get(tenant: Tenant, id: string): Promise<Grant | undefined> {
    return (await this.read(tenant, 'and t.id = $2', [id]))[0];
  }

  /**
   * Waits for a transaction that refreshes it, and locks it until the running one ends. The row is
   * read after the wait.
   */
  async lock(tenant: Tenant, id: string): Promise<Grant | undefined> {
    return (await this.read(tenant, 'and t.id = $2 for update', [id]))[0];
  }

  /** The running transaction holds the lock of a grant while a platform is asked. */
  async waitLong(): Promise<void> {
    await this.database.write(WAIT_LONG, []);
  }

  async lockOfSubject(
    tenant: Tenant,
    { platform, subject }: Pick<Grant, 'platform' | 'subject'>,
  ): Promise<Grant | undefined> {
    return (
      await this.read(tenant, 'and t.platform = $2 and t.subject = $3 for update', [
        platform,
        subject,
      ])
    )[0];
  }

  /** Of a locked one. */
  async change(
    { accountId }: Tenant,
    id: string,
    changes: GrantChanges,
  ): Promise<Grant | undefined> {
    const columns = grants.columns.filter(({ property }) => property in changes);
    const sets = columns.map(({ column }, index) => `"${column}" = $${index + 3}`).join(', ');
    const values = columns.map(({ property, definition }) =>
      encode(changes[property as keyof GrantChanges], definition),
    );
    const text = `update identity.platform_grant t set ${sets}
      where t.account_id = $1 and t.id = $2 returning ${columnList(grants)}`;
    return (await this.database.write<Grant>(statement(text), [accountId, id, ...values])).rows[0];
  }

  async remove({ accountId }: Tenant, id: string): Promise<void> {
    await this.database.write(REMOVE, [accountId, id]);
  }

  /** Whether any other account of this installation has a grant of the same person. */
  async otherAccountHasSubject(
    tenant: Tenant,
    { platform, subject }: Pick<Grant, 'platform' | 'subject'>,
  ): Promise<boolean> {
    const values = [tenant.accountId, platform, subject];
    const [row] = await this.database.read<{ isHeld: boolean }>(tenant, HAS_SUBJECT, values);
    return row?.isHeld ?? true;
  }

  private read(tenant: Tenant, tail: string, values: readonly unknown[]): Promise<Grant[]> {
    return this.database.read<Grant>(
      tenant,
      selectStatement(grants, `where t.account_id = $1 ${tail}`),
      [tenant.accountId, ...values],
    );
  }
}

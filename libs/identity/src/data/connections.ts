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
import type { Connection, ConnectionStatus } from '../domain';
import { connections } from './connection-tables';

const CLEAR_DEFAULT =
  statement(`update identity.connection set is_default = false, version = version + 1
  where account_id = $1 and platform = $2 and is_default`);
const CHANGE_STATUS =
  statement(`update identity.connection set status = $4, updated_at = $5, version = version + 1
  where account_id = $1 and grant_id = $2 and status = $3 returning id`);
const REMOVE = statement(
  'delete from identity.connection where account_id = $1 and id = $2 and version = $3',
);

@Injectable()
export class Connections {
  constructor(private readonly database: Database) {}

  async add(_tenant: Tenant, connection: Connection): Promise<void> {
    await this.database.write(
      insertStatement(connections),
      columnArrays(connections, [connection]),
    );
  }

  async get(tenant: Tenant, id: string): Promise<Connection | undefined> {
    return (await this.read(tenant, 'and t.id = $2', [id]))[0];
  }

  list(tenant: Tenant): Promise<readonly Connection[]> {
    return this.read(tenant, 'order by t.created_at desc, t.id desc', []);
  }

  ofGrant(tenant: Tenant, grantId: string): Promise<readonly Connection[]> {
    return this.read(tenant, 'and t.grant_id = $2 order by t.created_at, t.id', [grantId]);
  }

  /** Those of a grant that have one status get another; returns their ids. */
  async changeStatus(
    { accountId }: Tenant,
    grantId: string,
    from: ConnectionStatus,
    to: ConnectionStatus,
    updatedAt: Date,
  ): Promise<readonly string[]> {
    const values = [accountId, grantId, from, to, updatedAt];
    const { rows } = await this.database.write<{ id: string }>(CHANGE_STATUS, values);
    return rows.map(({ id }) => id).sort();
  }

  async byExternalAccount(
    tenant: Tenant,
    platform: string,
    externalAccountId: string,
  ): Promise<Connection | undefined> {
    return (
      await this.read(tenant, 'and t.platform = $2 and t.external_account_id = $3', [
        platform,
        externalAccountId,
      ])
    )[0];
  }

  /**
   * Locks them in the running transaction, `use` beside others that use them, `remove` against all;
   * returns those that there are.
   */
  lock(
    tenant: Tenant,
    ids: readonly string[],
    to: 'use' | 'remove',
  ): Promise<readonly Connection[]> {
    return this.read(
      tenant,
      `and t.id = any($2) order by t.id for ${to === 'use' ? 'key share' : 'update'}`,
      [ids],
    );
  }

  async clearDefault({ accountId }: Tenant, platform: string): Promise<void> {
    await this.database.write(CLEAR_DEFAULT, [accountId, platform]);
  }

  /** Undefined when the version is no longer the expected one. */
  async change(
    { accountId }: Tenant,
    id: string,
    version: number,
    changes: Partial<Connection>,
  ): Promise<Connection | undefined> {
    const columns = connections.columns.filter(
      ({ property }) =>
        changes[property as keyof Connection] !== undefined && property !== 'version',
    );
    const sets = columns.map(({ column }, index) => `"${column}" = $${index + 4}`).join(', ');
    const values = columns.map(({ property, definition }) =>
      encode(changes[property as keyof Connection], definition),
    );
    const text = `update identity.connection t set ${sets}, version = t.version + 1
      where t.account_id = $1 and t.id = $2 and t.version = $3 returning ${columnList(connections)}`;
    return (
      await this.database.write<Connection>(statement(text), [accountId, id, version, ...values])
    ).rows[0];
  }

  async remove({ accountId }: Tenant, id: string, version: number): Promise<boolean> {
    return (await this.database.write(REMOVE, [accountId, id, version])).count === 1;
  }

  private read(tenant: Tenant, tail: string, values: readonly unknown[]): Promise<Connection[]> {
    return this.database.read<Connection>(
      tenant,
      selectStatement(connections, `where t.account_id = $1 ${tail}`),
      [tenant.accountId, ...values],
    );
  }
}

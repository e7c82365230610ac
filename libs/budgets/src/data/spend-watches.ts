import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { SpendWatch } from '../domain';
import { spendWatches } from './tables';

const OWN = 'where t.account_id = $1';
const LIST = selectStatement(spendWatches, `${OWN} order by t.connection_id`);
const LOCK = selectStatement(spendWatches, `${OWN} and t.connection_id = $2 for update`);
const PUT = insertStatement(
  spendWatches,
  `on conflict (account_id, connection_id) do update
  set last_read_at = excluded.last_read_at, currency = excluded.currency, may_have_spent = excluded.may_have_spent`,
);
const BLIND_REPORTED = statement(
  `update budgets.spend_watch t set told_blind_since = $3 ${OWN} and t.connection_id = $2`,
);

/**
 * How well the spending through each connection of an account can be seen. Everything but reads
 * joins the running transaction.
 */
@Injectable()
export class SpendWatches {
  constructor(private readonly database: Database) {}

  list(tenant: Tenant): Promise<readonly SpendWatch[]> {
    return this.database.read<SpendWatch>(tenant, LIST, [tenant.accountId]);
  }

  /** Kept from others until the transaction ends. */
  async lock(tenant: Tenant, connectionId: string): Promise<SpendWatch | undefined> {
    return (
      await this.database.read<SpendWatch>(tenant, LOCK, [tenant.accountId, connectionId])
    )[0];
  }

  /** Adds it, or keeps what was read and whether something ran since. */
  async put(_tenant: Tenant, watch: SpendWatch): Promise<void> {
    await this.database.write(PUT, columnArrays(spendWatches, [watch]));
  }

  /** Stores since when unseen spending has been reported; null: the spending is known. */
  async storeBlindSince(
    { accountId }: Tenant,
    connectionId: string,
    since: Date | null,
  ): Promise<void> {
    await this.database.write(BLIND_REPORTED, [accountId, connectionId, since]);
  }
}

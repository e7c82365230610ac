import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { CheckResult } from '@switchyard/platforms';
import { type CheckRow, checks } from './tables';

const GET = selectStatement(checks, 'where t.account_id = $1 and t.id = $2');
const ANSWER = statement(
  'update sync.connection_check set result = $3 where account_id = $1 and id = $2',
);
const FORGET_OLD = statement(
  `delete from sync.connection_check where account_id = $1 and created_at < now() - interval '1 day'`,
);

/** Connection checks that the worker is asked for. */
@Injectable()
export class Checks {
  constructor(private readonly database: Database) {}

  async ask({ accountId }: Tenant, id: string, connectionId: string, at: Date): Promise<void> {
    await this.database.write(FORGET_OLD, [accountId]);
    await this.database.write(
      insertStatement(checks),
      columnArrays(checks, [{ accountId, id, connectionId, result: null, createdAt: at }]),
    );
  }

  async connectionOf(tenant: Tenant, id: string): Promise<string | undefined> {
    return (await this.get(tenant, id))?.connectionId;
  }

  async result(tenant: Tenant, id: string): Promise<CheckResult | undefined> {
    return ((await this.get(tenant, id))?.result as CheckResult | null) ?? undefined;
  }

  async answer({ accountId }: Tenant, id: string, result: CheckResult): Promise<void> {
    await this.database.write(ANSWER, [accountId, id, JSON.stringify(result)]);
  }

  private async get(tenant: Tenant, id: string): Promise<CheckRow | undefined> {
    return (await this.database.read<CheckRow>(tenant, GET, [tenant.accountId, id]))[0];
  }
}

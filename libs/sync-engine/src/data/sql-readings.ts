import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { Readings, type ReadingPart, type ReadingState } from '../use-cases/readback/ports';
import { accountReadings } from './reading-tables';

const OF = selectStatement(accountReadings, 'where t.account_id = $1 and t.connection_id = $2');
const PUT = insertStatement(
  accountReadings,
  `on conflict (account_id, connection_id, part) do update set
  read_at = excluded.read_at, deep_day = excluded.deep_day, failures = excluded.failures, error = excluded.error`,
);
const DROP = statement(
  'delete from sync.account_reading where account_id = $1 and connection_id = $2',
);

@Injectable()
export class SqlReadings extends Readings {
  constructor(private readonly database: Database) {
    super();
  }

  async of(tenant: Tenant, connectionId: string): Promise<ReadonlyMap<ReadingPart, ReadingState>> {
    const rows = await this.database.read<ReadingState>(tenant, OF, [
      tenant.accountId,
      connectionId,
    ]);
    return new Map(rows.map((row) => [row.part, row]));
  }

  async put(_tenant: Tenant, state: ReadingState): Promise<void> {
    await this.database.write(PUT, columnArrays(accountReadings, [state]));
  }

  async drop({ accountId }: Tenant, connectionId: string): Promise<void> {
    await this.database.write(DROP, [accountId, connectionId]);
  }
}

import { Injectable } from '@nestjs/common';
import { columnArrays, Database, insertStatement, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { Alert } from '../domain';
import { Alerts } from '../use-cases/ports';
import { alerts } from './tables';

const UNREAD = statement('select count(*) as count from identity.alert where account_id = $1 and read_at is null');

@Injectable()
export class SqlAlerts extends Alerts {
  constructor(private readonly database: Database) {
    super();
  }

  async add(_tenant: Tenant, alert: Alert): Promise<void> {
    await this.database.write(insertStatement(alerts), columnArrays(alerts, [alert]));
  }

  async countUnread(tenant: Tenant): Promise<number> {
    return (await this.database.read<{ count: number }>(tenant, UNREAD, [tenant.accountId]))[0]?.count ?? 0;
  }
}

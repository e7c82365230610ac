import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { BrakeStops, type BrakeStop } from '../use-cases/brake/ports';
import { brakeStops } from './brake-tables';

const OPEN = `t.state in ('pausing', 'paused')`;
const PUT = insertStatement(
  brakeStops,
  `on conflict (account_id, connection_id, event_id, remote_id) do update
  set state = excluded.state, error = excluded.error, updated_at = excluded.updated_at`,
);
const OF_CONNECTION = selectStatement(
  brakeStops,
  `where t.account_id = $1 and t.connection_id = $2 and ${OPEN} order by t.remote_id`,
);
const HAS_OPEN = statement(
  `select exists (select 1 from sync.brake_stop t where t.account_id = $1 and t.event_id = $2 and ${OPEN}) as open`,
);

@Injectable()
export class SqlBrakeStops extends BrakeStops {
  constructor(private readonly database: Database) {
    super();
  }

  async put(_tenant: Tenant, stops: readonly BrakeStop[]): Promise<void> {
    if (stops.length > 0) await this.database.write(PUT, columnArrays(brakeStops, stops));
  }

  open(tenant: Tenant, connectionId: string): Promise<readonly BrakeStop[]> {
    return this.database.read<BrakeStop>(tenant, OF_CONNECTION, [tenant.accountId, connectionId]);
  }

  async hasOpen(tenant: Tenant, eventId: string): Promise<boolean> {
    return (
      (
        await this.database.read<{ open: boolean }>(tenant, HAS_OPEN, [tenant.accountId, eventId])
      )[0]?.open ?? false
    );
  }
}

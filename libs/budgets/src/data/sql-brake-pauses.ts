import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { BrakePause } from '../domain';
import { BrakePauses } from '../use-cases/brake/ports';
import { brakePauses } from './tables';

const KEY = '(account_id, event_id, connection_id, remote_id)';
const KNOWN = 'budgets.brake_pause';
const PUT = insertStatement(
  brakePauses,
  `on conflict ${KEY} do update
  set since = case when ${KNOWN}.is_confirmed = excluded.is_confirmed then ${KNOWN}.since else excluded.since end, is_confirmed = excluded.is_confirmed, reason = excluded.reason
  where (${KNOWN}.is_confirmed, ${KNOWN}.reason) is distinct from (excluded.is_confirmed, excluded.reason)`,
);
const PUT_UNSEEN = insertStatement(
  brakePauses,
  `on conflict ${KEY} do update set reason = excluded.reason where not ${KNOWN}.is_confirmed and ${KNOWN}.reason is distinct from excluded.reason`,
);
const DROP_OTHERS =
  statement(`delete from budgets.brake_pause t where t.account_id = $1 and t.connection_id = $2
  and not exists (select from unnest($3::text[], $4::text[]) k (event_id, remote_id) where k.event_id = t.event_id and k.remote_id = t.remote_id)`);
const OF = selectStatement(
  brakePauses,
  'where t.account_id = $1 and t.event_id = any($2) order by t.campaign_id, t.platform, t.remote_id',
);

@Injectable()
export class SqlBrakePauses extends BrakePauses {
  constructor(private readonly database: Database) {
    super();
  }

  async replace(
    tenant: Tenant,
    connectionId: string,
    pauses: readonly BrakePause[],
  ): Promise<void> {
    await this.database.write(DROP_OTHERS, [
      tenant.accountId,
      connectionId,
      pauses.map(({ eventId }) => eventId),
      pauses.map(({ remoteId }) => remoteId),
    ]);
    await this.put(tenant, pauses);
  }

  async put(_tenant: Tenant, pauses: readonly BrakePause[]): Promise<void> {
    if (pauses.length > 0) await this.database.write(PUT, columnArrays(brakePauses, pauses));
  }

  async addUnseen(_tenant: Tenant, pauses: readonly BrakePause[]): Promise<void> {
    if (pauses.length > 0) await this.database.write(PUT_UNSEEN, columnArrays(brakePauses, pauses));
  }

  of(tenant: Tenant, eventIds: readonly string[]): Promise<readonly BrakePause[]> {
    return this.database.read<BrakePause>(tenant, OF, [tenant.accountId, eventIds]);
  }
}

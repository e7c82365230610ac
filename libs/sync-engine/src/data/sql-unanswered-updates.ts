import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { PlannedChange, UnansweredUpdate } from '../domain/plan';
import { UnansweredUpdates } from '../use-cases/plan/unanswered-updates';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const UNANSWERED = `from sync.operation t where ${inSpace} and t.action = 'update' and t.status in ('started', 'uncertain')`;
const OF_CAMPAIGNS = statement(
  `select t.change ${UNANSWERED} and t.campaign_id = any($2) order by t.sync_id, t.seq`,
);
const SETTLE =
  statement(`update sync.operation set status = 'failed' where (space_id, sync_id, id) in (
  select t.space_id, t.sync_id, t.id ${UNANSWERED} and t.connection_id = $2 and t.local_id = any($3) and t.updated_at < now() - interval '10 minutes'
    and exists (select 1 from sync.sync s where s.space_id = t.space_id and s.id = t.sync_id and s.finished_at is not null))`);

/** Read from the operations. */
@Injectable()
export class SqlUnansweredUpdates extends UnansweredUpdates {
  constructor(private readonly database: Database) {
    super();
  }

  async ofCampaigns(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly UnansweredUpdate[]> {
    const rows = await this.database.read<{ change: PlannedChange }>(tenant, OF_CAMPAIGNS, [
      tenant.spaceId,
      campaignIds,
    ]);
    return rows.map(({ change: { address, remoteId, fields } }) => ({
      address,
      remoteId: remoteId ?? '',
      fields: fields.map(({ field, after }) => ({ field, after })),
    }));
  }

  async settleUnseen(
    { spaceId }: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<void> {
    if (localIds.length > 0) await this.database.write(SETTLE, [spaceId, connectionId, localIds]);
  }
}

import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { WatchedCampaigns, type WatchedCampaign } from '../use-cases/brake/ports';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const COLUMNS =
  't.space_id as "spaceId", t.campaign_id as "campaignId", t.platform, t.connection_id as "connectionId", t.remote_id as "remoteId", t.campaign_type as "campaignType"';
const OF = statement(`
  select ${COLUMNS} from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign'
  union select ${COLUMNS} from sync.released_object t where ${inSpace} and t.connection_id = $2 order by "remoteId"`);
const MAY_RUN = statement(`
  select exists (select 1 from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign' and t.applied ->> 'status' = 'ENABLED')
    or exists (select 1 from sync.released_object t where ${inSpace} and t.connection_id = $2 and (t.settled_at is null or t.effect = 'LEAVE')) as "mayRun"`);
/** Of the sync that runs; a Space has at most one. */
const IN_FLIGHT = statement(`
  select exists (select 1 from sync.operation t where ${inSpace} and t.status = 'started' and t.connection_id = $2
    and t.sync_id in (select s.id from sync.sync s where s.space_id = $1 and s.finished_at is null)) as "inFlight"`);
const NOTE = statement(`
  update sync.binding t set applied = t.applied || jsonb_build_object('status', $4::text)
  where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign' and t.campaign_id = any($3) and t.applied ? 'status'`);

@Injectable()
export class SqlWatchedCampaigns extends WatchedCampaigns {
  constructor(private readonly database: Database) {
    super();
  }

  of(tenant: Tenant, connectionId: string): Promise<readonly WatchedCampaign[]> {
    return this.database.read<WatchedCampaign>(tenant, OF, [tenant.spaceId, connectionId]);
  }

  async mayRun(tenant: Tenant, connectionId: string): Promise<boolean> {
    return (
      (
        await this.database.read<{ mayRun: boolean }>(tenant, MAY_RUN, [
          tenant.spaceId,
          connectionId,
        ])
      )[0]?.mayRun ?? false
    );
  }

  async isInFlight(tenant: Tenant, connectionId: string): Promise<boolean> {
    return (
      (
        await this.database.read<{ inFlight: boolean }>(tenant, IN_FLIGHT, [
          tenant.spaceId,
          connectionId,
        ])
      )[0]?.inFlight ?? false
    );
  }

  async noteStatus(
    { spaceId }: Tenant,
    connectionId: string,
    campaignIds: readonly string[],
    status: 'PAUSED' | 'ENABLED',
  ): Promise<void> {
    await this.database.write(NOTE, [spaceId, connectionId, campaignIds, status]);
  }
}

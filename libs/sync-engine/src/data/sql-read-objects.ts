import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import {
  ReadObjects,
  type LevelBelow,
  type LevelSizes,
  type ReadCampaign,
  type ReadObject,
} from '../use-cases/readback/ports';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const CAMPAIGN =
  't.space_id as "spaceId", t.campaign_id as "campaignId", t.remote_id as "remoteId"';
const BOUND = `select ${CAMPAIGN} from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign'`;
/** What is bound now is no former object, under whatever id of ours it was before. */
const FORMER = `t.connection_id = $2 and not exists (select 1 from sync.binding b where b.space_id = t.space_id and b.connection_id = t.connection_id and b.entity = t.entity
  and b.remote_id = t.remote_id)`;
const BOUND_CAMPAIGNS = statement(`${BOUND} order by "remoteId"`);
const CAMPAIGNS = statement(`
  ${BOUND} union select ${CAMPAIGN} from sync.released_object t where ${inSpace} and t.connection_id = $2
  union select ${CAMPAIGN} from sync.former_object t where ${inSpace} and t.entity = 'campaign' and ${FORMER} order by "remoteId"`);
const SIZES = statement(`
  select o.id, count(*) filter (where o.entity = 'adGroup')::int as "adGroup", count(*) filter (where o.entity = 'ad')::int as ad,
    count(*) filter (where o.entity = 'keyword')::int as keyword
  from (select t.campaign_id as id, t.entity from sync.binding t where ${inSpace} and t.connection_id = $2
    union all select t.campaign_id, t.entity from sync.former_object t where ${inSpace} and t.connection_id = $2) o group by o.id`);
const OBJECT =
  't.remote_id as "remoteId", t.local_id as "localId", t.campaign_id as "campaignId", t.parent_id as "parentId"';
const BELOW = statement(`
  select ${OBJECT} from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = $3 and t.campaign_id = any($4)
  union all select ${OBJECT} from sync.former_object t where ${inSpace} and t.entity = $3 and t.campaign_id = any($4) and ${FORMER}`);
const FORGET = statement(`delete from sync.former_object t where ${inSpace} and t.gone_at < $2`);

@Injectable()
export class SqlReadObjects extends ReadObjects {
  constructor(private readonly database: Database) {
    super();
  }

  campaigns(tenant: Tenant, connectionId: string): Promise<readonly ReadCampaign[]> {
    return this.database.read<ReadCampaign>(tenant, CAMPAIGNS, [tenant.spaceId, connectionId]);
  }

  boundCampaigns(tenant: Tenant, connectionId: string): Promise<readonly ReadCampaign[]> {
    return this.database.read<ReadCampaign>(tenant, BOUND_CAMPAIGNS, [
      tenant.spaceId,
      connectionId,
    ]);
  }

  async sizes(tenant: Tenant, connectionId: string): Promise<ReadonlyMap<string, LevelSizes>> {
    const rows = await this.database.read<LevelSizes & { id: string }>(tenant, SIZES, [
      tenant.spaceId,
      connectionId,
    ]);
    return new Map(rows.map(({ id, ...sizes }) => [id, sizes]));
  }

  below(
    tenant: Tenant,
    connectionId: string,
    level: LevelBelow,
    campaignIds: readonly string[],
  ): Promise<readonly ReadObject[]> {
    return this.database.read<ReadObject>(tenant, BELOW, [
      tenant.spaceId,
      connectionId,
      level,
      campaignIds,
    ]);
  }

  async forget({ spaceId }: Tenant, goneBefore: Date): Promise<void> {
    await this.database.write(FORGET, [spaceId, goneBefore]);
  }
}

import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { Released } from '../domain/plan';
import { Releases, type RememberedRelease } from '../use-cases/links/ports';
import type { AccountKey } from '../use-cases/ports';
import { releasedObjects, type ReleasedRow } from './link-tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const COLUMNS = `t.platform, t.connection_id as "connectionId", t.external_account_id as "externalAccountId", t.campaign_id as "campaignId", t.remote_id as "remoteId",
  t.name, t.campaign_type as "campaignType", t.effect, t.settled_at is null as "isDue"`;
const ADD = insertStatement(
  releasedObjects,
  `on conflict (space_id, platform, connection_id, remote_id) do update set campaign_id = excluded.campaign_id,
  name = excluded.name, effect = excluded.effect, released_at = excluded.released_at, settled_at = excluded.settled_at`,
);
const OF_CAMPAIGNS = statement(
  `select ${COLUMNS} from sync.released_object t where ${inSpace} and t.campaign_id = any($2) order by t.released_at, t.remote_id`,
);
const AMONG = statement(`select ${COLUMNS} from sync.released_object t
  where ${inSpace} and t.platform = $2 and t.external_account_id = $3 and t.remote_id = any($4) order by t.released_at, t.remote_id`);
const DUE =
  statement(`select distinct t.campaign_id as id from sync.released_object t where ${inSpace} and t.settled_at is null
  and ($2::text[] is null or t.platform = any($2)) and ($3::text[] is null or t.campaign_id = any($3))`);
const ABANDON = statement(
  `update sync.released_object t set settled_at = now() where ${inSpace} and t.connection_id = $2 and t.settled_at is null returning ${COLUMNS}`,
);
const SETTLE =
  statement(`update sync.released_object t set settled_at = now() from unnest($2::text[], $3::text[], $4::text[]) as done(platform, connection_id, remote_id)
  where ${inSpace} and t.platform = done.platform and t.connection_id = done.connection_id and t.remote_id = done.remote_id and t.settled_at is null`);

@Injectable()
export class SqlReleases extends Releases {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ spaceId }: Tenant, released: readonly Released[], releasedAt: Date): Promise<void> {
    if (released.length === 0) return;
    const rows = released.map((one): ReleasedRow => ({
      ...one,
      spaceId,
      releasedAt,
      settledAt: one.effect === 'LEAVE' ? releasedAt : null,
    }));
    await this.database.write(ADD, columnArrays(releasedObjects, rows));
  }

  async ofCampaigns(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly RememberedRelease[]> {
    return campaignIds.length === 0
      ? []
      : this.database.read<RememberedRelease>(tenant, OF_CAMPAIGNS, [tenant.spaceId, campaignIds]);
  }

  async among(
    tenant: Tenant,
    { platform, externalAccountId }: AccountKey,
    remoteIds: readonly string[],
  ): Promise<readonly RememberedRelease[]> {
    return remoteIds.length === 0
      ? []
      : this.database.read<RememberedRelease>(tenant, AMONG, [
          tenant.spaceId,
          platform,
          externalAccountId,
          remoteIds,
        ]);
  }

  async dueCampaignIds(
    tenant: Tenant,
    { platforms, campaignIds }: Parameters<Releases['dueCampaignIds']>[1],
  ): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(tenant, DUE, [
      tenant.spaceId,
      platforms ?? null,
      campaignIds ?? null,
    ]);
    return rows.map(({ id }) => id);
  }

  async abandon({ spaceId }: Tenant, connectionId: string): Promise<readonly Released[]> {
    return (await this.database.write<RememberedRelease>(ABANDON, [spaceId, connectionId])).rows;
  }

  async settle({ spaceId }: Tenant, done: Parameters<Releases['settle']>[1]): Promise<void> {
    if (done.length === 0) return;
    const columns = [
      done.map(({ platform }) => platform),
      done.map(({ connectionId }) => connectionId),
      done.map(({ remoteId }) => remoteId),
    ];
    await this.database.write(SETTLE, [spaceId, ...columns]);
  }
}

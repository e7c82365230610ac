import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Database,
  insertText,
  parameterOf,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Binding } from '../../domain/planning/plan';
import type { SyncScope } from '../../domain/planning/preview';
import { type BindingRow, bindings } from '../tables';
import { formerColumns, formerWritten } from './former-objects';

const toBindingRow = (spaceId: string, { address, ...rest }: Binding): BindingRow => ({
  spaceId,
  platform: address.platform,
  connectionId: address.connectionId,
  campaignId: address.campaignId,
  entity: address.entity,
  localId: address.id,
  ...rest,
});

const toBinding = ({
  spaceId: _space,
  platform,
  connectionId,
  campaignId,
  entity,
  localId,
  ...rest
}: BindingRow): Binding => ({
  address: { platform, connectionId, campaignId, entity, id: localId } as Binding['address'],
  ...rest,
});

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const CAMPAIGNS =
  statement(`select distinct t.campaign_id as id from sync.binding t where ${inSpace}
  and ($2::text[] is null or t.platform = any($2)) and ($3::text[] is null or t.campaign_id = any($3))`);
const OF_CAMPAIGNS = selectStatement(bindings, `where ${inSpace} and t.campaign_id = any($2)`);
const SIZES = statement(
  `select t.campaign_id as id, count(*)::int as size from sync.binding t where ${inSpace} and t.campaign_id = any($2) group by t.campaign_id`,
);
const OF_OBJECTS = selectStatement(
  bindings,
  `where ${inSpace} and t.connection_id = $2 and t.local_id = any($3)`,
);
const REMOTE_IDS = statement(
  `select t.local_id as "localId", t.remote_id as "remoteId" from sync.binding t where ${inSpace} and t.connection_id = $2 and t.local_id = any($3)`,
);
const BOUND = statement(
  `select t.remote_id as id from sync.binding t where ${inSpace} and t.platform = $2 and t.entity = 'campaign' and t.remote_id = any($3)`,
);
const KEPT_ROWS = `unnest(${(['spaceId', 'platform', 'connectionId', 'localId', 'remoteId'] as const).map((property) => parameterOf(bindings, property)).join(', ')}) with ordinality
    as u (space_id, platform, connection_id, local_id, remote_id, place)`;
/**
 * What is there is locked first, in the order in which the insert comes to it: only then is the
 * remote id that is remembered the one that is overwritten, also where another transaction has just
 * changed it. The insert begins once all of `gone` was counted. A binding that another transaction
 * adds while this statement runs is overwritten and not remembered: a Space has one sync at a time,
 * and nothing else keeps bindings.
 */
const KEEP = statement(`
  with gone as (
    select ${formerColumns('b')}, u.remote_id as kept_id from ${KEPT_ROWS}
    join sync.binding b on b.space_id = u.space_id and b.platform = u.platform and b.connection_id = u.connection_id and b.local_id = u.local_id
    order by u.place for no key update of b),
  come as (${insertText(
    bindings,
    `where (select count(*) from gone) >= 0 on conflict (space_id, platform, connection_id, local_id) do update set campaign_id = excluded.campaign_id,
    parent_id = excluded.parent_id, parent_remote_id = excluded.parent_remote_id, name = excluded.name, campaign_type = excluded.campaign_type,
    remote_id = excluded.remote_id, applied = excluded.applied, state = excluded.state`,
  )}),
  ${formerWritten('gone g where g.kept_id <> g.remote_id')}
  select count(*)::int as count from come`);
const FORGET = statement(`
  with gone as (delete from sync.binding t using unnest($2::text[], $3::text[], $4::text[]) as u(platform, connection_id, local_id)
    where ${inSpace} and t.local_id = any($4) and t.platform = u.platform and t.connection_id = u.connection_id and t.local_id = u.local_id
    returning ${formerColumns('t')}),
  ${formerWritten()}
  select count(*)::int as count from gone`);
const DROP =
  statement(`with gone as (delete from sync.binding t where ${inSpace} and t.platform = $2 and t.campaign_id = any($3) returning t.*),
  ${formerWritten()}
  select ${columnList(bindings)} from gone t where t.entity = 'campaign' order by t.campaign_id, t.connection_id`);
/** A creation of unknown outcome may have made what is linked, unless it was given up since. */
const THROUGH =
  statement(`select t.campaign_id as id from sync.binding t where ${inSpace} and t.connection_id = $2 and t.entity = 'campaign'
  union select t.campaign_id from sync.operation t where ${inSpace} and t.connection_id = $2 and t.action in ('create', 'replace') and t.status in ('started', 'uncertain')
    and not exists (select 1 from sync.released_object r where r.space_id = t.space_id and r.campaign_id = t.campaign_id and r.platform = t.platform
      and r.connection_id = t.connection_id and r.released_at > t.updated_at)
  order by 1 limit 10`);

@Injectable()
export class Bindings {
  constructor(private readonly database: Database) {}

  async campaignIds(
    tenant: Tenant,
    { platforms, campaignIds }: SyncScope,
  ): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(tenant, CAMPAIGNS, [
      tenant.spaceId,
      platforms ?? null,
      campaignIds ?? null,
    ]);
    return rows.map(({ id }) => id);
  }

  async ofCampaigns(tenant: Tenant, campaignIds: readonly string[]): Promise<readonly Binding[]> {
    return (
      await this.database.read<BindingRow>(tenant, OF_CAMPAIGNS, [tenant.spaceId, campaignIds])
    ).map(toBinding);
  }

  /**
   * How many objects of each campaign are bound, on all accounts; campaigns without any are left
   * out.
   */
  async sizes(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.read<{ id: string; size: number }>(tenant, SIZES, [
      tenant.spaceId,
      campaignIds,
    ]);
    return new Map(rows.map(({ id, size }) => [id, size]));
  }

  /** Those of these local ids that are bound on one account. */
  async ofObjects(
    tenant: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<readonly Binding[]> {
    if (localIds.length === 0) return [];
    return (
      await this.database.read<BindingRow>(tenant, OF_OBJECTS, [
        tenant.spaceId,
        connectionId,
        localIds,
      ])
    ).map(toBinding);
  }

  /** The same, remote ids only, by local id. */
  async remoteIds(
    tenant: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.read<{ localId: string; remoteId: string }>(
      tenant,
      REMOTE_IDS,
      [tenant.spaceId, connectionId, localIds],
    );
    return new Map(rows.map(({ localId, remoteId }) => [localId, remoteId]));
  }

  /** Which of these remote ids of campaigns are bound here. */
  async boundCampaigns(
    tenant: Tenant,
    platform: PlatformId,
    remoteIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    return new Set(
      (
        await this.database.read<{ id: string }>(tenant, BOUND, [
          tenant.spaceId,
          platform,
          remoteIds,
        ])
      ).map(({ id }) => id),
    );
  }

  async keep(tenant: Tenant, kept: readonly Binding[]): Promise<void> {
    if (kept.length > 0) {
      await this.database.write(
        KEEP,
        columnArrays(
          bindings,
          kept.map((binding) => toBindingRow(tenant.spaceId, binding)),
        ),
      );
    }
  }

  async forget(tenant: Tenant, addresses: readonly Binding['address'][]): Promise<void> {
    if (addresses.length === 0) return;
    const columns = [
      addresses.map(({ platform }) => platform),
      addresses.map(({ connectionId }) => connectionId),
      addresses.map(({ id }) => id),
    ];
    await this.database.write(FORGET, [tenant.spaceId, ...columns]);
  }

  /**
   * Drops all bindings of these campaigns on a platform; returns those of the campaigns themselves.
   */
  async drop(
    tenant: Tenant,
    platform: PlatformId,
    campaignIds: readonly string[],
  ): Promise<readonly Binding[]> {
    if (campaignIds.length === 0) return [];
    return (
      await this.database.write<BindingRow>(DROP, [tenant.spaceId, platform, campaignIds])
    ).rows.map(toBinding);
  }

  /** Campaigns linked through a connection, or about to be for all that is known, at most ten. */
  async campaignsThrough(tenant: Tenant, connectionId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, THROUGH, [tenant.spaceId, connectionId])
    ).map(({ id }) => id);
  }
}

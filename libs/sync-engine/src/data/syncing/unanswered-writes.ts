import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { appliedAfter, type PlannedChange, type UnboundObject } from '../../domain/planning/plan';
import type { SyncScope } from '../../domain/planning/preview';
import type { UnansweredUpdate } from '../../domain/planning/unanswered-writes';
import type { Attributes } from '@switchyard/platforms/domain';
import { updateOperations } from './operation-tally';

/** A create of ours without an answer, in a sync that is over: it may have been done. */
export interface LostCreate extends Omit<UnboundObject, 'remoteId' | 'attributes'> {
  /** What was sent. */
  readonly attributes: Attributes;
  /** Remote ids of campaigns that carry its mark and are not it. */
  readonly released: readonly string[];
}

const inSpace = spaceFilter.clause('t."space_id"', '$1');
/**
 * Of syncs that are over: what a running one has started is still in its hands. What was released
 * since is ours no more.
 */
const IS_LOST = `t.action in ('create', 'replace') and t.status in ('started', 'uncertain')
  and exists (select 1 from sync.sync s where s.space_id = t.space_id and s.id = t.sync_id and s.finished_at is not null)
  and not exists (select 1 from sync.released_object r where r.space_id = t.space_id and r.campaign_id = t.campaign_id and r.platform = t.platform
    and r.connection_id = t.connection_id and r.released_at > t.updated_at)`;
const LOST = `from sync.operation t where ${inSpace} and ${IS_LOST}`;
const CAMPAIGNS = statement(
  `select distinct t.campaign_id as id ${LOST} and ($2::text[] is null or t.platform = any($2)) and ($3::text[] is null or t.campaign_id = any($3))`,
);
const OF_CAMPAIGNS =
  statement(`select distinct on (t.platform, t.connection_id, t.local_id) t.change ${LOST} and t.campaign_id = any($2)
  order by t.platform, t.connection_id, t.local_id, t.updated_at desc`);
const UNBOUND = statement(`select distinct t.platform as platform ${LOST} and t.campaign_id = $2
  and not exists (select 1 from sync.binding b where b.space_id = t.space_id and b.connection_id = t.connection_id and b.local_id = t.local_id) order by 1`);
/** A platform shows what it made within minutes; before that, absent may only mean late. */
const RESOLVE = updateOperations({
  of: inSpace,
  rows: `t.updated_at < now() - interval '10 minutes' and ${IS_LOST} and t.connection_id = $2 and t.local_id = any($3)`,
  set: `status = 'failed'`,
});

/**
 * Creates whose outcome is unknown, of syncs that are over. Read from their operations.
 */
@Injectable()
export class LostCreates {
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

  async ofCampaigns(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly LostCreate[]> {
    const rows = await this.database.read<{ change: PlannedChange }>(tenant, OF_CAMPAIGNS, [
      tenant.spaceId,
      campaignIds,
    ]);
    return rows.map(({ change }) => lostCreate(change));
  }

  /** Platforms that may have an object of the campaign that was not found yet. */
  async platformsOf({ spaceId, accountId }: Tenant, campaignId: string): Promise<string[]> {
    const rows = await this.database.read<{ platform: string }>({ spaceId, accountId }, UNBOUND, [
      spaceId,
      campaignId,
    ]);
    return rows.map(({ platform }) => platform);
  }

  /**
   * They were looked for and are not there; what was sent minutes ago may still appear and stays
   * open.
   */
  async resolveAbsent(
    { spaceId }: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<void> {
    if (localIds.length > 0) await this.database.write(RESOLVE, [spaceId, connectionId, localIds]);
  }
}

const lostCreate = (change: PlannedChange): LostCreate => {
  const { address, parentId, parentRemoteId, name, campaignType, after, released = [] } = change;
  return {
    address,
    parentId,
    parentRemoteId,
    name,
    campaignType,
    attributes: after ?? {},
    applied: appliedAfter(change, null) ?? {},
    released,
  };
};

const UNANSWERED = `t.action = 'update' and t.status in ('started', 'uncertain')`;
const UPDATES_OF_CAMPAIGNS = statement(
  `select t.change from sync.operation t where ${inSpace} and ${UNANSWERED} and t.campaign_id = any($2) order by t.sync_id, t.seq`,
);
const RESOLVE_UPDATE = updateOperations({
  of: inSpace,
  rows: `${UNANSWERED} and t.connection_id = $2 and t.local_id = any($3) and t.updated_at < now() - interval '10 minutes'
    and exists (select 1 from sync.sync s where s.space_id = t.space_id and s.id = t.sync_id and s.finished_at is not null)`,
  set: `status = 'failed'`,
});

/**
 * Updates whose outcome is unknown, of syncs that are over or run. Read from their operations.
 */
@Injectable()
export class UnansweredUpdates {
  constructor(private readonly database: Database) {}

  async ofCampaigns(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly UnansweredUpdate[]> {
    const rows = await this.database.read<{ change: PlannedChange }>(tenant, UPDATES_OF_CAMPAIGNS, [
      tenant.spaceId,
      campaignIds,
    ]);
    return rows.map(({ change: { address, remoteId, fields } }) => ({
      address,
      remoteId: remoteId ?? '',
      fields: fields.map(({ field, after }) => ({ field, after })),
    }));
  }

  /**
   * Their objects were read and show nothing of them; what was sent minutes ago may still arrive
   * and stays open.
   */
  async resolveUnseen(
    { spaceId }: Tenant,
    connectionId: string,
    localIds: readonly string[],
  ): Promise<void> {
    if (localIds.length > 0) {
      await this.database.write(RESOLVE_UPDATE, [spaceId, connectionId, localIds]);
    }
  }
}

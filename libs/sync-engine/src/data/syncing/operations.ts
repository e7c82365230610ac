import { Injectable } from '@nestjs/common';
import {
  Conditions,
  Database,
  selectStatement,
  spaceFilter,
  statement,
  type Statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { Batch, Span } from '../../domain/planning/grouping';
import type { Causes } from '../../domain/syncing/operation-errors';
import type { Operation, OperationError } from '../../domain/syncing/sync';
import type { CampaignResult, OperationResult, OutcomeTally } from '../../use-cases/ports';
import { operations } from '../tables';
import { talliedColumns, tallyWritten, updateOperations } from './operation-tally';

/**
 * Counts what is below each campaign on one account, in the plan's order. Values: Space,
 * preview or sync, connection.
 */
export const spansStatement = (
  table: 'plan_change' | 'operation',
  owner: 'preview_id' | 'sync_id',
  only = 'true',
): Statement =>
  statement(`
  select t.campaign_id as "campaignId", min(t.seq) as "firstSeq", max(t.seq) as "lastSeq", ${LEVELS}
  from sync.${table} t where ${spaceFilter.clause('t."space_id"', '$1')} and t.${owner} = $2 and t.connection_id = $3 and t.entity <> 'campaign' and ${only}
  group by t.campaign_id order by 2`);

const LEVELS = (['adGroup', 'ad', 'keyword'] as const)
  .map((entity) => `(count(*) filter (where t.entity = '${entity}'))::int as "${entity}s"`)
  .join(', ');

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const FROM_PLAN = statement(`
  with come as (insert into sync.operation as o (space_id, sync_id, id, seq, platform, connection_id, campaign_id, entity, local_id, action, status, attempts, change, remote_id, error, updated_at)
  select t.space_id, $2, 'opr_' || substr($2, 5) || '_' || t.seq, t.seq, t.platform, t.connection_id, t.campaign_id, t.entity, t.local_id, t.action, 'pending', 0,
    t.change, t.change ->> 'remoteId', null, now()
  from sync.plan_change t where ${inSpace} and t.preview_id = $3 and t.seq > $4 and t.seq <= $5
  returning ${talliedColumns('o')}),
  ${tallyWritten('come')}
  select count(*)::int as count from come`);
const LAST_OF_PLAN = statement(
  `select coalesce(max(t.seq), 0) as seq from sync.plan_change t where ${inSpace} and t.preview_id = $2`,
);
/** Changes that one statement copies: a plan of any size stays within what a statement may take. */
const COPIED_AT_ONCE = 25_000;
const OPEN = `t.status in ('pending', 'started', 'uncertain')`;
const OF_SYNC = `${inSpace} and t.sync_id = $2`;
const OF_ACCOUNT = `${OF_SYNC} and t.connection_id = $3`;
const ACCOUNTS = statement(
  `select t.connection_id as id from sync.operation t where ${inSpace} and t.sync_id = $2 group by 1 order by min(t.seq)`,
);
const SPANS = spansStatement('operation', 'sync_id', OPEN);
const OPEN_CAMPAIGNS = selectStatement(
  operations,
  `where ${OF_ACCOUNT} and t.entity = 'campaign' and ${OPEN} order by t.seq`,
);
const OPEN_BELOW = selectStatement(
  operations,
  `where ${OF_ACCOUNT} and t.seq between $4 and $5 and t.entity <> 'campaign' and ${OPEN} order by t.seq`,
);
const BROKEN = statement(`
  select t.local_id as id, coalesce(t.error ->> 'cause', t.local_id) as cause from sync.operation t where ${OF_ACCOUNT} and t.campaign_id = any($4)
    and t.entity in ('campaign', 'adGroup') and t.action in ('create', 'replace', 'remove', 'forget') and t.status in ('failed', 'uncertain', 'drifted', 'skipped')
    and (t.action <> 'forget' or t.status = 'skipped')`);
const END_REST = updateOperations({
  of: OF_ACCOUNT,
  rows: OPEN,
  set: `status = case t.status when 'pending' then $4 else 'uncertain' end, error = $5, updated_at = now()`,
});
const RESULTS = statement(`
  select t.campaign_id as "campaignId", bool_and(t.status = 'succeeded') as "isWhole",
    (array_agg(t.error order by t.status in ('failed', 'uncertain') desc, t.seq) filter (where t.error is not null))[1] as "firstError"
  from sync.operation t where ${OF_ACCOUNT} and t.action <> 'release' group by t.campaign_id order by min(t.seq)`);
const BEGIN = updateOperations({
  of: OF_SYNC,
  rows: 't.id = any($3)',
  set: `status = 'started', attempts = t.attempts + 1, updated_at = now()`,
});
/** Each operation finds its result by its id, in `{ <id>: { status, remoteId, error, overwritten } }`. */
const RESULT = '$4::jsonb -> t.id';
const RECORD = updateOperations({
  of: OF_SYNC,
  rows: 't.id = any($3)',
  set: `status = ${RESULT} ->> 'status', remote_id = ${RESULT} ->> 'remoteId', error = nullif(${RESULT} -> 'error', 'null'),
    overwritten = coalesce(nullif(${RESULT} -> 'overwritten', 'null'), t.overwritten), updated_at = now()`,
});
const CLOSE = updateOperations({
  of: OF_SYNC,
  rows: `t.status in ('pending', 'started')`,
  set: `status = case t.status when 'started' then 'uncertain' else 'skipped' end, error = case t.status when 'started' then $4::jsonb else $3::jsonb end,
    updated_at = case t.status when 'started' then t.updated_at else now() end`,
});
const PROGRESS = statement(
  `update sync.sync t set progress_at = now() where ${inSpace} and t.id = $2`,
);
const UNRESOLVED =
  statement(`select distinct t.local_id as id from sync.operation t where ${inSpace} and t.sync_id <> $2 and t.local_id = any($3)
  and t.action in ('create', 'replace') and t.status in ('started', 'uncertain')`);
/**
 * Where it stood, and nowhere else: what is done on one platform tells nothing of a create that was
 * sent to another.
 */
const RESOLVE = updateOperations({
  of: inSpace,
  rows: `t.sync_id <> $2 and t.action in ('create', 'replace') and t.status in ('started', 'uncertain')
    and exists (select 1 from sync.operation o where o.space_id = t.space_id and o.sync_id = $2 and o.local_id = t.local_id and o.connection_id = t.connection_id
      and o.remote_id is not null and o.action <> 'release' and o.status = 'succeeded')`,
  set: `status = 'failed', updated_at = now()`,
});
/**
 * An update in doubt is so no more once a later sync has done something about its object, which it
 * read first.
 */
const RESOLVE_UPDATES = updateOperations({
  of: inSpace,
  rows: `t.sync_id <> $2 and t.action = 'update' and t.status in ('started', 'uncertain')
    and exists (select 1 from sync.operation o where o.space_id = t.space_id and o.sync_id = $2 and o.local_id = t.local_id and o.connection_id = t.connection_id
      and o.action <> 'release' and o.status = 'succeeded')`,
  set: `status = 'failed', updated_at = now()`,
});
/**
 * Counted as operations change (`sync.operation_tally`), so that a look at a sync costs what its
 * campaigns do, not what its operations do.
 */
const TALLY = statement(`
  select t.campaign_id as "campaignId", t.connection_id as "connectionId", t.platform, t.action, t.status, t.count, e.error as "firstError"
  from (select t.*, min(t.first_seq) over (partition by t.platform, t.campaign_id) as place from sync.operation_tally t where ${inSpace} and t.sync_id = $2) t
  left join lateral (
    select o.error, o.seq from sync.operation o where o.space_id = t.space_id and o.sync_id = t.sync_id and o.connection_id = t.connection_id and o.campaign_id = t.campaign_id
      and o.action = t.action and o.status = t.status and o.error is not null order by o.seq limit 1) e on true
  where t.count > 0 order by t.place, coalesce(e.seq, t.first_seq)`);

const DONE = selectStatement(
  operations,
  `where ${inSpace} and t.sync_id = $2 and t.campaign_id = any($3) and t.status = 'succeeded' order by t.seq`,
);

@Injectable()
export class Operations {
  constructor(private readonly database: Database) {}

  /** Copies a plan's changes; returns how many. */
  async addFromPlan(tenant: Tenant, syncId: string, previewId: string): Promise<number> {
    const { spaceId } = tenant;
    const [last] = await this.database.read<{ seq: number }>(tenant, LAST_OF_PLAN, [
      spaceId,
      previewId,
    ]);
    let added = 0;
    for (let from = 0; from < (last?.seq ?? 0); from += COPIED_AT_ONCE) {
      const { rows } = await this.database.write<{ count: number }>(FROM_PLAN, [
        spaceId,
        syncId,
        previewId,
        from,
        from + COPIED_AT_ONCE,
      ]);
      added += rows[0]?.count ?? 0;
    }
    return added;
  }

  /** Connections that operations are for, in the plan's order. */
  async accounts(tenant: Tenant, syncId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, ACCOUNTS, [tenant.spaceId, syncId])
    ).map(({ id }) => id);
  }

  /**
   * Open operations below each campaign on one account, counted, in the plan's order. Open is what
   * is pending, started or uncertain.
   */
  spans(tenant: Tenant, syncId: string, connectionId: string): Promise<readonly Span[]> {
    return this.database.read<Span>(tenant, SPANS, [tenant.spaceId, syncId, connectionId]);
  }

  /**
   * Open operations of one account in the plan's order: those about campaigns themselves, or a
   * batch of those below.
   */
  open(
    tenant: Tenant,
    syncId: string,
    connectionId: string,
    part: 'campaigns' | Batch,
  ): Promise<readonly Operation[]> {
    const account = [tenant.spaceId, syncId, connectionId];
    if (part === 'campaigns') return this.database.read<Operation>(tenant, OPEN_CAMPAIGNS, account);
    return this.database.read<Operation>(tenant, OPEN_BELOW, [
      ...account,
      part.firstSeq,
      part.lastSeq,
    ]);
  }

  /**
   * Campaigns and ad groups of these campaigns that failed to be made, remade or removed, or were
   * skipped for one that did.
   */
  async broken(
    tenant: Tenant,
    syncId: string,
    connectionId: string,
    campaignIds: readonly string[],
  ): Promise<Causes> {
    const rows = await this.database.read<{ id: string; cause: string }>(tenant, BROKEN, [
      tenant.spaceId,
      syncId,
      connectionId,
      campaignIds,
    ]);
    return new Map(rows.map(({ id, cause }) => [id, cause]));
  }

  /**
   * Ends all open operations of one account: pending ones with the given outcome, the others as
   * uncertain.
   */
  async endRest(
    { spaceId }: Tenant,
    syncId: string,
    connectionId: string,
    status: 'failed' | 'deferred',
    error: OperationError,
  ): Promise<void> {
    await this.database.write(END_REST, [
      spaceId,
      syncId,
      connectionId,
      status,
      JSON.stringify(error),
    ]);
    await this.database.write(PROGRESS, [spaceId, syncId]);
  }

  /**
   * What became of each campaign on one account; what was released is no campaign of ours any more.
   */
  results(
    tenant: Tenant,
    syncId: string,
    connectionId: string,
  ): Promise<readonly CampaignResult[]> {
    return this.database.read<CampaignResult>(tenant, RESULTS, [
      tenant.spaceId,
      syncId,
      connectionId,
    ]);
  }

  /** What a sync did to these campaigns and below them, in its order. */
  doneIn(
    tenant: Tenant,
    syncId: string,
    campaignIds: readonly string[],
  ): Promise<readonly Operation[]> {
    return this.database.read<Operation>(tenant, DONE, [tenant.spaceId, syncId, campaignIds]);
  }

  page(
    tenant: Tenant,
    syncId: string,
    filter: { readonly status?: string; readonly platform?: string; readonly campaignId?: string },
    afterSeq: number,
    limit: number,
  ): Promise<readonly Operation[]> {
    const where = new Conditions(operations)
      .inSpace(tenant.spaceId)
      .equals('syncId', syncId)
      .equals('status', filter.status)
      .equals('platform', filter.platform)
      .equals('campaignId', filter.campaignId)
      .add('t."seq" > ?', afterSeq);
    return this.database.read<Operation>(
      tenant,
      selectStatement(operations, `${where} order by t.seq limit ${limit}`),
      where.values,
    );
  }

  /** Marks as started and counts the attempt. */
  async begin({ spaceId }: Tenant, syncId: string, ids: readonly string[]): Promise<void> {
    await this.database.write(BEGIN, [spaceId, syncId, ids]);
    await this.database.write(PROGRESS, [spaceId, syncId]);
  }

  async record(
    { spaceId }: Tenant,
    syncId: string,
    results: readonly OperationResult[],
  ): Promise<void> {
    if (results.length === 0) return;
    const byId = Object.fromEntries(
      results.map(({ id, status, remoteId, error, overwritten }) => [
        id,
        { status, remoteId, error, overwritten },
      ]),
    );
    await this.database.write(RECORD, [spaceId, syncId, Object.keys(byId), JSON.stringify(byId)]);
    await this.database.write(PROGRESS, [spaceId, syncId]);
  }

  /**
   * The sync is over: what was sent and never answered is uncertain, what was not sent is skipped.
   */
  async close(
    { spaceId }: Tenant,
    syncId: string,
    {
      unsent,
      unanswered,
    }: { readonly unsent: OperationError; readonly unanswered: OperationError },
  ): Promise<void> {
    await this.database.write(CLOSE, [
      spaceId,
      syncId,
      JSON.stringify(unsent),
      JSON.stringify(unanswered),
    ]);
  }

  /**
   * Of these local ids, those with a create in another sync that was started and never resolved.
   */
  async unresolvedCreates(
    tenant: Tenant,
    syncId: string,
    localIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (localIds.length === 0) return new Set();
    const rows = await this.database.read<{ id: string }>(tenant, UNRESOLVED, [
      tenant.spaceId,
      syncId,
      localIds,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Creates that this sync resolved, and updates of objects that it did something about, are no
   * longer open in older syncs.
   */
  async resolveElsewhere({ spaceId }: Tenant, syncId: string): Promise<void> {
    await this.database.write(RESOLVE, [spaceId, syncId]);
    await this.database.write(RESOLVE_UPDATES, [spaceId, syncId]);
  }

  outcomes(tenant: Tenant, syncId: string): Promise<readonly OutcomeTally[]> {
    return this.database.read<OutcomeTally>(tenant, TALLY, [tenant.spaceId, syncId]);
  }
}

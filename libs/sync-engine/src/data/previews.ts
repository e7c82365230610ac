import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Conditions,
  Database,
  encode,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { Batch, Span } from '../domain/planning/grouping';
import type { PlannedChange } from '../domain/planning/plan';
import type { Preview } from '../domain/planning/preview';
import type { ChangeFilter, PartBasis, PartLists, StoredPart } from '../use-cases/ports';
import { spansStatement } from './syncing/operations';
import { type PlanChangeRow, planChanges, planParts, previews } from './tables';

const ROWS_AT_ONCE = 5_000;
/** Few enough that a caller who waits for a row of theirs does not notice. */
const DROPPED_AT_ONCE = 1_000;

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const GET = selectStatement(previews, `where ${inSpace} and t.id = $2`);
/** Whatever was previewed before it shows what has been applied by now. */
const LAST_APPLIED = `select max(s.created_at) from sync.preview a join sync.sync s on s.space_id = a.space_id and s.id = a.sync_id
  where a.space_id = t.space_id and a.plan_hash = t.plan_hash`;
const BY_HASH = selectStatement(
  previews,
  `where ${inSpace} and t.plan_hash = $2 and t.status = 'ready'
  order by (t.sync_id is null and t.created_at > coalesce((${LAST_APPLIED}), '-infinity')) desc, (t.sync_id is not null) desc,
  t.created_at desc limit 1`,
);
const OF_PREVIEW = `${inSpace} and t.preview_id = $2`;
const BASES =
  statement(`select t.platform, t.campaign_id as "campaignId", t.connection_id as "connectionId", t.basis from sync.plan_part t
  where ${OF_PREVIEW} order by t.campaign_id, t.platform, t.connection_id`);
const IMPRINT = statement(
  `select t.imprint from sync.plan_part t where ${OF_PREVIEW} and t.platform = $3 and t.campaign_id = $4 and t.connection_id = $5`,
);
const listStatements = (name: keyof PartLists) => ({
  first:
    statement(`select each.entry from sync.plan_part t cross join lateral jsonb_array_elements(t.${name}) with ordinality as each(entry, at)
    where ${OF_PREVIEW} order by t.platform, t.campaign_id, t.connection_id, each.at limit $3`),
  total: statement(
    `select coalesce(sum(jsonb_array_length(t.${name})), 0)::int as total from sync.plan_part t where ${OF_PREVIEW}`,
  ),
});
const LISTS: Readonly<Record<keyof PartLists, ReturnType<typeof listStatements>>> = {
  drift: listStatements('drift'),
  missing: listStatements('missing'),
  warnings: listStatements('warnings'),
};
const SPANS = spansStatement('plan_change', 'preview_id');
const CAMPAIGN_CHANGES = statement(
  `select t.change from sync.plan_change t where ${OF_PREVIEW} and t.connection_id = $3 and t.entity = 'campaign' order by t.seq`,
);
const CHANGES_BELOW = statement(`select t.change from sync.plan_change t
  where ${OF_PREVIEW} and t.connection_id = $3 and t.seq between $4 and $5 and t.entity <> 'campaign' order by t.seq`);
const CLEAR = ['plan_change', 'plan_part'].map((table) =>
  statement(`delete from sync.${table} t where ${inSpace} and t.preview_id = $2`),
);
/** A sync that is not over may need its plan again. */
const REPLACED = statement(`select t.id from sync.preview t where ${inSpace} and t.created_at < $2
  and t.created_at < (select max(n.created_at) from sync.preview n where n.space_id = $1 and n.created_at < $3)
  and not exists (select 1 from sync.sync s where s.space_id = $1 and s.preview_id = t.id and s.finished_at is null)
  order by t.created_at, t.id limit $4`);
const DROP_CHANGES = statement(
  `delete from sync.plan_change t where ${OF_PREVIEW} and t.seq < (select min(m.seq) from sync.plan_change m where m.space_id = $1 and m.preview_id = $2) + $3`,
);
const DROP = ['plan_part', 'preview'].map((table) =>
  statement(
    `delete from sync.${table} t where ${inSpace} and t.${table === 'preview' ? 'id' : 'preview_id'} = $2`,
  ),
);

@Injectable()
export class Previews {
  constructor(private readonly database: Database) {}

  async add(_tenant: Tenant, preview: Preview): Promise<void> {
    await this.database.write(insertStatement(previews), columnArrays(previews, [preview]));
  }

  async get(tenant: Tenant, id: string): Promise<Preview | undefined> {
    return (await this.database.read<Preview>(tenant, GET, [tenant.spaceId, id]))[0];
  }

  /**
   * The newest ready preview with the hash that was asked for since the last sync of such a plan;
   * else the one that was applied last.
   */
  async byHash(tenant: Tenant, planHash: string): Promise<Preview | undefined> {
    return (await this.database.read<Preview>(tenant, BY_HASH, [tenant.spaceId, planHash]))[0];
  }

  async change(tenant: Tenant, id: string, changes: Partial<Preview>): Promise<void> {
    const columns = previews.columns.filter(({ property }) => property in changes);
    const sets = columns.map(({ column }, index) => `"${column}" = $${index + 3}`).join(', ');
    const values = columns.map(({ property, definition }) =>
      encode(changes[property as keyof Preview], definition),
    );
    await this.database.write(
      statement(`update sync.preview t set ${sets} where ${inSpace} and t.id = $2`),
      [tenant.spaceId, id, ...values],
    );
  }

  async addPart({ spaceId }: Tenant, part: StoredPart): Promise<void> {
    await this.database.write(
      insertStatement(planParts),
      columnArrays(planParts, [{ spaceId, ...part }]),
    );
  }

  async addChanges(
    { spaceId }: Tenant,
    previewId: string,
    firstSeq: number,
    changes: readonly PlannedChange[],
  ): Promise<void> {
    for (let from = 0; from < changes.length; from += ROWS_AT_ONCE) {
      const rows = changes
        .slice(from, from + ROWS_AT_ONCE)
        .map((change, index) => rowOf(spaceId, previewId, firstSeq + from + index, change));
      await this.database.write(insertStatement(planChanges), columnArrays(planChanges, rows));
    }
  }

  /** Every part's basis, by campaign. */
  bases(tenant: Tenant, previewId: string): Promise<readonly PartBasis[]> {
    return this.database.read<PartBasis>(tenant, BASES, [tenant.spaceId, previewId]);
  }

  async imprint(
    tenant: Tenant,
    previewId: string,
    { platform, campaignId, connectionId }: PartBasis,
  ): Promise<StoredPart['imprint']> {
    const [row] = await this.database.read<Pick<StoredPart, 'imprint'>>(tenant, IMPRINT, [
      tenant.spaceId,
      previewId,
      platform,
      campaignId,
      connectionId,
    ]);
    return row?.imprint ?? { desired: NOTHING, bindings: NOTHING };
  }

  /** The first entries of all parts' lists, and how many there are. */
  async listed<Name extends keyof PartLists>(
    tenant: Tenant,
    previewId: string,
    name: Name,
    limit: number,
  ) {
    const rows = await this.database.read<{ entry: PartLists[Name] }>(tenant, LISTS[name].first, [
      tenant.spaceId,
      previewId,
      limit,
    ]);
    const [counted] = await this.database.read<{ total: number }>(tenant, LISTS[name].total, [
      tenant.spaceId,
      previewId,
    ]);
    return { entries: rows.map(({ entry }) => entry), total: counted?.total ?? 0 };
  }

  /** Changes below each campaign on one account, counted, in the plan's order. */
  spans(tenant: Tenant, previewId: string, connectionId: string): Promise<readonly Span[]> {
    return this.database.read<Span>(tenant, SPANS, [tenant.spaceId, previewId, connectionId]);
  }

  /**
   * Changes of one account in the plan's order: those of campaigns themselves, or a batch of those
   * below.
   */
  async changesOf(
    tenant: Tenant,
    previewId: string,
    connectionId: string,
    part: 'campaigns' | Batch,
  ): Promise<readonly PlannedChange[]> {
    const account = [tenant.spaceId, previewId, connectionId];
    const [text, values] =
      part === 'campaigns'
        ? [CAMPAIGN_CHANGES, account]
        : [CHANGES_BELOW, [...account, part.firstSeq, part.lastSeq]];
    return (await this.database.read<{ change: PlannedChange }>(tenant, text, values)).map(
      ({ change }) => change,
    );
  }

  /** In the plan's order, after the given sequence number. */
  async changes(
    tenant: Tenant,
    previewId: string,
    filter: ChangeFilter,
    afterSeq: number,
    limit: number,
  ) {
    const where = new Conditions(planChanges)
      .inSpace(tenant.spaceId)
      .equals('previewId', previewId)
      .equals('platform', filter.platform)
      .equals('campaignId', filter.campaignId)
      .equals('action', filter.action)
      .add('t."seq" > ?', afterSeq);
    const rows = await this.database.read<PlanChangeRow>(
      tenant,
      selectStatement(planChanges, `${where} order by t.seq limit ${limit}`),
      where.values,
    );
    return rows.map(({ seq, change }) => ({ seq, change }));
  }

  /**
   * Ids of previews that were asked for before a moment and replaced by a newer one before another,
   * the oldest first.
   */
  async replaced(
    tenant: Tenant,
    { askedBefore, replacedBefore }: { readonly askedBefore: Date; readonly replacedBefore: Date },
    limit: number,
  ): Promise<readonly string[]> {
    const values = [tenant.spaceId, askedBefore, replacedBefore, limit];
    return (await this.database.read<{ id: string }>(tenant, REPLACED, values)).map(({ id }) => id);
  }

  /**
   * Drops some of a preview's changes, and it with its parts once none are left. Returns whether
   * there is more to drop. Inside the running transaction.
   */
  async drop({ spaceId }: Tenant, previewId: string): Promise<boolean> {
    const { count } = await this.database.write(DROP_CHANGES, [
      spaceId,
      previewId,
      DROPPED_AT_ONCE,
    ]);
    if (count > 0) return true;
    for (const text of DROP) await this.database.write(text, [spaceId, previewId]);
    return false;
  }

  /** Drops what a computation that died has left. */
  async clear(tenant: Tenant, previewId: string): Promise<void> {
    for (const text of CLEAR) await this.database.write(text, [tenant.spaceId, previewId]);
  }
}

const NOTHING: StoredPart['imprint']['desired'] = { shapes: [], objects: [] };

const rowOf = (
  spaceId: string,
  previewId: string,
  seq: number,
  change: PlannedChange,
): PlanChangeRow => {
  const { platform, connectionId, campaignId, entity, id } = change.address;
  return {
    spaceId,
    previewId,
    seq,
    platform,
    connectionId,
    campaignId,
    action: change.action,
    entity,
    localId: id,
    change,
  };
};

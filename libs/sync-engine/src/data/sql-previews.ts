import { Injectable } from '@nestjs/common';
import { columnArrays, Conditions, Database, encode, insertStatement, selectStatement, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { PlannedChange } from '../domain/plan';
import type { Preview } from '../domain/sync';
import { Previews, type ChangeFilter, type StoredPart } from '../use-cases/ports';
import { planChanges, planParts, previews, type PlanChangeRow, type PlanPartRow } from './tables';

const ROWS_AT_ONCE = 5_000;

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const GET = selectStatement(previews, `where ${inSpace} and t.id = $2`);
const BY_HASH = selectStatement(previews, `where ${inSpace} and t.plan_hash = $2 and t.status = 'ready'
  order by (t.sync_id is null) desc, t.created_at desc limit 1`);
const PARTS = selectStatement(planParts, `where ${inSpace} and t.preview_id = $2 order by t.platform, t.campaign_id, t.connection_id`);
const CLEAR = ['plan_change', 'plan_part'].map((table) => statement(`delete from sync.${table} t where ${inSpace} and t.preview_id = $2`));

@Injectable()
export class SqlPreviews extends Previews {
  constructor(private readonly database: Database) {
    super();
  }

  async add(_tenant: Tenant, preview: Preview): Promise<void> {
    await this.database.write(insertStatement(previews), columnArrays(previews, [preview]));
  }

  async get(tenant: Tenant, id: string): Promise<Preview | undefined> {
    return (await this.database.read<Preview>(tenant, GET, [tenant.spaceId, id]))[0];
  }

  async byHash(tenant: Tenant, planHash: string): Promise<Preview | undefined> {
    return (await this.database.read<Preview>(tenant, BY_HASH, [tenant.spaceId, planHash]))[0];
  }

  async change(tenant: Tenant, id: string, changes: Partial<Preview>): Promise<void> {
    const columns = previews.columns.filter(({ property }) => property in changes);
    const sets = columns.map(({ column }, index) => `"${column}" = $${index + 3}`).join(', ');
    const values = columns.map(({ property, definition }) => encode(changes[property as keyof Preview], definition));
    await this.database.write(statement(`update sync.preview t set ${sets} where ${inSpace} and t.id = $2`), [tenant.spaceId, id, ...values]);
  }

  async addPart({ spaceId }: Tenant, part: StoredPart): Promise<void> {
    await this.database.write(insertStatement(planParts), columnArrays(planParts, [{ spaceId, ...part }]));
  }

  async addChanges({ spaceId }: Tenant, previewId: string, firstSeq: number, changes: readonly PlannedChange[]): Promise<void> {
    for (let from = 0; from < changes.length; from += ROWS_AT_ONCE) {
      const rows = changes.slice(from, from + ROWS_AT_ONCE).map((change, index) => rowOf(spaceId, previewId, firstSeq + from + index, change));
      await this.database.write(insertStatement(planChanges), columnArrays(planChanges, rows));
    }
  }

  async parts(tenant: Tenant, previewId: string): Promise<readonly StoredPart[]> {
    return (await this.database.read<PlanPartRow>(tenant, PARTS, [tenant.spaceId, previewId])) as unknown as StoredPart[];
  }

  async changes(tenant: Tenant, previewId: string, filter: ChangeFilter, afterSeq: number, limit: number) {
    const where = new Conditions(planChanges).inSpace(tenant.spaceId).equals('previewId', previewId).equals('platform', filter.platform)
      .equals('campaignId', filter.campaignId).equals('action', filter.action).add('t."seq" > ?', afterSeq);
    const rows = await this.database.read<PlanChangeRow>(tenant, selectStatement(planChanges, `${where} order by t.seq limit ${limit}`), where.values);
    return rows.map(({ seq, change }) => ({ seq, change }));
  }

  async clear(tenant: Tenant, previewId: string): Promise<void> {
    for (const text of CLEAR) await this.database.write(text, [tenant.spaceId, previewId]);
  }
}

const rowOf = (spaceId: string, previewId: string, seq: number, change: PlannedChange): PlanChangeRow => {
  const { platform, connectionId, campaignId, entity, id } = change.address;
  return { spaceId, previewId, seq, platform, connectionId, campaignId, action: change.action, entity, localId: id, change };
};

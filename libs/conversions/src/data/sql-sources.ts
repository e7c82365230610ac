import { Injectable } from '@nestjs/common';
import { changedColumns } from '@switchyard/catalog/domain';
import {
  columnArrays,
  Conditions,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
  updateStatement,
  updateValues,
} from '@switchyard/db-kit';
import { preconditionFailed, type PageRequest, type Tenant } from '@switchyard/kernel';
import { sourceExists, type ConversionSource, type Receiver } from '../domain';
import { Sources, type SourceError, type SourceFilter } from '../use-cases/source/sources';
import { receipts, receivers, sources } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const INSERT = insertStatement(sources, 'on conflict do nothing', ['id']);
const INSERT_RECEIVER = insertStatement(receivers);
const BY_ID = selectStatement(sources, `where ${inSpace} and t."id" = $2`);
const LOCK = selectStatement(sources, `where ${inSpace} and t."id" = $2 for update`);
const DELETE = statement(`delete from ${sources.qualified} t where ${inSpace} and t."id" = $2`);
const DELETE_RECEIPTS = statement(
  `delete from ${receipts.qualified} t where ${inSpace} and t."source_id" = $2`,
);
const DELETE_RECEIVER = statement(
  `delete from ${receivers.qualified} t where t."space_id" = $1 and t."source_id" = $2 and t."id" = $3`,
);
const RECEIVER = selectStatement(receivers, 'where t."id" = $1');
const NOTE_RECEIVED = statement(`
  update ${sources.qualified} t set "last_received_at" = greatest(t."last_received_at", $3::timestamptz), "last_error" = coalesce($4::jsonb, t."last_error") where ${inSpace} and t."id" = $2`);
const NOTE_REFUSED = statement(`
  update ${sources.qualified} t set "last_error" = $3::jsonb where ${inSpace} and t."id" = $2
    and (t."last_error" is null or t."last_error"->>'code' <> $3::jsonb->>'code' or (t."last_error"->>'at')::timestamptz < ($3::jsonb->>'at')::timestamptz - interval '1 minute')`);

@Injectable()
export class SqlSources extends Sources {
  constructor(private readonly database: Database) {
    super();
  }

  async find(tenant: Tenant, id: string): Promise<ConversionSource | undefined> {
    return (
      await this.database.readByKey<ConversionSource>(tenant, BY_ID, [tenant.spaceId, id])
    )[0];
  }

  async lock(tenant: Tenant, id: string): Promise<ConversionSource | undefined> {
    return (await this.database.read<ConversionSource>(tenant, LOCK, [tenant.spaceId, id]))[0];
  }

  list(
    tenant: Tenant,
    { updatedSince, type }: SourceFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly ConversionSource[]> {
    const conditions = new Conditions(sources)
      .inSpace(tenant.spaceId)
      .since('updatedAt', updatedSince)
      .equals('type', type)
      .after(cursor);
    return this.database.read<ConversionSource>(
      tenant,
      selectStatement(
        sources,
        `${conditions} order by t."created_at" desc, t."id" desc limit ${limit + 1}`,
      ),
      conditions.values,
    );
  }

  async insert({ accountId }: Tenant, row: ConversionSource): Promise<void> {
    const { count } = await this.database.write(INSERT, columnArrays(sources, [row]));
    if (count === 0) throw sourceExists(row.id);
    await this.database.write(
      INSERT_RECEIVER,
      columnArrays(receivers, [
        { id: row.receiverId, accountId, spaceId: row.spaceId, sourceId: row.id },
      ]),
    );
  }

  async replace(before: ConversionSource, after: ConversionSource): Promise<ConversionSource> {
    const { properties, values } = updateValues(sources, before, changedColumns(before, after));
    const { rows } = await this.database.write<ConversionSource>(
      updateStatement(sources, properties),
      values,
    );
    if (!rows[0]) throw preconditionFailed();
    return rows[0];
  }

  async remove({ spaceId }: Tenant, { id, receiverId }: ConversionSource): Promise<void> {
    await this.database.write(DELETE_RECEIVER, [spaceId, id, receiverId]);
    await this.database.write(DELETE_RECEIPTS, [spaceId, id]);
    await this.database.write(DELETE, [spaceId, id]);
  }

  async receiver(id: string): Promise<Receiver | undefined> {
    return (await this.database.readGlobal<Receiver>(RECEIVER, [id]))[0];
  }

  async noteReceived(
    { spaceId }: Tenant,
    id: string,
    at: Date,
    error: SourceError | null,
  ): Promise<void> {
    await this.database.write(NOTE_RECEIVED, [spaceId, id, at, error && JSON.stringify(error)]);
  }

  async noteRefused({ spaceId }: Tenant, id: string, error: SourceError): Promise<void> {
    await this.database.write(NOTE_REFUSED, [spaceId, id, JSON.stringify(error)]);
  }
}

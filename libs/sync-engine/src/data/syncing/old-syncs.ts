import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { talliedColumns, tallyWritten } from './operation-tally';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const OF_SYNC = `${inSpace} and t.sync_id = $2`;
/** While the end of a write is unknown, plans look for what it may have made. */
const UNRESOLVED = `select 1 from sync.operation_tally o where o.space_id = $1 and o.sync_id = t.id
  and o.status in ('started', 'uncertain') and o.count > 0`;
const ENDED =
  statement(`select t.id from sync.sync t where ${inSpace} and t.created_at < $2 and t.finished_at < $2
  and not exists (${UNRESOLVED}) order by t.created_at, t.id limit $3`);
const DROP_OPERATIONS = statement(`
  with gone as (delete from sync.operation t where ${OF_SYNC} and t.id in
    (select o.id from sync.operation o where o.space_id = $1 and o.sync_id = $2 order by o.seq limit $3)
    returning ${talliedColumns('t')}),
  ${tallyWritten('gone')}
  select count(*)::int as count from gone`);
const DROP_TALLY = statement(`delete from sync.operation_tally t where ${OF_SYNC}`);
const DROP_SYNC = statement(`delete from sync.sync t where ${inSpace} and t.id = $2`);

const DROPPED_AT_ONCE = 1_000;

/** Syncs that are older than they are kept. */
@Injectable()
export class OldSyncs {
  constructor(private readonly database: Database) {}

  /** The oldest first; none of which a plan still has to find out what it did. */
  async endedBefore(tenant: Tenant, before: Date, limit: number): Promise<readonly string[]> {
    const values = [tenant.spaceId, before, limit];
    return (await this.database.read<{ id: string }>(tenant, ENDED, values)).map(({ id }) => id);
  }

  /**
   * Drops some operations of a sync, and it once none are left. Returns whether there is more to
   * drop. Inside the running transaction.
   */
  async drop({ spaceId }: Tenant, id: string): Promise<boolean> {
    const values = [spaceId, id, DROPPED_AT_ONCE];
    const { rows } = await this.database.write<{ count: number }>(DROP_OPERATIONS, values);
    if (rows[0]!.count > 0) return true;
    for (const text of [DROP_TALLY, DROP_SYNC]) await this.database.write(text, [spaceId, id]);
    return false;
  }
}

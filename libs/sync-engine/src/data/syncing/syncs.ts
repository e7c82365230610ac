import { randomUUID } from 'node:crypto';
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
import type { PageCursor, PlatformId, Tenant } from '@switchyard/kernel';
import type { Sync } from '../../domain/syncing/sync';
import { type Lineage, Lineages } from '../../use-cases/syncing/watch-lineage';
import { syncs } from '../tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const START = insertStatement(
  syncs,
  'on conflict (space_id) where finished_at is null do nothing',
  ['id'],
);
/** Locked until the transaction ends, by a transaction that starts a sync or removes links. */
const HOLD = statement(
  `select pg_advisory_xact_lock(hashtextextended('sync.start ' || $1::text, 0))`,
);
const GET = selectStatement(syncs, `where ${inSpace} and t.id = $2`);
const ACTIVE = selectStatement(syncs, `where ${inSpace} and t.finished_at is null`);
const CANCEL = statement(
  `update sync.sync t set cancel_requested_at = coalesce(t.cancel_requested_at, $3) where ${inSpace} and t.id = $2 and t.finished_at is null`,
);
const SETTLE_ACCOUNT =
  statement(`update sync.sync t set settled_connections = t.settled_connections || jsonb_build_array($3::text), resumes_at = least(t.resumes_at, $4::timestamptz),
  progress_at = now() where ${inSpace} and t.id = $2`);
const ADD_CALLS =
  statement(`update sync.sync t set platform_calls = t.platform_calls || jsonb_build_object($3::text, coalesce((t.platform_calls ->> $3)::int, 0) + $4::int)
  where ${inSpace} and t.id = $2`);

@Injectable()
export class Syncs {
  constructor(private readonly database: Database) {}

  /**
   * No sync of the Space starts, and no link of it is given up, before the running transaction
   * ends.
   */
  async lockStarts({ spaceId }: Tenant): Promise<void> {
    await this.database.write(HOLD, [spaceId]);
  }

  /** Returns the id of the active sync instead when there is one. */
  async start(tenant: Tenant, sync: Sync): Promise<string | undefined> {
    const { count } = await this.database.write(START, columnArrays(syncs, [sync]));
    return count === 1 ? undefined : ((await this.active(tenant))?.id ?? sync.id);
  }

  async get(tenant: Tenant, id: string): Promise<Sync | undefined> {
    return (await this.database.read<Sync>(tenant, GET, [tenant.spaceId, id]))[0];
  }

  async active(tenant: Tenant): Promise<Sync | undefined> {
    return (await this.database.read<Sync>(tenant, ACTIVE, [tenant.spaceId]))[0];
  }

  page(tenant: Tenant, limit: number, cursor: PageCursor | undefined): Promise<readonly Sync[]> {
    const where = new Conditions(syncs).inSpace(tenant.spaceId).after(cursor);
    return this.database.read<Sync>(
      tenant,
      selectStatement(syncs, `${where} order by t.created_at desc, t.id desc limit ${limit}`),
      where.values,
    );
  }

  async change(tenant: Tenant, id: string, changes: Partial<Sync>): Promise<void> {
    const columns = syncs.columns.filter(({ property }) => property in changes);
    const sets = columns.map(({ column }, index) => `"${column}" = $${index + 3}`).join(', ');
    const values = columns.map(({ property, definition }) =>
      encode(changes[property as keyof Sync], definition),
    );
    await this.database.write(
      statement(
        `update sync.sync t set ${sets}, progress_at = now() where ${inSpace} and t.id = $2`,
      ),
      [tenant.spaceId, id, ...values],
    );
  }

  /** The part of one account is over; `resumesAt` when some of it was deferred. */
  async completeAccount(
    tenant: Tenant,
    id: string,
    connectionId: string,
    resumesAt: Date | null,
  ): Promise<void> {
    await this.database.write(SETTLE_ACCOUNT, [tenant.spaceId, id, connectionId, resumesAt]);
  }

  async requestCancel(tenant: Tenant, id: string, at: Date): Promise<boolean> {
    return (await this.database.write(CANCEL, [tenant.spaceId, id, at])).count === 1;
  }

  async addCalls(tenant: Tenant, id: string, platform: PlatformId, calls: number): Promise<void> {
    await this.database.write(ADD_CALLS, [tenant.spaceId, id, platform, calls]);
  }
}

const COLUMNS = 'l.id, l.serial, l.restored_at as "restoredAt"';
const BEGIN = statement(
  `insert into sync.lineage (key, id, serial) values ('this', $1, 0) on conflict (key) do nothing returning 1`,
);
const GET_LINEAGE = statement(`select ${COLUMNS} from sync.lineage l where l.key = 'this'`);
const GROW = statement(
  `update sync.lineage l set serial = l.serial + 1 where l.key = 'this' returning ${COLUMNS}`,
);
const NOTE = statement(
  `update sync.lineage l set serial = $1, restored_at = $2 where l.key = 'this' and l.serial < $1`,
);
const SYNCED = statement(
  `select 1 from sync.sync t where ${spaceFilter.clause('t."space_id"', '$1')} and t.created_at > $2 and t.finished_at is not null limit 1`,
);

@Injectable()
export class SqlLineages extends Lineages {
  constructor(private readonly database: Database) {
    super();
  }

  async get(): Promise<Lineage> {
    const [known] = await this.database.readGlobal<Lineage>(GET_LINEAGE, []);
    if (known) return known;
    await this.database.readGlobal(BEGIN, [randomUUID()]);
    const [begun] = await this.database.readGlobal<Lineage>(GET_LINEAGE, []);
    if (!begun) throw new Error('The lineage of the database was not begun.');
    return begun;
  }

  async grow(): Promise<Lineage> {
    await this.get();
    const [grown] = await this.database.readGlobal<Lineage>(GROW, []);
    if (!grown) throw new Error('The lineage of the database is gone.');
    return grown;
  }

  async noteRestore(serial: number, at: Date): Promise<void> {
    await this.database.readGlobal(NOTE, [serial, at]);
  }

  async hasSyncedSince(tenant: Tenant, moment: Date): Promise<boolean> {
    const rows = await this.database.read(tenant, SYNCED, [tenant.spaceId, moment]);
    return rows.length > 0;
  }
}

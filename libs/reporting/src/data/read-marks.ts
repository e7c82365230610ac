import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { ReadMark } from '../domain';
import { readMarks } from './tables';

/** A row cannot be locked before it is there. */
const LOCK = statement(`select pg_advisory_xact_lock(hashtextextended($1, 7412966))`);
const KEEP_CAMPAIGNS = statement(
  `select pg_advisory_xact_lock_shared(hashtextextended('campaigns ' || $1, 7412966))`,
);
const MOVE_CAMPAIGN = statement(
  `select pg_advisory_xact_lock(hashtextextended('campaigns ' || $1, 7412966))`,
);
const OWN = spaceFilter.clause('t."space_id"', '$1');
const GET = selectStatement(
  readMarks,
  `where ${OWN} and t."connection_id" = $2 and t."level" = $3`,
);
const LIST = selectStatement(
  readMarks,
  `where ${OWN} and t."level" = $2 order by t."connection_id"`,
);
const PUT = insertStatement(
  readMarks,
  `on conflict ("space_id", "connection_id", "level") do update
  set "platform" = excluded."platform", "read_at" = excluded."read_at", "from_day" = excluded."from_day", "to_day" = excluded."to_day"`,
);

@Injectable()
export class ReadMarks {
  constructor(private readonly database: Database) {}

  /**
   * The mark of a connection and level, kept from other readings until the transaction ends, also
   * where there is none yet.
   */
  async lock(
    tenant: Tenant,
    connectionId: string,
    level: ReadMark['level'],
  ): Promise<ReadMark | undefined> {
    await this.database.write(LOCK, [`${tenant.spaceId} ${connectionId} ${level}`]);
    return (
      await this.database.read<ReadMark>(tenant, GET, [tenant.spaceId, connectionId, level])
    )[0];
  }

  /** Until the transaction ends no campaign of the account moves to another Space. */
  async keepCampaigns({ accountId }: Tenant): Promise<void> {
    await this.database.write(KEEP_CAMPAIGNS, [accountId]);
  }

  /** Waits for readers of several Spaces of the account, and keeps further ones out. */
  async keepReadersOut({ accountId }: Tenant): Promise<void> {
    await this.database.write(MOVE_CAMPAIGN, [accountId]);
  }

  /** Adds or replaces. */
  async put(mark: ReadMark): Promise<void> {
    await this.database.write(PUT, columnArrays(readMarks, [mark]));
  }

  list(tenant: Tenant, level: ReadMark['level']): Promise<readonly ReadMark[]> {
    return this.database.read<ReadMark>(tenant, LIST, [tenant.spaceId, level]);
  }
}

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
import type { SentBody } from '../domain';
import { sentBodies } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');

const KEEP = insertStatement(
  sentBodies,
  `on conflict ("space_id", "event_id", "platform") do update set "body" = excluded."body", "sent_at" = excluded."sent_at"`,
);
const OF = selectStatement(sentBodies, `where ${inSpace} and t."event_id" = any($2)`);
const FORGET =
  statement(`delete from ${sentBodies.qualified} where ("space_id", "event_id", "platform") in
  (select t."space_id", t."event_id", t."platform" from ${sentBodies.qualified} t where ${inSpace} and t."sent_at" < $2 order by t."sent_at" limit $3 for update skip locked)`);
/** What platforms were last sent of conversions and adjustments, masked. */
@Injectable()
export class SentBodies {
  constructor(private readonly database: Database) {}

  of(tenant: Tenant, eventIds: readonly string[]): Promise<readonly SentBody[]> {
    return this.database.read<SentBody>(tenant, OF, [tenant.spaceId, eventIds]);
  }

  /**
   * Inside a transaction: stores these, and removes some of those from before `since`. No two are
   * of one delivery.
   */
  async keep({ spaceId }: Tenant, sent: readonly SentBody[], since: Date): Promise<void> {
    if (sent.length === 0) return;
    await this.database.write(KEEP, columnArrays(sentBodies, sent));
    await this.database.write(FORGET, [spaceId, since, 2 * sent.length]);
  }
}

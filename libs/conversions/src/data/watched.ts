import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { InboxReason } from '../domain';
import { deliveries, inbox } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const FAILED = statement(`
  select count(*)::int as "count", (array_agg(t."reasons"->0 order by t."updated_at" desc))[1] as "last" from ${inbox.qualified} t
  where ${inSpace} and t."source_id" = $2 and t."status" = 'failed' and t."updated_at" >= $3`);
const GAPS = statement(`
  select count(*)::int as "count", max(g.at) as "lastAt", coalesce(extract(epoch from max(g.at - g.before)) * 1000, 0)::float8 as "longestMs"
  from (select t."received_at" as at, lag(t."received_at") over (order by t."received_at") as before from ${inbox.qualified} t
    where ${inSpace} and t."source_id" = $2 and t."status" not in ('refused', 'ping')) g`);
const RESOLVED = statement(`
  select t."connection_id" as "connectionId", t."platform", count(*)::int as "total", (count(*) filter (where t."status" = 'failed'))::int as "failed"
  from ${deliveries.qualified} t where ${inSpace} and t."connection_id" is not null and t."updated_at" >= $2 and t."status" in ('sent', 'confirmed', 'failed')
  group by 1, 2 order by 1`);
/** When a source used to send. */
export interface Gaps {
  readonly count: number;
  readonly lastAt: Date | null;
  readonly longestMs: number;
}

export interface ResolvedDeliveries {
  readonly connectionId: string;
  readonly platform: string;
  readonly total: number;
  readonly failed: number;
}

/** What alerts of conversions are judged by. */
@Injectable()
export class Watched {
  constructor(private readonly database: Database) {}

  /** Entries that failed since, and why the last one did. */
  async failed(
    tenant: Tenant,
    sourceId: string,
    since: Date,
  ): Promise<{ readonly count: number; readonly last: InboxReason | null }> {
    const values = [tenant.spaceId, sourceId, since];
    const rows = await this.database.read<{ count: number; last: InboxReason | null }>(
      tenant,
      FAILED,
      values,
    );
    return rows[0] ?? { count: 0, last: null };
  }

  async gaps(tenant: Tenant, sourceId: string): Promise<Gaps> {
    const rows = await this.database.read<Gaps>(tenant, GAPS, [tenant.spaceId, sourceId]);
    return rows[0] ?? { count: 0, lastAt: null, longestMs: 0 };
  }

  /** Deliveries that a platform answered since, by connection. */
  resolved(tenant: Tenant, since: Date): Promise<readonly ResolvedDeliveries[]> {
    return this.database.read<ResolvedDeliveries>(tenant, RESOLVED, [tenant.spaceId, since]);
  }
}

import { Injectable } from '@nestjs/common';
import { columnList, Database, selectStatement, spaceFilter, statement } from '@switchyard/db-kit';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import { type Delivery, MISFIT_REASONS, ORIGINAL_NOT_COUNTED } from '../domain';
import { adjustments, deliveries } from './tables';

const own = spaceFilter.clause('t."space_id"', '$1');

/** What does not fit its original will not, however often it is sent. */
const REPLAYABLE = `t."status" = 'failed' and (t."reason" is null or not t."reason" = any($3))`;
const LOCK = selectStatement(
  deliveries,
  `where ${own} and t."event_id" = $2 and ${REPLAYABLE} order by t."platform" for update`,
);
const PAGE = statement(`
  select t."event_id" as id from ${deliveries.qualified} t
  where ${own} and t."event_id" > $2 and ${REPLAYABLE} and t."platform" = $4 and ($5::text is null or t."platform_error"->>'code' = $5) order by t."event_id" limit $6`);

/** As it began; how long it has been tried is counted anew, too. */
const AFRESH = `
  update ${deliveries.qualified} t set "status" = 'pending', "reason" = case when t."connection_id" is null then 'NO_CONNECTION' end, "until" = null, "due_at" = $3, "attempts" = 0, "platform_error" = null,
    "ref" = null, "ref_at" = null, "sent_at" = null, "settled_at" = null, "created_at" = $3, "updated_at" = $3 where ${own}`;

const REVIVE = statement(
  `${AFRESH} and t."event_id" = $2 and t."platform" = any($4) and t."status" = 'failed' returning ${columnList(deliveries)}`,
);
const REVIVE_ADJUSTMENTS = statement(`${AFRESH}
  and t."event_id" in (select a."id" from ${adjustments.qualified} a where ${spaceFilter.clause('a."space_id"', '$1')} and a."original_id" = $2)
  and t."platform" = any($4) and t."status" = 'skipped' and t."reason" = $5 returning ${columnList(deliveries)}`);

/** Deliveries that failed. Everything but `page` is inside a transaction. */
@Injectable()
export class DeadLetters {
  constructor(private readonly database: Database) {}

  /**
   * Ids of conversions and adjustments after this one that failed on a platform and may be sent
   * another time, in their order.
   */
  async page(
    tenant: Tenant,
    { platform, code }: { readonly platform: PlatformId; readonly code?: string },
    after: string,
    limit: number,
  ): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(tenant, PAGE, [
      tenant.spaceId,
      after,
      MISFIT_REASONS,
      platform,
      code ?? null,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  /**
   * The failed deliveries of a conversion or adjustment that may be sent another time, kept from
   * others until the transaction ends.
   */
  lock(tenant: Tenant, eventId: string): Promise<readonly Delivery[]> {
    return this.database.read<Delivery>(tenant, LOCK, [tenant.spaceId, eventId, MISFIT_REASONS]);
  }

  /** They begin anew: pending, due now, never sent. Returns them as they are then. */
  async revive(
    { spaceId }: Tenant,
    eventId: string,
    platforms: readonly PlatformId[],
    now: Date,
  ): Promise<readonly Delivery[]> {
    return (await this.database.write<Delivery>(REVIVE, [spaceId, eventId, now, platforms])).rows;
  }

  /** The same for adjustments that were skipped there because this conversion did not count. */
  async reviveAdjustments(
    { spaceId }: Tenant,
    originalId: string,
    platforms: readonly PlatformId[],
    now: Date,
  ): Promise<readonly Delivery[]> {
    return (
      await this.database.write<Delivery>(REVIVE_ADJUSTMENTS, [
        spaceId,
        originalId,
        now,
        platforms,
        ORIGINAL_NOT_COUNTED,
      ])
    ).rows;
  }
}

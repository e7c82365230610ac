import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { PlatformQuotas, type QuotaShare } from '../use-cases/quota/ports';
import type { UsedHour } from '../domain/quota';

/** $5: whether the last 24 hours count (an hour that began before them counts whole), $6: else the zone whose day it is. The database's clock decides. */
const COUNTED = `case when $5 then o.hour > now() - interval '25 hours' else o.hour >= date_trunc('day', now() at time zone $6::text) at time zone $6::text end`;
const OTHERS = `(select coalesce(sum(o.used), 0) from sync.platform_quota o where o.platform = $1 and o.owner = $2 and o.hour <> date_trunc('hour', now()) and ${COUNTED})`;
const IN_THIS_HOUR = `(select coalesce(sum(o.used), 0) from sync.platform_quota o where o.platform = $1 and o.owner = $2 and o.hour = date_trunc('hour', now()))`;

/** One statement decides and counts: whoever comes second waits for the row of this hour, and sees it as it is then. */
const TAKE = statement(`
  insert into sync.platform_quota as t (platform, owner, hour, used)
  select $1, $2, date_trunc('hour', now()), $3::int8 where $4::int8 is null or ${OTHERS} + ${IN_THIS_HOUR} + $3 <= $4
  on conflict (platform, owner, hour) do update set used = t.used + excluded.used where $4::int8 is null or ${OTHERS} + t.used + excluded.used <= $4
  returning used`);
const HOURS = statement(
  'select o.hour, o.used from sync.platform_quota o where o.platform = $1 and o.owner = $2 order by o.hour',
);
const NOW = statement('select now() as now');
const FORGET = statement(
  `delete from sync.platform_quota o where o.platform = $1 and o.owner = $2 and o.hour < now() - interval '3 days'`,
);

/** What applications used of their daily quotas, by the hour, shared by all workers. */
@Injectable()
export class SqlQuotas extends PlatformQuotas {
  constructor(private readonly database: Database) {
    super();
  }

  async take(
    { platform, owner, quota }: QuotaShare,
    cost: number,
    limit: number | null,
  ): Promise<boolean> {
    const isSliding = quota.resets === 'sliding';
    const rows = await this.database.readGlobal(TAKE, [
      platform,
      owner,
      cost,
      limit,
      isSliding,
      isSliding ? 'UTC' : quota.resets,
    ]);
    return rows.length === 1;
  }

  async hours({
    platform,
    owner,
  }: QuotaShare): Promise<{ readonly hours: readonly UsedHour[]; readonly now: Date }> {
    await this.database.readGlobal(FORGET, [platform, owner]);
    const hours = await this.database.readGlobal<UsedHour>(HOURS, [platform, owner]);
    const [clock] = await this.database.readGlobal<{ now: Date }>(NOW, []);
    return { hours, now: clock?.now ?? new Date(NaN) };
  }
}

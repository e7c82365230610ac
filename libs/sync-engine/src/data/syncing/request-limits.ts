import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type Columns, Database, defineTable, statement } from '@switchyard/db-kit';
import { type Clock, UnitOfWork } from '@switchyard/kernel';
import type { RateLimit } from '@switchyard/platforms/domain';
import type { UsedHour } from '../../domain/syncing/quota';
import { type AccountKey, PlatformPace } from '../../use-cases/ports';
import { PlatformQuotas, type QuotaShare } from '../../use-cases/syncing/quota';
import { type QuotaUse, scrapePreviews, scrapeQuotas } from '../metrics';

/** The database's time, unless another one is named. */
const nowMs = (named: string): string =>
  `coalesce(${named}::bigint, (extract(epoch from now()) * 1000)::bigint)`;
/** Counts one request in the window that is open, or opens one of `$2` milliseconds. */
const COUNT = statement(`
  insert into sync.platform_pace as p (key, points, expire) values ($1, 1, ${nowMs('$3')} + $2) on conflict (key) do update set
    points = case when p.expire <= ${nowMs('$3')} then 1 else p.points + 1 end, expire = case when p.expire <= ${nowMs('$3')} then ${nowMs('$3')} + $2 else p.expire end
  returning points, expire - ${nowMs('$3')} as "leftMs"`);
const HOLD = statement(
  `insert into sync.platform_pace (key, points, expire) values ($1, 0, ${nowMs('$3')} + $2) on conflict (key) do update set expire = excluded.expire returning 1`,
);
const LEFT = statement(
  `select expire - ${nowMs('$2')} as "leftMs" from sync.platform_pace where key = $1`,
);

/**
 * Fixed windows in the database, which every worker shares. They open and close by its clock: a
 * worker's own may be hours off. In tests, by the clock that they set.
 */
@Injectable()
export class SqlPace extends PlatformPace {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock?: Clock,
  ) {
    super();
  }

  async take(account: AccountKey, limits: readonly RateLimit[]): Promise<number> {
    const [blocked] = await this.database.readGlobal<{ leftMs: number }>(LEFT, [
      keyOf(account, HELD),
      this.nowMs(),
    ]);
    if (blocked && blocked.leftMs > 0) return blocked.leftMs;
    const waits = await Promise.all(limits.map((limit) => this.count(account, limit)));
    return Math.max(0, ...waits);
  }

  async hold(account: AccountKey, seconds: number): Promise<void> {
    await this.work.runGlobal(() =>
      this.database.write(HOLD, [
        keyOf(account, HELD),
        Math.max(1, Math.ceil(seconds)) * 1_000,
        this.nowMs(),
      ]),
    );
  }

  /** Null for the database's time. */
  private nowMs(): number | null {
    return this.clock ? Math.round(this.clock.now().getTime()) : null;
  }

  private async count(
    account: AccountKey,
    { name, requests, perSeconds }: RateLimit,
  ): Promise<number> {
    const {
      rows: [window],
    } = await this.work.runGlobal(() =>
      this.database.write<{ points: number; leftMs: number }>(COUNT, [
        keyOf(account, name),
        perSeconds * 1_000,
        this.nowMs(),
      ]),
    );
    return window && window.points > requests ? Math.max(1, window.leftMs) : 0;
  }
}

const HELD = 'held';

const keyOf = ({ platform, externalAccountId }: AccountKey, limit: string): string =>
  `${platform} ${externalAccountId} ${limit}`;

/**
 * $5: whether the last 24 hours count (an hour that began before them counts whole), $6: else the
 * zone whose day it is. The database's clock decides.
 */
const COUNTED = `case when $5 then o.hour > now() - interval '25 hours' else o.hour >= date_trunc('day', now() at time zone $6::text) at time zone $6::text end`;
const OTHERS = `(select coalesce(sum(o.used), 0) from sync.platform_quota o where o.platform = $1 and o.owner = $2 and o.hour <> date_trunc('hour', now()) and ${COUNTED})`;
const IN_THIS_HOUR = `(select coalesce(sum(o.used), 0) from sync.platform_quota o where o.platform = $1 and o.owner = $2 and o.hour = date_trunc('hour', now()))`;

/**
 * One statement decides and counts: a second caller waits for the row of this hour, and sees it as
 * it is then.
 */
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

const USED = statement(`
  select o.platform, max(o.used)::float8 as used
  from (select q.platform, q.owner, sum(q.used) as used from sync.platform_quota q where q.hour > now() - interval '24 hours' group by 1, 2) o
  group by o.platform`);

/** An estimate, for the rows of all Spaces together are open to no process. */
const PREVIEWS = statement(
  `select greatest(c.reltuples, 0)::float8 as kept from pg_class c where c.oid = 'sync.preview'::regclass`,
);

/** Lets the scrapes of this process ask its database for daily quotas and previews. */
@Injectable()
export class SyncEngineMetrics implements OnModuleInit, OnModuleDestroy {
  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    scrapeQuotas(() => this.database.readGlobal<QuotaUse>(USED, []));
    scrapePreviews(async () => {
      const [row] = await this.database.readGlobal<{ kept: number }>(PREVIEWS, []);
      return row?.kept ?? 0;
    });
  }

  onModuleDestroy(): void {
    scrapeQuotas(undefined);
    scrapePreviews(undefined);
  }
}

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

/**
 * What an application used of a platform's daily quota in one hour. The same for every account
 * whose connections share the application.
 */
export interface PlatformQuotaRow {
  readonly platform: string;
  /** Digest of what names the application. */
  readonly owner: string;
  readonly hour: Date;
  readonly used: number;
}

export const platformQuotas = defineTable<PlatformQuotaRow>({
  schema: 'sync',
  name: 'platform_quota',
  scope: 'global',
  rights: { api: 'read', worker: 'write' },
  primary: ['platform', 'owner', 'hour'],
  columns: {
    platform: { type: 'text' },
    owner: { type: 'text' },
    hour: { type: 'timestamptz' },
    used: { type: 'int8' },
  } satisfies Columns<PlatformQuotaRow>,
});

import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork, type Clock } from '@switchyard/kernel';
import type { RateLimit } from '@switchyard/platforms';
import { PlatformPace, type AccountKey } from '../use-cases/ports';

/** The database's time, unless another one is named. */
const nowMs = (named: string): string =>
  `coalesce(${named}::bigint, (extract(epoch from now()) * 1000)::bigint)`;
/** Counts one request in the window that is open, or opens one of `$2` milliseconds. */
const COUNT = statement(`
  insert into sync.platform_pace as p (key, points, expire) values ($1, 1, ${nowMs('$3')} + $2) on conflict (key) do update set
    points = case when p.expire <= ${nowMs('$3')} then 1 else p.points + 1 end, expire = case when p.expire <= ${nowMs('$3')} then ${nowMs('$3')} + $2 else p.expire end
  returning points, expire - ${nowMs('$3')} as "leftMs"`);
const HOLD = statement(
  `insert into sync.platform_pace (key, points, expire) values ($1, 0, ${nowMs('$3')} + $2) on conflict (key) do update set expire = excluded.expire`,
);
const LEFT = statement(
  `select expire - ${nowMs('$2')} as "leftMs" from sync.platform_pace where key = $1`,
);

/**
 * Fixed windows in the database, which every worker shares. They open and close by its clock: a worker's own may be hours off. In tests, by
 * the clock that they set.
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
    const [held] = await this.database.readGlobal<{ leftMs: number }>(LEFT, [
      keyOf(account, HELD),
      this.nowMs(),
    ]);
    if (held && held.leftMs > 0) return held.leftMs;
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

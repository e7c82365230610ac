import { Injectable } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import type { RateLimit } from '@switchyard/platforms';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { PlatformPace, type AccountKey } from '../use-cases/ports';
import { platformPaces } from './tables';

/** The limits differ per platform, so the store only counts and the comparison is made here. */
const UNBOUNDED = 1_000_000_000;

/** Fixed windows in the database, which every worker shares. */
@Injectable()
export class SqlPace extends PlatformPace {
  private readonly counter: RateLimiterPostgres;

  constructor(database: Database) {
    super();
    const { schema, name } = platformPaces.definition;
    this.counter = new RateLimiterPostgres({ storeClient: database.pool, storeType: 'pool', schemaName: schema, tableName: name, tableCreated: true, keyPrefix: '', points: UNBOUNDED, duration: 60 });
  }

  async take(account: AccountKey, limits: readonly RateLimit[]): Promise<number> {
    const held = await this.counter.get(keyOf(account, HELD));
    if (held !== null && held.msBeforeNext > 0) return held.msBeforeNext;
    const waits = await Promise.all(limits.map((limit) => this.count(account, limit)));
    return Math.max(0, ...waits);
  }

  async hold(account: AccountKey, seconds: number): Promise<void> {
    await this.counter.block(keyOf(account, HELD), Math.max(1, Math.ceil(seconds)));
  }

  private async count(account: AccountKey, { name, requests, perSeconds }: RateLimit): Promise<number> {
    const window = await this.counter.consume(keyOf(account, name), 1, { customDuration: perSeconds });
    return window.consumedPoints > requests ? Math.max(1, window.msBeforeNext) : 0;
  }
}

const HELD = 'held';

const keyOf = ({ platform, externalAccountId }: AccountKey, limit: string): string => `${platform} ${externalAccountId} ${limit}`;

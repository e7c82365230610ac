import type { Caller, Clock } from '@switchyard/kernel';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Allowance } from '../access/authenticator';
import { RateLimiter, type Counted } from './rate-limiter';
import {
  WEBSITE_EVENTS_PER_DAY,
  websiteAllowanceSpent,
  type WebsiteAllowance,
} from './website-allowance';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** The limits differ per token, so the store only counts and the comparison is made here. */
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** Requests per minute of one address without a valid token. */
export const ADDRESS_PER_MINUTE = 60;

/** Fixed windows in memory (one process), or in Redis when a client is given (all processes; memory while Redis is away). */
export class FlexibleRateLimiter extends RateLimiter implements WebsiteAllowance {
  private readonly minutes: RateLimiterAbstract;
  private readonly days: RateLimiterAbstract;

  constructor(
    private readonly clock: Clock,
    redis?: Redis,
  ) {
    super();
    this.minutes = counter('minute', MINUTE_SECONDS, redis);
    this.days = counter('day', DAY_SECONDS, redis);
  }

  async countToken({ tokenId, accountId, perMinute, perDay }: Allowance): Promise<Counted> {
    const minute = this.counted(await this.minutes.consume(tokenId), perMinute);
    if (perDay === 0 || minute.retryAfterSeconds !== undefined) return minute;
    const { key, untilMidnight } = this.today(accountId);
    const day = await this.days.consume(key, 1, { customDuration: untilMidnight });
    return day.consumedPoints > perDay
      ? { ...minute, remaining: 0, retryAfterSeconds: untilMidnight }
      : minute;
  }

  async countAddress(address: string): Promise<Counted> {
    return this.counted(await this.minutes.consume(addressKey(address)), ADDRESS_PER_MINUTE);
  }

  async seeAddress(address: string): Promise<Counted> {
    const bucket = await this.minutes.get(addressKey(address));
    return this.counted(
      bucket ?? { consumedPoints: 0, msBeforeNext: MINUTE_SECONDS * 1_000 },
      ADDRESS_PER_MINUTE,
    );
  }

  /** Counted first and given back when it was too much: two batches at once are never both let in for the same rest. */
  async takeEvents({ websiteKeyId }: Pick<Caller, 'websiteKeyId'>, count: number): Promise<void> {
    if (websiteKeyId === undefined) return;
    const { key, untilMidnight } = this.today(websiteKeyId);
    const { consumedPoints } = await this.days.consume(key, count, {
      customDuration: untilMidnight,
    });
    if (consumedPoints <= WEBSITE_EVENTS_PER_DAY) return;
    await this.days.reward(key, count, { customDuration: untilMidnight });
    throw websiteAllowanceSpent(
      count,
      Math.max(0, WEBSITE_EVENTS_PER_DAY - (consumedPoints - count)),
      untilMidnight,
    );
  }

  private today(of: string): { readonly key: string; readonly untilMidnight: number } {
    const now = this.clock.now();
    return {
      key: `${of}:${now.toISOString().slice(0, 10)}`,
      untilMidnight: DAY_SECONDS - Math.floor((now.getTime() / 1_000) % DAY_SECONDS),
    };
  }

  private counted(
    bucket: Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>,
    limit: number,
  ): Counted {
    const waitSeconds = Math.max(1, Math.ceil(bucket.msBeforeNext / 1_000));
    return {
      limit,
      remaining: Math.max(0, limit - bucket.consumedPoints),
      resetsAt: Math.ceil((this.clock.now().getTime() + bucket.msBeforeNext) / 1_000),
      ...(bucket.consumedPoints > limit ? { retryAfterSeconds: waitSeconds } : {}),
    };
  }
}

const addressKey = (address: string): string => `address:${address}`;

const counter = (
  keyPrefix: string,
  duration: number,
  redis: Redis | undefined,
): RateLimiterAbstract => {
  const memory = new RateLimiterMemory({ keyPrefix, points: UNBOUNDED, duration });
  if (!redis) return memory;
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `switchyard:${keyPrefix}`,
    points: UNBOUNDED,
    duration,
    insuranceLimiter: memory,
  });
};

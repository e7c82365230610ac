import type { Clock } from '@switchyard/kernel';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from '../access/authenticator';
import { RateLimiter, type Counted } from './rate-limiter';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** The limits differ per token, so the store only counts and the comparison is made here. */
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** Requests per minute of one address without a valid token. */
export const ADDRESS_PER_MINUTE = 60;

/** Fixed windows in memory (one process), or in Redis when a client is given (all processes; memory while Redis is away). */
export class FlexibleRateLimiter extends RateLimiter {
  private readonly minutes: RateLimiterAbstract;
  private readonly days: RateLimiterAbstract;

  constructor(private readonly clock: Clock, redis?: Redis) {
    super();
    this.minutes = counter('minute', MINUTE_SECONDS, redis);
    this.days = counter('day', DAY_SECONDS, redis);
  }

  async countToken({ tokenId, accountId, perMinute, perDay }: Allowance): Promise<Counted> {
    const minute = this.counted(await this.minutes.consume(tokenId), perMinute);
    if (perDay === 0 || minute.retryAfterSeconds !== undefined) return minute;
    const now = this.clock.now();
    const untilMidnight = DAY_SECONDS - Math.floor((now.getTime() / 1_000) % DAY_SECONDS);
    const day = await this.days.consume(`${accountId}:${now.toISOString().slice(0, 10)}`, 1, { customDuration: untilMidnight });
    return day.consumedPoints > perDay ? { ...minute, remaining: 0, retryAfterSeconds: untilMidnight } : minute;
  }

  async countAddress(address: string): Promise<Counted> {
    return this.counted(await this.minutes.consume(`address:${address}`), ADDRESS_PER_MINUTE);
  }

  private counted(bucket: RateLimiterRes, limit: number): Counted {
    const waitSeconds = Math.max(1, Math.ceil(bucket.msBeforeNext / 1_000));
    return {
      limit,
      remaining: Math.max(0, limit - bucket.consumedPoints),
      resetsAt: Math.ceil((this.clock.now().getTime() + bucket.msBeforeNext) / 1_000),
      ...(bucket.consumedPoints > limit ? { retryAfterSeconds: waitSeconds } : {}),
    };
  }
}

const counter = (keyPrefix: string, duration: number, redis: Redis | undefined): RateLimiterAbstract => {
  const memory = new RateLimiterMemory({ keyPrefix, points: UNBOUNDED, duration });
  if (!redis) return memory;
  return new RateLimiterRedis({ storeClient: redis, keyPrefix: `switchyard:${keyPrefix}`, points: UNBOUNDED, duration, insuranceLimiter: memory });
};

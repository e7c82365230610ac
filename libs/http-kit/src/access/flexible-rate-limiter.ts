import type { Clock } from '@switchyard/kernel';
import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Allowance } from './access';
import {
  type Bucket,
  type Counted,
  RateLimiter,
  WEBSITE_DAY,
  type WebsiteAllowance,
  websiteAllowanceSpent,
  type WebsiteCaller,
  type WebsiteReport,
} from './rate-limiter';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** The limits differ per token, so the store only counts and the comparison is made here. */
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** Requests per minute of one address without a valid token. */
export const ADDRESS_PER_MINUTE = 60;

/** One limit that a request is counted against, and where its count is kept. */
interface Meter {
  readonly name: Bucket['name'];
  readonly key: string;
  readonly limit: number;
}

/** A meter after its count: the bucket, and whether this request is over it. */
interface Reading {
  readonly meter: Meter;
  readonly bucket: Bucket;
  readonly isOver: boolean;
}

/**
 * Fixed windows in memory (one process), or in Redis when a client is given (all processes; memory
 * while Redis is away).
 */
export class FlexibleRateLimiter extends RateLimiter implements WebsiteAllowance {
  private readonly minutes: RateLimiterAbstract;
  private readonly days: RateLimiterAbstract;
  /** What callers took of their day, for as long as their request lives. */
  private readonly taken = new WeakMap<WebsiteCaller, readonly (() => Promise<unknown>)[]>();

  constructor(
    private readonly clock: Clock,
    redis?: Redis,
  ) {
    super();
    this.minutes = counter('minute', MINUTE_SECONDS, redis);
    this.days = counter('day', DAY_SECONDS, redis);
  }

  countToken(allowance: Allowance, address: string): Promise<Counted> {
    const { tokenId, accountId, perMinute, perDay } = allowance;
    return this.count('minute', [
      ...addressMeters(allowance, address),
      { name: 'minute', key: tokenId, limit: perMinute },
      ...(perDay === undefined
        ? []
        : [{ name: 'day', key: accountId, limit: perDay || UNBOUNDED } as const]),
    ]);
  }

  countRefusedOrigin(allowance: Allowance, address: string): Promise<Counted> {
    const meters = addressMeters(allowance, address);
    return meters.length > 0 ? this.count('address', meters) : this.countAddress(address);
  }

  countAddress(address: string): Promise<Counted> {
    return this.count('address', [unknownCallerMeter(address)]);
  }

  async seeAddress(address: string): Promise<Counted> {
    return countedAs('address', [await this.see(unknownCallerMeter(address))]);
  }

  /** Requests that an account drew from its day (UTC), and when the next one begins. */
  async ofAccount(accountId: string): Promise<{ usedToday: number; resetsAt: Date }> {
    const { key, resetsAt } = this.today(accountId);
    return { usedToday: (await this.days.get(key))?.consumedPoints ?? 0, resetsAt };
  }

  /** What a website key has reported today (UTC), of `WEBSITE_DAY`. */
  async ofWebsiteKey(websiteKeyId: string): Promise<Record<WebsiteReport, number>> {
    const taken = async (what: WebsiteReport): Promise<number> =>
      (await this.days.get(this.today(`${websiteKeyId}:${what}`).key))?.consumedPoints ?? 0;
    const [events, visitors] = await Promise.all([taken('events'), taken('visitors')]);
    return { events, visitors };
  }

  /**
   * Counted first and given back when it was too much: two batches at once are never both let in
   * for the same rest.
   */
  async take(caller: WebsiteCaller, what: WebsiteReport, count: number): Promise<void> {
    if (caller.websiteKeyId === undefined) return;
    const day = this.today(`${caller.websiteKeyId}:${what}`);
    const options = { customDuration: day.untilMidnight };
    const { consumedPoints } = await this.days.consume(day.key, count, options);
    const giveBack = () => this.days.reward(day.key, count, options);
    if (consumedPoints <= WEBSITE_DAY[what]) {
      return void this.taken.set(caller, [...(this.taken.get(caller) ?? []), giveBack]);
    }
    await giveBack();
    throw websiteAllowanceSpent({
      what,
      count,
      remaining: Math.max(0, WEBSITE_DAY[what] - (consumedPoints - count)),
      resetsAt: day.resetsAt,
      seconds: day.untilMidnight,
    });
  }

  async giveBackTaken(caller: WebsiteCaller): Promise<void> {
    const taken = this.taken.get(caller) ?? [];
    this.taken.delete(caller);
    await Promise.all(taken.map((giveBack) => giveBack()));
  }

  /** Draws on each meter in turn until one is over. */
  private async count(shown: Bucket['name'], meters: readonly Meter[]): Promise<Counted> {
    const readings: Reading[] = [];
    for (const meter of meters) {
      const reading = await this.draw(meter);
      readings.push(reading);
      if (reading.isOver) break;
    }
    const giveBack = async (): Promise<Counted> => {
      await Promise.all(readings.map(({ meter }) => this.restore(meter)));
      return countedAs(shown, await Promise.all(readings.map(({ meter }) => this.see(meter))));
    };
    const counted = countedAs(shown, readings);
    return counted.refusedBy ? counted : { ...counted, giveBack };
  }

  private async draw(meter: Meter): Promise<Reading> {
    if (meter.name !== 'day') return this.read(meter, await this.minutes.consume(meter.key));
    const { key, untilMidnight } = this.today(meter.key);
    const reading = this.read(
      meter,
      await this.days.consume(key, 1, { customDuration: untilMidnight }),
    );
    // What is refused for the day is not used of it: a larger plan has its whole rest at once.
    if (reading.isOver) await this.restore(meter);
    return reading;
  }

  private async restore({ name, key }: Meter): Promise<void> {
    if (name !== 'day') return void (await this.minutes.reward(key, 1));
    const today = this.today(key);
    await this.days.reward(today.key, 1, { customDuration: today.untilMidnight });
  }

  private async see(meter: Meter): Promise<Reading> {
    const found =
      meter.name === 'day'
        ? await this.days.get(this.today(meter.key).key)
        : await this.minutes.get(meter.key);
    return this.read(meter, found ?? { consumedPoints: 0, msBeforeNext: MINUTE_SECONDS * 1_000 });
  }

  private read(
    meter: Meter,
    { consumedPoints, msBeforeNext }: Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>,
  ): Reading {
    const { name, limit } = meter;
    const now = this.clock.now().getTime();
    const waitMs = name === 'day' ? this.today('').resetsAt.getTime() - now : msBeforeNext;
    const bucket: Bucket = {
      name,
      limit,
      windowSeconds: name === 'day' ? DAY_SECONDS : MINUTE_SECONDS,
      remaining: Math.max(0, limit - consumedPoints),
      resetsAt: Math.ceil((now + waitMs) / 1_000),
      resetsInSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
    };
    return { meter, bucket, isOver: consumedPoints > limit };
  }

  private today(of: string): {
    readonly key: string;
    readonly untilMidnight: number;
    readonly resetsAt: Date;
  } {
    const now = this.clock.now();
    const seconds = now.getTime() / 1_000;
    const midnight = (Math.floor(seconds / DAY_SECONDS) + 1) * DAY_SECONDS;
    return {
      key: `${of}:${now.toISOString().slice(0, 10)}`,
      untilMidnight: Math.max(1, Math.ceil(midnight - seconds)),
      resetsAt: new Date(midnight * 1_000),
    };
  }
}

/**
 * The bucket to report is the one with this name, or an earlier one that refused the request.
 * Unlimited buckets are not reported.
 */
const countedAs = (shown: Bucket['name'], readings: readonly Reading[]): Counted => {
  const buckets = readings.map(({ bucket }) => bucket);
  const refusedBy = readings.find(({ isOver }) => isOver)?.bucket;
  return {
    shown: buckets.find(({ name }) => name === shown) ?? buckets[0]!,
    buckets: buckets.filter(({ limit }) => limit < UNBOUNDED),
    ...(refusedBy ? { refusedBy } : {}),
  };
};

const unknownCallerMeter = (address: string): Meter => ({
  name: 'address',
  key: addressKey(address),
  limit: ADDRESS_PER_MINUTE,
});

const addressMeters = ({ tokenId, perAddress }: Allowance, address: string): readonly Meter[] =>
  perAddress === undefined
    ? []
    : [{ name: 'address', key: `${tokenId}:${addressKey(address)}`, limit: perAddress }];

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

/** The network of one subscriber: a client with one IPv6 address has 2^64 of them. */
const SUBSCRIBER_BITS = 64;

/**
 * What an address is counted as: itself, or for IPv6 its /64. An IPv4 address written as IPv6 is
 * the IPv4 address.
 */
const addressKey = (address: string): string => {
  if (!address.includes(':') || !ipaddr.isValid(address)) return `address:${address}`;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `address:${parsed.toString()}`;
  const bytes = parsed.toByteArray().fill(0, SUBSCRIBER_BITS / 8);
  return `address:${ipaddr.fromByteArray(bytes).toString()}/${SUBSCRIBER_BITS}`;
};

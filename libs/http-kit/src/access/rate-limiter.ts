import { type Caller, Refusal } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import type { Allowance } from './access';

/** A limit over a window of time, and what is left of it. */
export interface Bucket {
  /** `minute` of a credential, `day` of an account, `address` that a request came from. */
  readonly name: 'minute' | 'day' | 'address';
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Unix time, seconds. */
  readonly resetsAt: number;
  readonly resetsInSeconds: number;
}

/** What the buckets of a request hold after it was counted. */
export interface Counted {
  /** The one that the `X-RateLimit-*` headers report. */
  readonly shown: Bucket;
  /** All that `RateLimit` reports. */
  readonly buckets: readonly Bucket[];
  /** Set when the request is over one of them. */
  readonly refusedBy?: Bucket;
  /**
   * Undoes the count, for a request that failed through no fault of its sender. Absent where
   * nothing was counted.
   */
  readonly giveBack?: () => Promise<Counted>;
}

/** Counts requests. */
export abstract class RateLimiter {
  /**
   * One request of a valid credential: the bucket of its address where it has one, its own minute,
   * and the account's day. The first that is over refuses it, and the next ones are not drawn on.
   */
  abstract countToken(allowance: Allowance, address: string): Promise<Counted>;

  /**
   * One request that the credential's own list of origins refuses: it costs its address, never the
   * credential.
   */
  abstract countRefusedOrigin(allowance: Allowance, address: string): Promise<Counted>;

  /** One request without a valid token, from this address. */
  abstract countAddress(address: string): Promise<Counted>;

  /** What `countAddress` would report before the next request; counts nothing. */
  abstract seeAddress(address: string): Promise<Counted>;

  /** Undoes what was taken of a website key's day for this caller, the very object. */
  abstract giveBackTaken(caller: WebsiteCaller): Promise<void>;
}

/** Requests per minute of one website key. */
export const WEBSITE_KEY_PER_MINUTE = 120;

/**
 * Of these, what one address may send: a flood from one address leaves the rest of the key's
 * requests to all other addresses.
 */
export const WEBSITE_KEY_PER_ADDRESS = 30;

/** What one website key may report in a day of UTC, each for itself. */
export const WEBSITE_DAY = { events: 10_000, visitors: 10_000 } as const;
export type WebsiteReport = keyof typeof WEBSITE_DAY;

/**
 * Whom to count; the same object for the whole request, so that a failure of ours is given back to
 * it.
 */
export type WebsiteCaller = Pick<Caller, 'websiteKeyId'>;

/** What a website may report in a day. Callers with a token are not counted here. */
export abstract class WebsiteAllowance {
  /**
   * Takes so many from the day of the caller's website key, or takes none and throws RATE_LIMITED:
   * no batch is half let in.
   */
  abstract take(caller: WebsiteCaller, what: WebsiteReport, count: number): Promise<void>;
}

interface Spent {
  readonly what: WebsiteReport;
  readonly count: number;
  /** What a smaller batch could still report today. */
  readonly remaining: number;
  readonly resetsAt: Date;
  readonly seconds: number;
}

export const websiteAllowanceSpent = (spent: Spent): Refusal => {
  const { what, count, remaining, resetsAt, seconds } = spent;
  return new Refusal(
    'RATE_LIMITED',
    `This website key may report ${WEBSITE_DAY[what]} ${what} per day (UTC); ${remaining} are left, and the request has ${count}.`,
    { limit: 'day', allowed: WEBSITE_DAY[what], remaining, resetsAt: resetsAt.toISOString() },
    { 'Retry-After': String(seconds) },
  );
};

/** Where an answer keeps what its request was counted as. */
export const COUNTED = Symbol('switchyard:counted');
type CountedReply = FastifyReply & { [COUNTED]?: Counted | null };

/**
 * Sets the headers of the buckets on the answer: the contract's headers, and those of the IETF
 * draft (draft-ietf-httpapi-ratelimit-headers), which say all of them. Over the day, the contract's
 * reset is that of the day: until then there is nothing to wait for.
 */
export const reportCount = (
  reply: FastifyReply,
  { shown, refusedBy, buckets }: Omit<Counted, 'giveBack'>,
): void => {
  reply.header('X-RateLimit-Limit', shown.limit);
  reply.header('X-RateLimit-Remaining', refusedBy ? 0 : shown.remaining);
  reply.header('X-RateLimit-Reset', (refusedBy ?? shown).resetsAt);
  reply.header('RateLimit-Policy', buckets.map(policyOf).join(', '));
  reply.header('RateLimit', buckets.map(restOf).join(', '));
};

const policyOf = ({ name, limit, windowSeconds }: Bucket): string =>
  `"${name}";q=${limit};w=${windowSeconds}`;

const restOf = ({ name, remaining, resetsInSeconds }: Bucket): string =>
  `"${name}";r=${remaining};t=${resetsInSeconds}`;

/**
 * Sets the headers of the buckets on the answer; throws RATE_LIMITED when the request is over one.
 */
export const applyCount = (reply: FastifyReply, counted: Counted): void => {
  (reply as CountedReply)[COUNTED] = counted;
  reportCount(reply, counted);
  if (counted.refusedBy) throw rateLimited(counted.refusedBy);
};

/** What the request of an answer was counted as; undefined where nothing was. */
export const countOf = (reply: FastifyReply): Counted | undefined =>
  (reply as CountedReply)[COUNTED] ?? undefined;

const WHOSE: Readonly<Record<Bucket['name'], string>> = {
  minute: 'requests a minute of this token',
  day: 'requests a day of this account (UTC)',
  address: 'requests a minute from this address',
};

const rateLimited = ({ name, limit, resetsAt, resetsInSeconds }: Bucket): Refusal =>
  new Refusal(
    'RATE_LIMITED',
    `The limit of ${limit} ${WHOSE[name]} is reached. Wait ${resetsInSeconds} seconds.`,
    { limit: name, allowed: limit, resetsAt: new Date(resetsAt * 1_000).toISOString() },
    { 'Retry-After': String(resetsInSeconds) },
  );

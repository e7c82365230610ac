import { Refusal } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import type { Bucket, Counted } from './rate-limiter';

/** Where an answer keeps what its request was counted as. */
export const COUNTED = Symbol('switchyard:counted');
type CountedReply = FastifyReply & { [COUNTED]?: Counted | null };

/**
 * Tells the buckets on the answer: the contract's headers, and those of the IETF draft (draft-ietf-httpapi-ratelimit-headers), which say all
 * of them. Over the day, the contract's reset is that of the day: until then there is nothing to wait for.
 */
export const tellCount = (
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

/** Tells the buckets on the answer; throws RATE_LIMITED when the request is over one. */
export const applyCount = (reply: FastifyReply, counted: Counted): void => {
  (reply as CountedReply)[COUNTED] = counted;
  tellCount(reply, counted);
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

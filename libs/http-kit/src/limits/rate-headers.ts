import { Refusal } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import type { Counted } from './rate-limiter';

/** Tells the bucket on the answer. */
export const tellCount = (reply: FastifyReply, counted: Counted): void => {
  reply.header('X-RateLimit-Limit', counted.limit);
  reply.header('X-RateLimit-Remaining', counted.remaining);
  reply.header('X-RateLimit-Reset', counted.resetsAt);
};

/** Tells the bucket on the answer; throws RATE_LIMITED when the request is over it. */
export const applyCount = (reply: FastifyReply, counted: Counted): void => {
  tellCount(reply, counted);
  if (counted.retryAfterSeconds !== undefined) throw rateLimited(counted.retryAfterSeconds);
};

const rateLimited = (seconds: number): Refusal =>
  new Refusal('RATE_LIMITED', `Too many requests. Wait ${seconds} seconds.`, undefined, {
    'Retry-After': String(seconds),
  });

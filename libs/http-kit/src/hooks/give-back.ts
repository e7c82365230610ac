import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COUNTED, countOf, tellCount } from '../limits/rate-headers';
import type { RateLimiter } from '../limits/rate-limiter';
import { findCaller } from './request-state';

/** Gives back what a request drew that is answered 5xx: an outage of ours is never counted against who calls or where from. */
export const giveBackFailures = (fastify: FastifyInstance, limiter: RateLimiter): void => {
  fastify.decorateReply(COUNTED, null);
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 500) return done(null, payload);
    const goOn = (): void => done(null, payload);
    // When whoever counts is away as well, the answer does not wait for it.
    giveBack(request, reply, limiter).then(goOn, goOn);
  });
};

const giveBack = async (
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: RateLimiter,
): Promise<void> => {
  const caller = findCaller(request);
  if (caller) await limiter.giveBackTaken(caller);
  const after = await countOf(reply)?.giveBack?.();
  if (after) tellCount(reply, after);
};

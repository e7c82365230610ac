import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes that are still read of a body which was refused. */
const MOST_HEARD = 32 * 1024 * 1024;

/**
 * A client that is still sending hears a refusal only when somebody goes on reading: closing at once resets the connection, and the
 * answer is lost. Node throws away what is left of a body when the connection stays open, so it stays open where that is bounded.
 */
export const hearOut = ({ headers, raw }: FastifyRequest, reply: FastifyReply): void => {
  if (raw.complete) return;
  if (!(Number(headers['content-length']) <= MOST_HEARD)) {
    return void reply.header('connection', 'close');
  }
  reply.removeHeader('connection');
  // Node itself reads on only where nobody has begun to.
  raw.resume();
};

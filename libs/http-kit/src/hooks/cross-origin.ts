import { WEBSITE_KEY_START } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser may call an origin; whatever else stands in the header is not given back. */
const ORIGIN = /^(null|[a-z][a-z0-9+.-]*:\/\/[^\s/,"'<>]{1,255})$/i;
const WEBSITE = new RegExp(`^Bearer +${WEBSITE_KEY_START}`, 'i');
const A_DAY = '86400';

const EXPOSED = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotency-Replayed',
].join(', ');

/**
 * Lets the page read the answer to its website key, refusals included. Said to every origin, for a website key is public and carries nothing
 * that the browser would add by itself; whether the key may be used from there is decided by its own list. Tokens are for servers: no header.
 */
export const shareWithPage = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  if (!WEBSITE.test(headers.authorization ?? '')) return;
  allowOrigin(headers.origin, reply);
  reply.header('Access-Control-Expose-Headers', EXPOSED);
};

/** Answers a browser that asks whether a page may post. It carries no key yet, so there is nobody to refuse. */
export const answerPreflight = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  allowOrigin(headers.origin, reply);
  reply
    .code(204)
    .headers({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, Idempotency-Key, X-Space-Id, X-Request-Id',
      'Access-Control-Max-Age': A_DAY,
    })
    .send();
};

/** Never with credentials, so that no cookie of anybody's comes along. */
const allowOrigin = (origin: string | undefined, reply: FastifyReply): void => {
  reply.header('Vary', 'Origin');
  if (origin !== undefined && ORIGIN.test(origin)) {
    reply.header('Access-Control-Allow-Origin', origin);
  }
};

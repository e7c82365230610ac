import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every answer, whatever came of the request: the set that OWASP asks of an API. Each one costs on every request. */
const ALWAYS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export const stamp = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(ALWAYS).header('X-Request-Id', request.id);
};

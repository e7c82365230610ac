import { notFound } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowance } from '../access/authenticator';
import { applyCount } from '../limits/rate-headers';
import type { RateLimiter } from '../limits/rate-limiter';
import { readJson } from './read-json';

/** Where the Fastify instance keeps who counts. */
export const LIMITER = Symbol('switchyard:limiter');

/** A request that is signed: its bytes as they arrived, and who it is counted against once the signature was judged. */
export class SignedCall {
  readonly method: string;
  /** Path and query, as they were asked for. */
  readonly url: string;
  readonly headers: FastifyRequest['headers'];
  readonly body: Buffer;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly limiter: RateLimiter,
    body: Buffer,
  ) {
    ({ method: this.method, url: this.url, headers: this.headers } = request);
    this.body = body;
  }

  /** Who signed it has a bucket of their own. A stranger, undefined, is counted against their address and told the one 404, whatever was wrong. Throws `NOT_FOUND`, `RATE_LIMITED`. */
  async admit<Known extends { readonly allowance: Allowance }>(
    known: Known | undefined,
  ): Promise<Known> {
    applyCount(
      this.reply,
      known
        ? await this.limiter.countToken(known.allowance)
        : await this.limiter.countAddress(this.request.ip),
    );
    if (!known) throw notFound();
    return known;
  }

  /** The body as a value; for after the signature. Throws `INVALID_REQUEST`. */
  json(): unknown {
    return readJson(this.body.toString('utf8'));
  }
}

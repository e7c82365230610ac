import { notFound } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowance } from '../access/authenticator';
import { invalidSignature } from '../access/refusals';
import { applyCount } from '../limits/rate-headers';
import type { RateLimiter } from '../limits/rate-limiter';
import { readForeignJson, type ForeignJson } from './read-json';

/** Where the Fastify instance keeps who counts. */
export const LIMITER = Symbol('switchyard:limiter');

/** Why a signed request is not let in. */
export type Unadmitted = 'UNKNOWN_RECEIVER' | 'WRONG_SIGNATURE';

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

  /** Who signed it has a bucket of their own; every other request is counted against its address. Throws `NOT_FOUND`, `INVALID_SIGNATURE`, `RATE_LIMITED`. */
  async admit<Known extends { readonly allowance: Allowance }>(
    sender: Known | Unadmitted,
  ): Promise<Known> {
    const isKnown = typeof sender === 'object';
    applyCount(
      this.reply,
      isKnown
        ? await this.limiter.countToken(sender.allowance, this.request.ip)
        : await this.limiter.countAddress(this.request.ip),
    );
    if (!isKnown) throw sender === 'UNKNOWN_RECEIVER' ? notFound() : invalidSignature();
    return sender;
  }

  /** The body as a value in which what cannot be stored is replaced; for after the signature. Throws `INVALID_REQUEST`. */
  json(): ForeignJson {
    return readForeignJson(this.body);
  }
}

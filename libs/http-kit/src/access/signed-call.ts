import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { notFound } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ForeignJson, readForeignJson } from '../hooks/read-body';
import { type Allowance, invalidSignature } from './access';
import { applyCount, type RateLimiter } from './rate-limiter';

/** Where the Fastify instance keeps who counts. */
export const LIMITER = Symbol('switchyard:limiter');

/** Why a signed request is not let in. */
export type Unadmitted = 'UNKNOWN_RECEIVER' | 'WRONG_SIGNATURE';

/**
 * A request that is signed: its bytes as they arrived, and who it is counted against once the
 * signature was judged.
 */
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

  /**
   * Who signed it has a bucket of their own; every other request, also one that is let in without a
   * signature (its allowance is null), is counted against its address. Throws `NOT_FOUND`,
   * `INVALID_SIGNATURE`, `RATE_LIMITED`.
   */
  async admit<Known extends { readonly allowance: Allowance | null }>(
    sender: Known | Unadmitted,
  ): Promise<Known> {
    const isKnown = typeof sender === 'object';
    applyCount(
      this.reply,
      isKnown && sender.allowance
        ? await this.limiter.countToken(sender.allowance, this.request.ip)
        : await this.limiter.countAddress(this.request.ip),
    );
    if (!isKnown) throw sender === 'UNKNOWN_RECEIVER' ? notFound() : invalidSignature();
    return sender;
  }

  /**
   * The body as a value in which what cannot be stored is replaced; for after the signature. Throws
   * `INVALID_REQUEST`.
   */
  json(): ForeignJson {
    return readForeignJson(this.body);
  }

  /** The same of a body that `parse` reads; it throws for what it cannot read. */
  parsed(parse: (text: string) => unknown): ForeignJson {
    return readForeignJson(this.body, parse);
  }

  /** The sender calls its body XML. */
  get isXml(): boolean {
    return /^(text|application)\/xml(;|$)/.test(this.headers['content-type'] ?? '');
  }
}

/** The request of a `@Signed()` route, whatever the content type of its body. */
export const SignedCallParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedCall => {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    return new SignedCall(
      request,
      http.getResponse<FastifyReply>(),
      (request.server as unknown as Record<symbol, RateLimiter>)[LIMITER]!,
      Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    );
  },
);

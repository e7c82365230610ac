import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  Optional,
} from '@nestjs/common';
import {
  digestOf,
  IdempotencyStore,
  type IdempotentRequest,
  type Refusal,
  type StoredAnswer,
  validationError,
} from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf, declarationFor, findCaller } from '../hooks/request-state';
import { replaceUnstorable } from '../hooks/storable';

const badIdempotencyKey = (): Refusal =>
  validationError([
    {
      path: 'header.Idempotency-Key',
      code: 'BAD_FORMAT',
      message:
        'Idempotency-Key must be 1 to 255 letters, digits and signs without blanks, such as order-2026-11-21-17',
    },
  ]);

const KEPT_HEADERS = ['location', 'etag', 'retry-after'] as const;

/**
 * Does nothing without the header; with it, the store decides between running the work and giving
 * the stored answer again.
 */
@Injectable()
export class Idempotency implements NestInterceptor {
  constructor(@Optional() @Inject(IdempotencyStore) private readonly store?: IdempotencyStore) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const header = request.headers['idempotency-key'];
    if (header === undefined || !findCaller(request)) return next.handle();
    return from(
      this.answer(request, context.switchToHttp().getResponse<FastifyReply>(), keyOf(header), next),
    );
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    next: CallHandler,
  ): Promise<unknown> {
    if (!this.store) throw new Error('no IdempotencyStore is provided');
    const { answer, replayed } = await this.store.around(requestOf(request, key), async () => {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return { status: reply.statusCode, headers: keptHeaders(reply), body };
    });
    if (replayed) giveAgain(reply, answer);
    return answer.body;
  }
}

const keyOf = (header: string | string[]): string => {
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw badIdempotencyKey();
  return header;
};

const requestOf = (request: FastifyRequest, key: string): IdempotentRequest => {
  const { accountId, spaceId, tokenId } = callerOf(request);
  const { anyText, idempotency: mode = 'transaction' } = declarationFor(request);
  // Only text that can be stored has a canonical form.
  const body = anyText ? replaceUnstorable(request.body, Infinity, []) : request.body;
  const fingerprint = digestOf([request.method, request.url, spaceId, body ?? null]);
  return {
    tenant: { accountId, spaceId },
    tokenId,
    key,
    fingerprint,
    body: request.body,
    mode,
  };
};

const keptHeaders = (reply: FastifyReply): StoredAnswer['headers'] =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

const giveAgain = (reply: FastifyReply, answer: StoredAnswer): void => {
  reply.code(answer.status).headers(answer.headers).header('Idempotency-Replayed', 'true');
};

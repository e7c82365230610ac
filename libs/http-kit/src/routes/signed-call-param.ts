import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { invalidRequest } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITER, SignedCall } from '../hooks/signed-call';
import type { RateLimiter } from '../limits/rate-limiter';

/** The request of a `@Signed()` route. Throws INVALID_REQUEST (415) when its body is anything but JSON. */
export const SignedCallParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedCall => {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!Buffer.isBuffer(request.body)) {
      throw invalidRequest('The body must be application/json.', {}, 415);
    }
    return new SignedCall(
      request,
      http.getResponse<FastifyReply>(),
      (request.server as unknown as Record<symbol, RateLimiter>)[LIMITER]!,
      request.body,
    );
  },
);

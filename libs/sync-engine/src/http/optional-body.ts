import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { validateBody } from '@switchyard/http-kit';
import type { FastifyRequest } from 'fastify';

/** The body, checked against a class whose members are all optional; no body at all means an empty one. */
export const OptionalBody = createParamDecorator(
  (dto: Type<object>, context: ExecutionContext): object =>
    validateBody(dto, context.switchToHttp().getRequest<FastifyRequest>().body ?? {}),
);

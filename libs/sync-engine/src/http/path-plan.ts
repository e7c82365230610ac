import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isId, notFound } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { A_HASH } from './example-id';

/** The preview in the path: its id, or a planHash. Anything else is 404. */
export const PathPlan = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string => {
    const { id = '' } = context.switchToHttp().getRequest<FastifyRequest>().params as {
      readonly id?: string;
    };
    if (!isId('pvw', id) && !A_HASH.test(id)) throw notFound();
    return id;
  },
);

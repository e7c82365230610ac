import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isId, notFound, type IdPrefix } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';

/** The id in the path, which may have one of these prefixes; malformed is 404 like unknown. */
export const PathIdOf = createParamDecorator(
  (prefixes: readonly IdPrefix[], context: ExecutionContext): string => {
    const { id } = context.switchToHttp().getRequest<FastifyRequest>().params as {
      readonly id?: string;
    };
    if (id === undefined || !prefixes.some((prefix) => isId(prefix, id))) throw notFound();
    return id;
  },
);

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { notFound } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';

/** What a source may be called: ids are in paths and in the cursors of lists, so that there is no dot and no slash. */
export const SOURCE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** The id in the path; one that no source can have is 404 like an unknown one. */
export const PathSourceId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string => {
    const { id = '' } = context.switchToHttp().getRequest<FastifyRequest>().params as {
      readonly id?: string;
    };
    if (!SOURCE_ID.test(id)) throw notFound();
    return id;
  },
);

import type { Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { declarationFor } from '../hooks/request-state';

/** The class that a route declares for its body or query; a programming error when it declares none. */
export const declaredClass = (request: FastifyRequest, part: 'body' | 'query'): Type<object> => {
  const declared = declarationFor(request)[part];
  if (!declared) throw new Error(`${request.method} ${request.url} declares no ${part}`);
  return declared;
};

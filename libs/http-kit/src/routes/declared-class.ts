import type { Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { declarationOf } from './route-declaration';

/** The class that a route declares for its body or query; a programming error when it declares none. */
export const declaredClass = (request: FastifyRequest, part: 'body' | 'query'): Type<object> => {
  const declared = declarationOf(request.routeOptions.config)[part];
  if (!declared) throw new Error(`${request.routeOptions.url ?? request.url} declares no ${part}`);
  return declared;
};

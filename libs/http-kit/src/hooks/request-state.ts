import type { Caller } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';

const CALLER = Symbol('switchyard:caller');

type Carrier = FastifyRequest & { [CALLER]?: Caller };

export const setCaller = (request: FastifyRequest, caller: Caller): void => {
  (request as Carrier)[CALLER] = caller;
};

/** The caller of a request that a token was asked for; a programming error on a public route. */
export const callerOf = (request: FastifyRequest): Caller => {
  const caller = (request as Carrier)[CALLER];
  if (!caller) throw new Error('this route asks for no token, so it has no caller');
  return caller;
};

export const findCaller = (request: FastifyRequest): Caller | undefined => (request as Carrier)[CALLER];

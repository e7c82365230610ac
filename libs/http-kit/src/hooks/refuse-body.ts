import { validationError } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pointer } from '../validation/findings';
import { requireObject } from '../validation/validate-body';

/** A hook for routes that take no body: an empty one is harmless, a member in it is a member nobody knows. */
export const refuseBody = (
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void => {
  try {
    done(unknownMembers(request.body));
  } catch (error) {
    done(error as Error);
  }
};

const unknownMembers = (body: unknown): Error | undefined => {
  const names = body === undefined || body === null ? [] : Object.keys(requireObject(body));
  if (names.length === 0) return undefined;
  return validationError(
    names.map((name) => ({
      path: pointer('', name),
      code: 'UNKNOWN_FIELD' as const,
      message: `${name} is not a known field. This operation takes no body`,
    })),
  );
};

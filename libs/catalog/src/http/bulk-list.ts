import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { invalidRequest, validationError, type Issue } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';

const MAX_ITEMS = 1_000;

/**
 * The list of a bulk body, items unread: each is checked by itself, so that a bad one never blocks the others. Throws
 * `INVALID_REQUEST` and `VALIDATION_ERROR` about the body around them.
 */
export const BulkList = createParamDecorator(
  (member: 'items' | 'ids', context: ExecutionContext): readonly unknown[] =>
    bulkList(context.switchToHttp().getRequest<FastifyRequest>().body, member),
);

export const bulkList = (body: unknown, member: 'items' | 'ids'): readonly unknown[] => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidRequest('The body must be a JSON object.');
  }
  const given = body as Readonly<Record<string, unknown>>;
  const issues = [
    ...Object.keys(given)
      .filter((name) => name !== member)
      .map((name) => unknownField(name, member)),
    ...listIssues(given[member], member),
  ];
  if (issues.length > 0) throw validationError(issues);
  return given[member] as readonly unknown[];
};

const unknownField = (name: string, member: string): Issue => ({
  path: `/${name}`,
  code: 'UNKNOWN_FIELD',
  message: `${name} is not a known field beside ${member}`,
});

const listIssues = (list: unknown, member: string): Issue[] => {
  const path = `/${member}`;
  if (list === undefined) return [{ path, code: 'REQUIRED', message: `${member} is required` }];
  if (!Array.isArray(list)) {
    return [{ path, code: 'WRONG_TYPE', message: `${member} must be a list` }];
  }
  if (list.length === 0) {
    return [{ path, code: 'TOO_FEW', message: `${member} must have at least 1 item` }];
  }
  return list.length > MAX_ITEMS
    ? [{ path, code: 'TOO_MANY', message: `${member} must have at most ${MAX_ITEMS} items` }]
    : [];
};

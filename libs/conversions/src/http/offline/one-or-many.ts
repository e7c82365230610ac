import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { collectIssues, requireObject } from '@switchyard/http-kit';
import { validationError, type Issue } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { ConversionItemDto } from './offline-item.dto';
import { MOST_UPLOADS } from './offline.dto';

/** Items of a request, unread, with what their paths begin with. */
export interface ManyItems {
  readonly items: readonly unknown[];
  readonly pathOf: (index: number) => string;
}

/** One conversion, which must have the right shape, or a list of them, each of which is checked by itself. Throws `INVALID_REQUEST`, `VALIDATION_ERROR`. */
export const OneOrMany = createParamDecorator((_data: unknown, context: ExecutionContext): ManyItems => oneOrMany(context.switchToHttp().getRequest<FastifyRequest>().body));

const oneOrMany = (given: unknown): ManyItems => {
  const body = requireObject(given);
  const issues = 'conversions' in body ? listIssues(body) : collectIssues(ConversionItemDto, body);
  if (issues.length > 0) throw validationError(issues);
  return 'conversions' in body ? { items: body['conversions'] as readonly unknown[], pathOf: (index) => `/conversions/${index}` } : { items: [body], pathOf: () => '' };
};

const listIssues = ({ conversions, ...others }: Record<string, unknown>): Issue[] => {
  const path = '/conversions';
  const strangers = Object.keys(others).map((name): Issue => ({ path: `/${name}`, code: 'UNKNOWN_FIELD', message: `${name} is not a known field beside conversions` }));
  if (!Array.isArray(conversions)) return [...strangers, { path, code: 'WRONG_TYPE', message: 'conversions must be a list' }];
  if (conversions.length === 0) return [...strangers, { path, code: 'TOO_FEW', message: 'conversions must have at least 1 item' }];
  return conversions.length > MOST_UPLOADS ? [...strangers, { path, code: 'TOO_MANY', message: `conversions must have at most ${MOST_UPLOADS} items` }] : strangers;
};

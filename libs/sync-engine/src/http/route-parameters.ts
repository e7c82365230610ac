import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { decodeCursor, encodeCursor, type ListQuery, validateBody } from '@switchyard/http-kit';
import { isId, notFound, type Page, validationError } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { A_HASH } from './plan-fields';

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

/**
 * The body, checked against a class whose members are all optional; no body at all means an empty
 * one.
 */
export const OptionalBody = createParamDecorator(
  (dto: Type<object>, context: ExecutionContext): object =>
    validateBody(dto, context.switchToHttp().getRequest<FastifyRequest>().body ?? {}),
);

/** A list in the order of a plan: its place is a number, not a time. */
const BEGINNING = new Date(0);

/** The largest number of the column. */
const LAST_SEQ = 2_147_483_647;

/** The sequence number to go on after. Throws VALIDATION_ERROR for the cursor of another list. */
export const afterSeq = ({ cursor }: ListQuery): number => {
  if (cursor === undefined) return 0;
  const seq = Number(decodeCursor(cursor)?.id);
  if (Number.isInteger(seq) && seq > 0 && seq <= LAST_SEQ) return seq;
  throw validationError([
    {
      path: 'query.cursor',
      code: 'BAD_FORMAT',
      message: 'cursor must be the nextCursor of an earlier answer of this list',
    },
  ]);
};

/** A page from `limit + 1` rows. */
export const pageBySeq = <Row extends { readonly seq: number }>(
  rows: readonly Row[],
  limit: number,
): Page<Row> => {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return {
    rows: kept,
    nextCursor:
      rows.length > limit && last
        ? encodeCursor({ createdAt: BEGINNING, id: String(last.seq) })
        : null,
  };
};

/**
 * A page of things that are listed in the same order everywhere; their place in it is the cursor.
 */
export const orderedPage = <Item>(
  all: readonly Item[],
  query: ListQuery,
): Page<{ readonly item: Item }> => {
  const after = afterSeq(query);
  const rows = all.map((item, index) => ({ seq: index + 1, item }));
  return pageBySeq(rows.slice(after, after + query.limit + 1), query.limit);
};

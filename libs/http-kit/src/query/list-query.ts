import type { PageRequest } from '@switchyard/kernel';
import { Timestamp } from '../fields/dates';
import { field } from '../fields/field';
import { WholeNumber } from '../fields/number';
import { must } from '../fields/rule';
import { isString, Text } from '../fields/text';
import { decodeCursor, encodeCursor } from './cursor';

const EXAMPLE = encodeCursor({ createdAt: new Date(0), id: 'cmp_01890a5d00f4k9r8e7h7x6a5b4' });

const Cursor = (): PropertyDecorator =>
  field({
    kind: 'text',
    options: {
      description: 'The `meta.nextCursor` of the page before. Opaque.',
      example: EXAMPLE,
      optional: true,
    },
    rules: [
      isString,
      must(
        'isCursor',
        { code: 'BAD_FORMAT' },
        'must be the meta.nextCursor of an earlier answer',
        isCursor,
      ),
    ],
    schema: () => ({ type: 'string', maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' }),
  });

const isCursor = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 200 && decodeCursor(value) !== undefined;

/** The parameters of every list. */
export class ListQuery {
  @WholeNumber({
    min: 1,
    max: 200,
    default: 50,
    optional: true,
    description: 'How many items a page has at most.',
    example: 50,
  })
  readonly limit!: number;

  @Cursor()
  readonly cursor?: string;
}

/** The parameters of lists whose items change; adds `updatedSince`. */
export class ChangeListQuery extends ListQuery {
  @Timestamp({
    optional: true,
    description: 'Only items changed at or after this moment.',
    example: '2026-01-31T09:30:00Z',
  })
  readonly updatedSince?: string;
}

/** The parameters of lists whose items have a name; adds `q`. */
export class NamedListQuery extends ChangeListQuery {
  @Text({
    max: 255,
    optional: true,
    description: 'Only items whose name contains this text; upper and lower case are the same.',
    example: 'autumn',
  })
  readonly q?: string;
}

/** What a repository needs of a list query that was validated. */
export const pageRequestOf = (query: ListQuery): PageRequest => {
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  return { limit: query.limit, ...(cursor ? { cursor } : {}) };
};

import { crc32 } from 'node:zlib';
import type { Page, PageCursor, PageRequest } from '@switchyard/kernel';
import { field, must } from '../fields/field';
import { Timestamp } from '../fields/formats';
import { WholeNumber } from '../fields/number';
import { isString, Text } from '../fields/text';

/**
 * An opaque text for the last row of a page. The checksum catches cut and edited ones; it protects
 * no secret, for there is none inside.
 */
export const encodeCursor = ({ createdAt, id }: PageCursor): string => {
  const place = `${createdAt.getTime()}.${id}`;
  return Buffer.from(`${checksum(place)}.${place}`).toString('base64url');
};

/** The end of the year 9999, in milliseconds: no row is younger, and every store holds it. */
const LAST_TIME = 253_402_300_799_999;
const TIME = /^(0|[1-9]\d{0,14})$/;
/** What ids are made of, ours and the callers'. */
const ID = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * Undefined when the text is not a cursor of ours: a checksum can be forged, so that what it stands
 * for is judged by itself.
 */
export const decodeCursor = (text: string): PageCursor | undefined => {
  const [sum, time, id, ...rest] = Buffer.from(text, 'base64url').toString().split('.');
  if (!sum || !time || !id || rest.length > 0 || sum !== checksum(`${time}.${id}`)) {
    return undefined;
  }
  if (!TIME.test(time) || Number(time) > LAST_TIME || !ID.test(id)) return undefined;
  return { createdAt: new Date(Number(time)), id };
};

/** A page from `limit + 1` rows, newest first: the extra row only shows that there is more. */
export const pageOf = <Row extends PageCursor>(rows: readonly Row[], limit: number): Page<Row> => {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
};

const checksum = (text: string): string => crc32(text).toString(36);

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
    description: 'Most items of a page.',
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
    description: 'Only items changed at or after it.',
    example: '2026-01-31T09:30:00Z',
  })
  readonly updatedSince?: string;
}

/** The parameters of lists whose items have a name; adds `q`. */
export class NamedListQuery extends ChangeListQuery {
  @Text({
    max: 255,
    optional: true,
    description: 'Only names that contain this text; case does not count.',
    example: 'autumn',
  })
  readonly q?: string;
}

/** What a repository needs of a list query that was validated. */
export const pageRequestOf = (query: ListQuery): PageRequest => {
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  return { limit: query.limit, ...(cursor ? { cursor } : {}) };
};

type Filter<Query extends ChangeListQuery> = Omit<Query, 'limit' | 'cursor' | 'updatedSince'> & {
  readonly updatedSince?: Date;
};

/** What a list is narrowed by, without what pages it. */
export const filterOf = <Query extends ChangeListQuery>({
  limit: _limit,
  cursor: _cursor,
  updatedSince,
  ...filter
}: Query): Filter<Query> =>
  ({
    ...filter,
    ...(updatedSince === undefined ? {} : { updatedSince: new Date(updatedSince) }),
  }) as Filter<Query>;

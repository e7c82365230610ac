import { decodeCursor, encodeCursor, type ListQuery } from '@switchyard/http-kit';
import { validationError, type Page } from '@switchyard/kernel';

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

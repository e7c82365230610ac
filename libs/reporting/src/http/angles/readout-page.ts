import { decodeCursor, encodeCursor, type ListQuery } from '@switchyard/http-kit';
import type { Page } from '@switchyard/kernel';

/**
 * A page of angles; the cursor is the place of its last one among all. A test is judged as a whole,
 * so that every page needs all of it.
 */
export const readoutPage = <Row extends { readonly angleId: string }>(
  all: readonly Row[],
  { limit, cursor }: Pick<ListQuery, 'limit' | 'cursor'>,
): Page<Row> => {
  const after = cursor === undefined ? 0 : (decodeCursor(cursor)?.createdAt.getTime() ?? 0);
  const rows = all.slice(after, after + limit);
  const end = after + rows.length;
  return {
    rows,
    nextCursor:
      end < all.length
        ? encodeCursor({ createdAt: new Date(end), id: rows.at(-1)!.angleId })
        : null,
  };
};

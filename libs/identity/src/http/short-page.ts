import { pageOf, pageRequestOf, type ListQuery } from '@switchyard/http-kit';
import type { Page, PageCursor } from '@switchyard/kernel';

/** A page of a list that is short enough to be read whole, newest first by (createdAt, id). */
export const shortPage = <Row extends PageCursor>(
  rows: readonly Row[],
  query: ListQuery,
): Page<Row> => {
  const { limit, cursor } = pageRequestOf(query);
  const rest = cursor ? rows.filter((row) => isAfter(row, cursor)) : rows;
  return pageOf(rest.slice(0, limit + 1), limit);
};

const isAfter = (row: PageCursor, cursor: PageCursor): boolean =>
  row.createdAt < cursor.createdAt ||
  (row.createdAt.getTime() === cursor.createdAt.getTime() && row.id < cursor.id);

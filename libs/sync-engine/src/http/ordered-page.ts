import type { ListQuery } from '@switchyard/http-kit';
import type { Page } from '@switchyard/kernel';
import { afterSeq, pageBySeq } from './seq-cursor';

/** A page of things that are listed in the same order everywhere; their place in it is the cursor. */
export const orderedPage = <Item>(
  all: readonly Item[],
  query: ListQuery,
): Page<{ readonly item: Item }> => {
  const after = afterSeq(query);
  const rows = all.map((item, index) => ({ seq: index + 1, item }));
  return pageBySeq(rows.slice(after, after + query.limit + 1), query.limit);
};

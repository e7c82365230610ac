import type { ListQuery } from '@switchyard/http-kit';
import type { Page } from '@switchyard/kernel';
import type { Capabilities } from '@switchyard/platforms';
import { afterSeq, pageBySeq } from './seq-cursor';

/** A page of platforms in the order in which they are listed everywhere; their place in it is the cursor. */
export const platformPage = (all: readonly Capabilities[], query: ListQuery): Page<{ readonly capabilities: Capabilities }> => {
  const after = afterSeq(query);
  const rows = all.map((capabilities, index) => ({ seq: index + 1, capabilities }));
  return pageBySeq(rows.slice(after, after + query.limit + 1), query.limit);
};

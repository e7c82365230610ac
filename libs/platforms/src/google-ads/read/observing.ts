import type { Observed } from '../../port/observed';
import { search } from '../session/search';
import type { Session } from '../session/session';
import type { Row } from '../wire/row';

/** The rows of a query, each as what it says. */
export async function* observing(
  session: Session,
  query: string,
  observe: (row: Row) => Observed,
): AsyncGenerator<Observed> {
  for await (const row of search(session, query)) yield observe(row);
}

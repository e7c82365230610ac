import { contradictedRead } from '../failure/contradicted';
import type { Row } from '../wire/row';
import { call, type Session } from './session';

/** Rows that one request answers; fixed by the vendor (PAGE_SIZE_NOT_SUPPORTED). */
export const ROWS_PER_PAGE = 10_000;

/** All rows of a query, page by page. One request per page. */
export async function* search(session: Session, query: string): AsyncGenerator<Row> {
  let pageToken: string | undefined;
  do {
    const page = await pageOf(session, query, pageToken);
    yield* page.rows;
    if (page.next !== undefined && page.next === pageToken) {
      throw contradictedRead('The next page is this page.');
    }
    pageToken = page.next;
  } while (pageToken !== undefined);
}

export const searchAll = async (session: Session, query: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const row of search(session, query)) rows.push(row);
  return rows;
};

const pageOf = async (
  session: Session,
  query: string,
  pageToken: string | undefined,
): Promise<{ readonly rows: readonly Row[]; readonly next?: string }> => {
  const body = { query, ...(pageToken === undefined ? {} : { pageToken }) };
  const { json, requestId } = await call(session, {
    path: `customers/${session.customerId}/googleAds:search`,
    body,
    purpose: 'read',
  });
  const { results = [], nextPageToken } = json as {
    readonly results?: unknown;
    readonly nextPageToken?: unknown;
  };
  if (!Array.isArray(results)) {
    throw contradictedRead('A search answered no list of rows.', requestId);
  }
  return {
    rows: results as readonly Row[],
    ...(typeof nextPageToken === 'string' && nextPageToken !== '' ? { next: nextPageToken } : {}),
  };
};

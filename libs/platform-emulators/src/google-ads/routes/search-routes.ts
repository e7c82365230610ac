import { createHash } from 'node:crypto';
import type { VendorAnswer } from '../../vendor';
import { complaint, Refused } from '../errors/complaint';
import { runQuery } from '../gaql/run-query';
import { SEARCH_REQUEST, SEARCH_STREAM_REQUEST } from '../schema/requests';
import { textOf } from '../state/row';
import { type AccountCall, readRequest } from './call';

/** Rows of one page and of one chunk [P25]. */
const PAGE_ROWS = 10_000;

/** `googleAds:search`: pages of 10,000 rows. */
export function search(call: AccountCall): VendorAnswer {
  const body = readRequest(SEARCH_REQUEST, call.request);
  if (body['pageSize'] !== undefined) {
    throw new Refused(
      complaint(
        'requestError.PAGE_SIZE_NOT_SUPPORTED',
        'pageSize',
        'Setting the page size is not supported.',
      ),
    );
  }
  const query = queryOf(textOf(body, 'query'));
  const offset = offsetOf(textOf(body, 'pageToken'), query);
  const { rows, fieldMask } = runQuery(query, call, call.now);
  if (body['validateOnly'] === true) return answer(call, {});
  const end = offset + PAGE_ROWS;
  const more = rows.length > end ? { nextPageToken: pageToken(query, end) } : {};
  return answer(call, { ...resultsOf(rows.slice(offset, end)), ...more, fieldMask });
}

/** `googleAds:searchStream`: one JSON array of chunks. */
export function searchStream(call: AccountCall): VendorAnswer {
  const body = readRequest(SEARCH_STREAM_REQUEST, call.request);
  const { rows, fieldMask } = runQuery(queryOf(textOf(body, 'query')), call, call.now);
  const chunks = Array.from(
    { length: Math.max(1, Math.ceil(rows.length / PAGE_ROWS)) },
    (_, index) => ({
      ...resultsOf(rows.slice(index * PAGE_ROWS, (index + 1) * PAGE_ROWS)),
      fieldMask,
      requestId: call.context.requestId,
    }),
  );
  return answer(call, chunks);
}

const answer = ({ context }: AccountCall, body: unknown): VendorAnswer => ({
  status: 200,
  headers: { 'request-id': context.requestId },
  body,
});
const resultsOf = (rows: readonly unknown[]) => (rows.length ? { results: rows } : {});

function queryOf(query: string): string {
  if (!query.trim()) {
    throw new Refused(
      complaint('requestError.REQUIRED_FIELD_MISSING', 'query', 'Required field is missing.'),
    );
  }
  return query;
}

const digest = (query: string): string =>
  createHash('sha256').update(query).digest('base64url').slice(0, 12);
const pageToken = (query: string, offset: number): string =>
  Buffer.from(`${offset}.${digest(query)}`).toString('base64url');

/** A token only fits the query that it was given for. */
function offsetOf(token: string, query: string): number {
  if (!token) return 0;
  const [offset = '', mark] = Buffer.from(token, 'base64url').toString('utf8').split('.');
  if (/^\d+$/.test(offset) && mark === digest(query)) return Number(offset);
  throw new Refused(
    complaint('requestError.INVALID_PAGE_TOKEN', 'pageToken', 'The page token is invalid.'),
  );
}

import type { Json } from '../../google-ads/schema/field';
import type { AcceptedRequest } from './accepted-request';

/** One entry of the answer (request_status_per_destination.proto). Counts of errors are told with the verdict, not before. */
export function statusOfDestination(
  { destination, records, errors }: AcceptedRequest['destinations'][number],
  isProcessed: boolean,
): Json {
  const eventsIngestionStatus = { recordCount: String(records) };
  if (!isProcessed) return { destination, requestStatus: 'PROCESSING', eventsIngestionStatus };
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  if (!failed) return { destination, requestStatus: 'SUCCESS', eventsIngestionStatus };
  const errorCounts = [...errors].map(([reason, count]) => ({
    recordCount: String(count),
    reason,
  }));
  return {
    destination,
    requestStatus: failed === records ? 'FAILED' : 'PARTIAL_SUCCESS',
    errorInfo: { errorCounts },
    eventsIngestionStatus,
  };
}

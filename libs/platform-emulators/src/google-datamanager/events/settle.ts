import type { Json } from '../../google-ads/schema/field';
import { textOf } from '../../google-ads/state/row';
import type { ProcessingReason } from '../schema/processing-reasons';
import { adjusted } from './adjusted';
import type { ConversionBook } from './conversion-book';
import { processingError, type RequestTerms } from './processing-error';
import { routedTo } from './routed-to';
import type { Target } from './target';

export interface Settled {
  readonly records: number;
  readonly errors: ReadonlyMap<ProcessingReason, number>;
}

export interface Sent extends RequestTerms {
  readonly requestId: string;
  readonly events: readonly Json[];
  readonly nextId: () => string;
}

/** Keeps the events of one destination, or counts why not. What was decided is told when the request has been processed. */
export function settle(book: ConversionBook, target: Target, sent: Sent): Settled {
  const errors = new Map<ProcessingReason, number>();
  const transactions = new Set<string>();
  const events = sent.events.filter((event) => routedTo(event, target.destination));
  for (const event of events) {
    const reason =
      processingError(event, target, sent) ??
      repeated(event, transactions) ??
      keep(book, target, event, sent);
    if (reason) errors.set(reason, (errors.get(reason) ?? 0) + 1);
  }
  return { records: events.length, errors };
}

/** Twice in one request is a slip of the sender; in another request it is an adjustment. */
function repeated(event: Json, transactions: Set<string>): ProcessingReason | undefined {
  const id = textOf(event, 'transactionId');
  if (id && transactions.has(id)) return 'PROCESSING_ERROR_REASON_DUPLICATE_TRANSACTION_ID';
  transactions.add(id);
  return undefined;
}

function keep(
  book: ConversionBook,
  { customer, action }: Target,
  event: Json,
  { requestId, now, nextId }: Sent,
): ProcessingReason | undefined {
  const actionId = action?.id ?? '';
  const known = book.ofTransaction(actionId, event);
  if (known) {
    book.keep(adjusted(known, event));
    return undefined;
  }
  if (book.ofClick(actionId, event)) return 'PROCESSING_ERROR_REASON_DUPLICATE_GCLID';
  book.keep({
    id: nextId(),
    accountId: customer.id,
    actionId,
    requestId,
    event,
    acceptedAt: now,
    adjustments: 0,
  });
  return undefined;
}

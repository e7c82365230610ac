import { textOf } from '../../google-ads/state/row';
import type { RemoteObject } from '../../vendor';
import type { KeptEvent } from '../events/kept-event';
import { isProcessed } from '../status/is-processed';

/** A kept event below its conversion action, named after its transaction. */
export function conversionObject(
  { id, accountId, actionId, event, requestId, adjustments, acceptedAt }: KeptEvent,
  now: Date,
): RemoteObject {
  const name = textOf(event, 'transactionId');
  return {
    kind: 'conversion',
    id,
    accountId,
    parentId: actionId,
    ...(name ? { name } : {}),
    status: isProcessed(acceptedAt, now) ? 'SUCCESS' : 'PROCESSING',
    data: { ...event, requestId, adjustments },
  };
}

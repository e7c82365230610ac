import type { Grant } from '../../google-ads/routes/grants';
import type { Json } from '../../google-ads/schema/field';
import { textOf } from '../../google-ads/state/row';
import type { VendorRequest } from '../../vendor';
import type { DataManager } from '../data-manager';
import { RETRIEVE_STATUS_REQUEST } from '../schema/messages';
import { isProcessed } from '../status/is-processed';
import { statusOfDestination } from '../status/status-of-destination';
import { readQuery } from '../wire/read-call';
import { invalidRequest } from '../wire/rpc-refused';
import { violation } from '../wire/violation';

/** `GET /v1/requestStatus:retrieve`: what came of a request of one's own, by destination in their order. */
export function retrieveStatus(
  { requests, world }: DataManager,
  grant: Grant,
  request: VendorRequest,
): Json {
  const id = textOf(readQuery(RETRIEVE_STATUS_REQUEST, request), 'requestId');
  if (!id) throw invalidRequest([violation('REQUIRED_FIELD_MISSING', 'request_id')]);
  const accepted = requests.get(id);
  if (accepted?.refreshToken !== grant.refreshToken) {
    throw invalidRequest([violation('INVALID_REQUEST_ID', 'request_id')]);
  }
  const isDone = isProcessed(accepted.acceptedAt, world.clock.now());
  return {
    requestStatusPerDestination: accepted.destinations.map((one) =>
      statusOfDestination(one, isDone),
    ),
  };
}

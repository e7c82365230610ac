import { randomUUID } from 'node:crypto';
import type { VendorAnswer } from '../../vendor';
import { unverifiedCodes } from '../unverified';
import { documented } from './documented-codes';
import { gateFault } from './fault';

const CODES = new Map([
  [400, unverifiedCodes.malformedRequest],
  [401, documented.authenticationTokenExpired],
  [403, documented.userIsNotAuthorized],
  [429, documented.callRateExceeded],
]);

/** The vendor's own fault for a status alone; an internal error for any that has no fault of its own. */
export function failure(status: number): VendorAnswer {
  const trackingId = randomUUID();
  const fault = gateFault(
    status,
    CODES.get(status) ?? documented.internalError,
    'The call failed.',
  );
  return { status, headers: { TrackingId: trackingId }, body: fault.body(trackingId) };
}

import type { VendorAnswer } from '../../vendor';
import { unverifiedErrors } from '../unverified';
import { plainError } from './envelope';
import { quotaReached } from './day-quota';

/** The vendor's own error for a status that a person injected. */
export function failure(status: number): VendorAnswer {
  if (status === 429) return quotaReached().answer;
  if (status === 401) {
    return {
      status,
      body: {
        status,
        serviceErrorCode: unverifiedErrors.invalidToken,
        code: 'INVALID_ACCESS_TOKEN',
        message: 'Invalid access token',
      },
    };
  }
  return { status, body: plainError(status, MESSAGES[status] ?? 'The call failed') };
}

const MESSAGES: Readonly<Record<number, string>> = {
  403: 'Access Denied',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Write Conflict',
  500: 'Internal Error',
  503: 'Under Maintenance',
  504: 'Gateway Timeout',
};

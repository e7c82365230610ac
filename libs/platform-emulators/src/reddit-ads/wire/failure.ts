import type { VendorAnswer } from '../../vendor';
import { ApiError } from './api-error';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  401: 'Bad bearer token provided.',
  403: 'Access not granted.',
  404: 'Not found',
  410: 'Gone',
  429: 'Too Many Requests',
};

/** What a 429 tells of the quota that is used up: here always the same, and over in a second. */
const USED_UP = {
  RateLimit: '"ads-campaign-management-write";r=0;t=1',
  'RateLimit-Policy': '"ads-campaign-management-write";q=200;w=60',
};

/** The vendor's own error for a status alone. */
export function failure(status: number): VendorAnswer {
  const message = MESSAGES[status] ?? 'Internal Server Error';
  return new ApiError(status, message, [], status === 429 ? USED_UP : {}).answer();
}

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

/** The vendor's own error for a status alone. A fault that names its own headers adds the rate limit's. */
export const failure = (status: number): VendorAnswer => new ApiError(status, MESSAGES[status] ?? 'Internal Server Error').answer();

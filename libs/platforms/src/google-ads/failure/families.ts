import type { GoogleError } from './google-failure';
import { codeOf } from './google-failure';

/** What an error code asks for, whatever the HTTP status beside it. */
export type Nature = 'throttled' | 'unauthorised' | 'transient' | 'undecided' | 'refused';

/** The person's grant is gone, or no longer reaches this account. */
const UNAUTHORISED = new Set([
  'OAUTH_TOKEN_INVALID',
  'OAUTH_TOKEN_EXPIRED',
  'OAUTH_TOKEN_REVOKED',
  'OAUTH_TOKEN_DISABLED',
  'OAUTH_TOKEN_HEADER_INVALID',
  'NOT_ADS_USER',
  'GOOGLE_ACCOUNT_COOKIE_INVALID',
  'GOOGLE_ACCOUNT_DELETED',
  'GOOGLE_ACCOUNT_AUTHENTICATION_FAILED',
  'TWO_STEP_VERIFICATION_NOT_ENROLLED',
  'ADVANCED_PROTECTION_NOT_ENROLLED',
  'LOGIN_COOKIE_REQUIRED',
  'USER_PERMISSION_DENIED',
]);

/** `transient`: not done, try again. `undecided`: the vendor broke while working, a write may have been done. */
export const natureOf = (error: GoogleError): Nature => {
  const [family, code] = codeOf(error);
  if (family === 'quotaError') return 'throttled';
  if (family === 'authenticationError' || family === 'authorizationError') {
    return UNAUTHORISED.has(code) ? 'unauthorised' : 'refused';
  }
  if (family === 'databaseError' && code === 'CONCURRENT_MODIFICATION') return 'transient';
  if (family === 'internalError') return 'undecided';
  return 'refused';
};

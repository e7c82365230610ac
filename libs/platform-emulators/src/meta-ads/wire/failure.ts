import type { VendorAnswer } from '../../vendor';
import { GraphError } from './graph-error';
import { deadToken, notPermitted, throttled } from './refusals';
import { refusalAnswer } from './refusal-answer';

/** The vendor's own error for a bare status: of what would answer it, or an unknown, passing one (code 2). */
export const failure = (status: number): VendorAnswer => ({
  ...refusalAnswer(errorOf(status), ''),
  status,
});

function errorOf(status: number): GraphError {
  switch (status) {
    case 400:
      return new GraphError({ code: 100, message: 'Invalid parameter' });
    case 401:
      return deadToken('Error validating access token: Session has expired.', 463);
    case 403:
      return notPermitted('Permissions error');
    case 429:
      return throttled(
        80004,
        2446079,
        '(#80004) There have been too many calls to this ad-account.',
      );
    default:
      return new GraphError({
        code: 2,
        message: 'Service temporarily unavailable',
        isTransient: true,
      });
  }
}

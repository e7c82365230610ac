import type { Failure, FailureDetail } from '../../port/failure';
import { SHORT_WAIT_SECONDS, UNNAMED_WAIT_SECONDS } from '../unverified';
import type { GoogleError } from './google-failure';

/** How long to wait: what the error says (`retryDelay`), else what the header says, else half a minute. */
export const throttled = (
  errors: readonly GoogleError[],
  retryAfter: string | undefined,
  detail: FailureDetail,
): Failure => {
  const named = errors
    .map(({ details }) => seconds(details?.quotaErrorDetails?.retryDelay))
    .filter((wait) => wait > 0);
  const retryAfterSeconds = Math.max(...named, 0) || seconds(retryAfter) || UNNAMED_WAIT_SECONDS;
  return {
    kind: 'throttled',
    retryAfterSeconds,
    scope: retryAfterSeconds > SHORT_WAIT_SECONDS ? 'day' : 'short',
    detail,
  };
};

/** `40591s`, `1.5s` and `30` in whole seconds, upwards; zero when it says nothing. */
const seconds = (text: string | undefined): number => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0;
};

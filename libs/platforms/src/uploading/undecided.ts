import type { Failure } from '../port/failure';
import type { Verdict } from '../port/verdict';

/** What is known of items whose request failed as a whole after others of their batch had an answer: they go again, after the wait that the platform asked for. */
export const undecided = (failure: Failure, now: number): Verdict => {
  const { code, message } = failure.detail;
  return failure.kind === 'throttled'
    ? { outcome: 'waiting', until: now + failure.retryAfterSeconds * 1_000, code, message }
    : { outcome: 'unknown', code, message };
};

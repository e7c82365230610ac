import type { Failure } from '@switchyard/platforms';

const FIRST_SECONDS = 60;

/**
 * When a platform that failed so many times in a row is asked again: soon at first, for most troubles are short, and never more often than when all
 * is well. It is not asked before it said that it may be.
 */
export const tryAgainAfter = (
  failure: Failure,
  failures: number,
  intervalSeconds: number,
): number => {
  const own = Math.min(intervalSeconds, FIRST_SECONDS * 2 ** Math.min(10, failures - 1));
  return failure.kind === 'throttled' ? Math.max(failure.retryAfterSeconds, own) : own;
};

import type { Issue } from '@switchyard/kernel';

/** Clocks of callers may be ahead by this much. */
const SKEW_MS = 5 * 60_000;

/** What happened must not lie in the future. */
export const futureIssues = (occurredAt: Date, path: string, now: Date): Issue[] =>
  occurredAt.getTime() > now.getTime() + SKEW_MS ? [{ path: `${path}/occurredAt`, code: 'OUT_OF_RANGE', message: 'occurredAt must not lie in the future' }] : [];

import type { Issue } from '@switchyard/kernel';

/** Clocks of callers may be ahead by this much. */
const SKEW_MS = 5 * 60_000;

/** What happened must not lie in the future. */
export const futureIssues = (
  moment: Date,
  path: string,
  now: Date,
  member = 'occurredAt',
): Issue[] =>
  moment.getTime() > now.getTime() + SKEW_MS
    ? [
        {
          path: `${path}/${member}`,
          code: 'OUT_OF_RANGE',
          message: `${member} must not be in the future`,
        },
      ]
    : [];

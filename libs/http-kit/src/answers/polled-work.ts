/** Work that goes on after its answer, and that callers look at until it is over. */
export interface PolledWork {
  readonly isOver: boolean;
  /** When it began. */
  readonly since: Date;
  /** Nothing happens before, where that is known. */
  readonly resumesAt?: Date | null;
}

const SOONEST = 1;
const LATEST = 10;
const LATEST_WHILE_WAITING = 60;
/** Looked at about ten times for each doubling of its age: a token has 60 requests a minute. */
const PARTS_OF_AGE = 10;

/**
 * Whole seconds after which it is worth to look again: a tenth of the age of the work, 1 to 10, and
 * up to 60 while it waits for a known moment. Undefined once it is over.
 */
export const pollAfterSeconds = (
  { isOver, since, resumesAt }: PolledWork,
  now: Date,
): number | undefined => {
  if (isOver) return undefined;
  const waits = resumesAt ? secondsBetween(now, resumesAt) : 0;
  if (waits > 0) return Math.min(Math.ceil(waits), LATEST_WHILE_WAITING);
  const age = secondsBetween(since, now);
  return Math.min(Math.max(Math.ceil(age / PARTS_OF_AGE), SOONEST), LATEST);
};

const secondsBetween = (start: Date, end: Date): number =>
  (end.getTime() - start.getTime()) / 1_000;

import { UNVERIFIED } from '../unverified';
import type { Session } from '../wire/session';

interface Look<T> {
  readonly value: T;
  /** Nothing is missing: no need to look again. */
  readonly isWhole: boolean;
}

/** Looks, and looks again with growing waits while something is missing, until lists surely show what was written before the first look. */
export const untilListed = async <T>({ io }: Session, look: () => Promise<Look<T>>): Promise<T> => {
  let waited = 0;
  for (let wait = 1; ; wait *= 2) {
    const { value, isWhole } = await look();
    if (isWhole || waited >= UNVERIFIED.listLagSeconds) return value;
    const seconds = Math.min(wait, UNVERIFIED.listLagSeconds - waited);
    await io.sleep(seconds * 1_000);
    waited += seconds;
  }
};

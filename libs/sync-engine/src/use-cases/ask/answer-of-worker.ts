import { unavailable } from '@switchyard/kernel';
import type { Promises, Waiting } from '../ports';

const LONGEST_WAIT_MS = 30_000;
/** A worker counts as alive for 4 seconds after its last sign: looked for this often, its death is told within 5. */
const SIGN_OF_LIFE_MS = 500;

/** Nobody could compute it: 503 at once rather than an answer that never comes. */
export const noWorker = () => unavailable('No worker is running, so nothing can be computed right now.', 5);

/**
 * Waits for what a worker was asked for, at most 30 seconds; undefined when that was not long enough. Throws UNAVAILABLE within 5 seconds
 * of the death of the last worker.
 */
export const answerOfWorker = <T>(waiting: Waiting, promises: Promises, look: () => Promise<T | undefined>): Promise<T | undefined> => {
  let nextSign = SIGN_OF_LIFE_MS;
  return waiting.forAnswer(LONGEST_WAIT_MS, async (passedMs) => {
    const answer = await look();
    if (answer !== undefined || passedMs < nextSign) return answer;
    nextSign += SIGN_OF_LIFE_MS;
    if (!(await promises.hasLiveWorker())) throw noWorker();
    return undefined;
  });
};

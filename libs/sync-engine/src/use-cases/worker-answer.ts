import { unavailable } from '@switchyard/kernel';
import type { Promises, Waiting } from './ports';

const LONGEST_WAIT_MS = 30_000;
/**
 * A worker says once a second that it is alive. On a machine that is busy to the limit a sign may
 * be late: it is waited for before anybody is turned away.
 */
const FIRST_SIGN_MS = 4_000;
const FRESH_SECONDS = 4;
const LOOK_FOR_SIGN_MS = 500;

const noWorker = () =>
  unavailable('No worker is running, so nothing can be computed right now.', 5);

/**
 * Turns away before anything is promised: throws UNAVAILABLE within 5 seconds when no worker is
 * alive.
 */
export const requireWorker = async (waiting: Waiting, promises: Promises): Promise<void> => {
  if (await promises.hasLiveWorker(FRESH_SECONDS)) return;
  const isAlive = await waiting.forAnswer(
    FIRST_SIGN_MS,
    async () => (await promises.hasLiveWorker(FRESH_SECONDS)) || undefined,
  );
  if (!isAlive) throw noWorker();
};

/**
 * Waits for what a worker was asked for, at most 30 seconds; undefined when that was not long
 * enough. Throws UNAVAILABLE within 5 seconds of the death of the last worker, unless it died at
 * this very work: then when its lease is over.
 */
export const answerOfWorker = <T>(
  id: string,
  waiting: Waiting,
  promises: Promises,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  let nextSign = LOOK_FOR_SIGN_MS;
  return waiting.forAnswer(LONGEST_WAIT_MS, async (passedMs) => {
    const answer = await look();
    if (answer !== undefined || passedMs < nextSign) return answer;
    nextSign += LOOK_FOR_SIGN_MS;
    if (!(await promises.hasLiveWorker(FRESH_SECONDS)) && !(await promises.isHeld(id))) {
      throw noWorker();
    }
    return undefined;
  });
};

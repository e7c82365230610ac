import { unavailable } from './refusal';

/** Waiting for another process, given so that use cases read no clock. */
export abstract class Waiting {
  /** Looks again and again, quickly at first, until something is answered or the time is over. */
  abstract forAnswer<T>(
    limitMs: number,
    look: (passedMs: number) => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

/** Whether workers are alive, and whether one is at a piece of work. */
export interface WorkerSigns {
  hasLiveWorker(withinSeconds: number): Promise<boolean>;
  /** True while a worker is at this work. */
  isHeld(id: string): Promise<boolean>;
}

const LONGEST_WAIT_MS = 30_000;
/**
 * A worker says once a second that it is alive. On a busy machine such a sign may be late, so a request
 * waits for it before it is refused.
 */
const FIRST_SIGN_MS = 4_000;
const FRESH_SECONDS = 4;
const LOOK_FOR_SIGN_MS = 500;

const noWorker = () =>
  unavailable('No worker is running, so nothing can be computed right now.', 5);

/**
 * Turns away before any work is stored: throws UNAVAILABLE within 5 seconds when no worker is
 * alive.
 */
export const requireWorker = async (waiting: Waiting, signs: WorkerSigns): Promise<void> => {
  if (await signs.hasLiveWorker(FRESH_SECONDS)) return;
  const isAlive = await waiting.forAnswer(
    FIRST_SIGN_MS,
    async () => (await signs.hasLiveWorker(FRESH_SECONDS)) || undefined,
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
  signs: WorkerSigns,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  let nextSign = LOOK_FOR_SIGN_MS;
  return waiting.forAnswer(LONGEST_WAIT_MS, async (passedMs) => {
    const answer = await look();
    if (answer !== undefined || passedMs < nextSign) return answer;
    nextSign += LOOK_FOR_SIGN_MS;
    if (!(await signs.hasLiveWorker(FRESH_SECONDS)) && !(await signs.isHeld(id))) {
      throw noWorker();
    }
    return undefined;
  });
};

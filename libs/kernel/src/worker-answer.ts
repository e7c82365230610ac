import { unavailable } from './refusal';

/** Waiting for another process, given so that use cases read no clock. */
export abstract class Waiting {
  /** Looks again and again, quickly at first, until something is answered or the time is over. */
  abstract forAnswer<T>(
    limitMs: number,
    look: (passedMs: number) => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

/** Whether workers are running, and whether one holds a work item. */
export interface WorkerSigns {
  hasLiveWorker(withinSeconds: number): Promise<boolean>;
  /** True while a worker is at this work. */
  isHeld(id: string): Promise<boolean>;
}

const LONGEST_WAIT_MS = 30_000;
/**
 * A worker records once a second that it runs. On a busy machine this record may be late, so a
 * request waits for it before it is refused.
 */
const FIRST_SIGN_MS = 4_000;
const FRESH_SECONDS = 4;
const LOOK_FOR_SIGN_MS = 500;

const noWorker = () =>
  unavailable('No worker is running, so nothing can be computed right now.', 5);

/**
 * Refuses a request before its work is stored: throws UNAVAILABLE within 5 seconds when no worker
 * is running.
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
 * enough. Throws UNAVAILABLE within 5 seconds after the last worker died. If that worker held this
 * work, it throws when the lease ends.
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

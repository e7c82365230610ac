import type { Terminal } from '../terminal/terminal';
import { StepFailed } from './step-failed';

/** A state of the product that the story waits for. */
export interface Expected<T> {
  /** Completes "waiting for …", from the state as it was seen last. */
  readonly what: (seen: T) => string;
  readonly look: () => Promise<T>;
  readonly isReached: (seen: T) => boolean;
  /** Asks the worker for the round that leads there; repeated, because a round that runs already does not count. */
  readonly ask?: () => Promise<void>;
}

/** Makes the standing rounds of the demo account on a queue due at once, instead of waiting for their intervals. */
export type AskForRound = (queue: 'readings' | 'conversions') => Promise<void>;

/** What is read must be read after this moment. */
export interface SinceThen {
  readonly since: Date;
  readonly askForRound: AskForRound;
}

const LOOK_MS = 200;
const ASK_MS = 1_000;
const PATIENCE_MS = 120_000;

/** Resolves after that time; on the global timer, which tests replace. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** Looks until the state is reached. Throws after two minutes. */
export const until = async <T>(
  terminal: Terminal,
  { what, look, isReached, ask }: Expected<T>,
): Promise<T> => {
  let seen = await look();
  let nextAsk = performance.now();
  const end = performance.now() + PATIENCE_MS;
  return terminal.waitFor(
    () => what(seen),
    async () => {
      while (!isReached(seen)) {
        if (performance.now() > end) {
          throw new StepFailed(`Two minutes were not enough for ${what(seen)}.`);
        }
        if (ask && performance.now() >= nextAsk) {
          await ask();
          nextAsk = performance.now() + ASK_MS;
        }
        await pause(LOOK_MS);
        seen = await look();
      }
      return seen;
    },
  );
};

import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../start-failure';
import { endedEarly, hasEnded, type Child } from './child';

const LONGEST_MS = 60_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/** Waits until the address answers with a 2xx. Throws when the child ends first or a minute is over. */
export const waitUntilUp = async (child: Child, url: string): Promise<void> => {
  const end = Date.now() + LONGEST_MS;
  while (!(await answers(url))) {
    if (hasEnded(child)) throw endedEarly(child);
    if (Date.now() > end) {
      throw new StartFailure(
        `${child.name} did not answer at ${url} within a minute.`,
        `Look into ${child.log}.`,
      );
    }
    await pause(100);
  }
};

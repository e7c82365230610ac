import { statement, type Database } from '@switchyard/db-kit';
import type { DatabaseClock } from './database-clock';

/** Who tells a process the time, and how often it is asked. */
export interface TimeSource {
  readonly everyMs: number;
  /** An answer that takes longer is not believed. */
  readonly mostMs?: number;
  tell(): Promise<Date>;
}

const TIME = statement('select clock_timestamp() as now');

/** What all processes of an installation agree on. */
export const databaseTime = (database: Database): TimeSource => ({
  everyMs: 10_000,
  mostMs: 2_000,
  tell: async () => {
    const [row] = await database.readGlobal<{ now: Date }>(TIME, []);
    if (!row) throw new Error('the database did not tell its time');
    return row.now;
  },
});

/** Asked so often while somebody waits, so that a clock that is set forward ends the wait. */
const LOOK_MS = 50;
const MOST_WAIT_MS = 5_000;

interface ServedClock {
  readonly now: string;
}

/**
 * Waits for tests that last by a served clock: whoever sets it forward ends them, and a server that skips waits sets it forward by itself.
 * The process's own clock is set by each answer, and goes on without one.
 */
export const servedWait =
  (url: string, clock: DatabaseClock) =>
  async (milliseconds: number): Promise<void> => {
    const until = new Date(clock.now().getTime() + milliseconds);
    const look = () => clock.ask(() => timeAfterWait(url, until)).catch(() => undefined);
    for (await look(); clock.now() < until; await look()) {
      const left = until.getTime() - clock.now().getTime();
      await new Promise((done) => setTimeout(done, Math.min(LOOK_MS, left)));
    }
  };

const timeAfterWait = async (url: string, until: Date): Promise<Date> => {
  const answer = await fetch(`${url}/waits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ until }),
    signal: AbortSignal.timeout(MOST_WAIT_MS),
  });
  return new Date(((await answer.json()) as ServedClock).now);
};

/** Business time for tests: a server's that answers `{ now }`, whose clock is set forward while processes run. Asked so often that nobody waits for it. */
export const servedTime = (url: string): TimeSource => ({
  everyMs: 200,
  tell: async () => {
    const { now } = (await (
      await fetch(url, { signal: AbortSignal.timeout(5_000) })
    ).json()) as ServedClock;
    return new Date(now);
  },
});

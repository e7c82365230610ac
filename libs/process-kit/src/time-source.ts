import { statement, type Database } from '@switchyard/db-kit';

/** Who tells a process the time, and how often it is asked. */
export interface TimeSource {
  readonly everyMs: number;
  tell(): Promise<Date>;
}

const TIME = statement('select clock_timestamp() as now');

/** What all processes of an installation agree on. */
export const databaseTime = (database: Database): TimeSource => ({
  everyMs: 10_000,
  tell: async () => {
    const [row] = await database.readGlobal<{ now: Date }>(TIME, []);
    if (!row) throw new Error('the database did not tell its time');
    return row.now;
  },
});

/** Business time for tests: a server's that answers `{ now }`, whose clock is set forward while processes run. Asked so often that nobody waits for it. */
export const servedTime = (url: string): TimeSource => ({
  everyMs: 200,
  tell: async () => {
    const { now } = (await (await fetch(url, { signal: AbortSignal.timeout(5_000) })).json()) as {
      now: string;
    };
    return new Date(now);
  },
});

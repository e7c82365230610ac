import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Database, statement } from '@switchyard/db-kit';
import type { DatabaseClock } from './database-clock';

/** Where a process reads the time, and how often. */
interface TimeSource {
  readonly everyMs: number;
  /** An answer that takes longer is not believed. */
  readonly mostMs?: number;
  read(): Promise<Date>;
}

const TIME = statement('select clock_timestamp() as now');

/** What all processes of an installation agree on. */
export const databaseTime = (database: Database): TimeSource => ({
  everyMs: 10_000,
  mostMs: 2_000,
  read: async () => {
    const [row] = await database.readGlobal<{ now: Date }>(TIME, []);
    if (!row) throw new Error('the database did not tell its time');
    return row.now;
  },
});

/** The interval of reads during a wait, so that a clock that is moved forward ends the wait. */
const LOOK_MS = 50;
const MOST_WAIT_MS = 5_000;

interface ServedClock {
  readonly now: string;
}

/**
 * Waits for tests, measured by a served clock. Moving that clock forward ends them, and a server
 * that skips waits moves it by itself. Each answer sets the process's own clock, which runs on
 * without one.
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

/**
 * Business time for tests: a server's that answers `{ now }`, whose clock tests move while
 * processes run. It is read so often that no test waits for it.
 */
export const servedTime = (url: string): TimeSource => ({
  everyMs: 200,
  read: async () => {
    const { now } = (await (
      await fetch(url, { signal: AbortSignal.timeout(5_000) })
    ).json()) as ServedClock;
    return new Date(now);
  },
});

/** Sets the process's clock by another one at boot, which fails without it, and again and again. */
@Injectable()
export class ClockKeeper implements OnModuleInit, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly clock: DatabaseClock,
    private readonly source: TimeSource,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.ask();
    this.timer = setInterval(() => {
      this.ask().catch(() => undefined);
    }, this.source.everyMs);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private ask(): Promise<void> {
    return this.clock.ask(() => this.source.read(), this.source.mostMs);
  }
}

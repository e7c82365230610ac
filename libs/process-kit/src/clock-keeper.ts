import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import type { DatabaseClock } from './database-clock';

const TIME = statement('select clock_timestamp() as now');
const ASK_EVERY_MS = 10_000;

/** Sets the process's clock by the database's at boot, which fails without it, and again every ten seconds. */
@Injectable()
export class ClockKeeper implements OnModuleInit, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly clock: DatabaseClock, private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await this.ask();
    this.timer = setInterval(() => { this.ask().catch(() => undefined); }, ASK_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private ask(): Promise<void> {
    return this.clock.ask(async () => {
      const [row] = await this.database.readGlobal<{ now: Date }>(TIME, []);
      if (!row) throw new Error('the database did not tell its time');
      return row.now;
    });
  }
}

import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { DatabaseClock } from './database-clock';
import type { TimeSource } from './time-source';

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
    return this.clock.ask(() => this.source.tell(), this.source.mostMs);
  }
}

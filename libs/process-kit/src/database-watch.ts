import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database } from '@switchyard/db-kit';

const LOOK_MS = 1_000;

/**
 * One log line when the database stops to answer or to keep what is written, and one when it is back,
 * however many requests and rounds of work failed meanwhile.
 */
@Injectable()
export class DatabaseWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DatabaseWatch.name);
  private awaySince: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.look().catch(() => undefined);
    }, LOOK_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Takes at most two seconds; never throws. */
  async look(): Promise<void> {
    const isThere = await this.database.canWrite();
    const since = this.awaySince;
    if (!isThere && since === undefined) {
      this.awaySince = performance.now();
      this.logger.error('the database does not answer, or keeps nothing');
    }
    if (isThere && since !== undefined) {
      this.awaySince = undefined;
      const seconds = Math.round((performance.now() - since) / 1_000);
      this.logger.log({ seconds }, 'the database answers again');
    }
  }
}

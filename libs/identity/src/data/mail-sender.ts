import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { SendNextMail } from '../use-cases/people/mails';

const EVERY_MS = 500;
/** After a failure of ours, such as a database that is away. */
const PAUSE_MS = 5_000;

/** Sends waiting mails while the process runs. Several processes may do so side by side. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MailSender.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly sendNext: SendNextMail) {}

  onApplicationBootstrap(): void {
    this.plan(0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private plan(afterMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.look();
    }, afterMs);
  }

  private async look(): Promise<void> {
    try {
      const sent = await this.sendNext.execute();
      this.plan(sent ? 0 : EVERY_MS);
    } catch (error) {
      this.logger.warn(`mails could not be sent: ${(error as Error).message}`);
      this.plan(PAUSE_MS);
    }
  }
}

import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { SendNextMail } from '../use-cases/people/mails';
import { RepeatedWork } from './repeated-work';

const EVERY_MS = 500;
/** After a failure of ours, such as a database that is away. */
const PAUSE_MS = 5_000;

/** Sends waiting mails while the process runs. Several processes may do so side by side. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MailSender.name);
  private readonly loop = new RepeatedWork(() => this.look());

  constructor(private readonly sendNext: SendNextMail) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  private async look(): Promise<number> {
    try {
      return (await this.sendNext.execute()) ? 0 : EVERY_MS;
    } catch (error) {
      this.logger.warn(`mails could not be sent: ${(error as Error).message}`);
      return PAUSE_MS;
    }
  }
}

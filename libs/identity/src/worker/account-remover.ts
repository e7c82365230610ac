import {
  type DynamicModule,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Type,
} from '@nestjs/common';
import { type Ended, RemoveAccounts } from '../use-cases/account/remove-accounts';
import { AccountUse } from '../use-cases/ports';

const EVERY_MS = 5_000;

const WAITS: Readonly<Record<Exclude<Ended, 'DONE'>, string>> = {
  NOT_DUE: 'its time has not come by the clock of the database',
  SUBSCRIBED: 'its subscription renews; cancel it at Stripe',
  SERVING: 'a platform may run a campaign of it; pause it there',
};

/** Deletes accounts whose 14 days are over, while the worker runs. */
@Injectable()
export class AccountRemover implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AccountRemover.name);
  /** Why an account still waits, as it was logged. */
  private readonly logged = new Map<string, Ended>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly removing: RemoveAccounts) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private plan(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.look();
    }, EVERY_MS);
  }

  private async look(): Promise<void> {
    try {
      for (const [accountId, ended] of await this.removing.execute()) this.note(accountId, ended);
    } catch (error) {
      this.logger.warn(`accounts could not be deleted: ${(error as Error).message}`);
    }
    this.plan();
  }

  private note(accountId: string, ended: Ended): void {
    if (ended === 'DONE') this.logger.log(`the account ${accountId} was deleted`);
    else if (this.logged.get(accountId) !== ended) {
      this.logger.warn(`the account ${accountId} is due and stays: ${WAITS[ended]}`);
    }
    this.logged.set(accountId, ended);
  }
}

/** Needs IdentityModule; `accountUse` says what other contexts know of an account. */
@Module({})
export class AccountWorkerModule {
  static forRoot(accountUse: Type<AccountUse>): DynamicModule {
    return {
      module: AccountWorkerModule,
      providers: [RemoveAccounts, AccountRemover, { provide: AccountUse, useClass: accountUse }],
    };
  }
}

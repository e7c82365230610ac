import {
  type DynamicModule,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Type,
} from '@nestjs/common';
import { RepeatedWork } from '../data/repeated-work';
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
  private readonly loop = new RepeatedWork(() => this.look());

  constructor(private readonly removing: RemoveAccounts) {}

  onApplicationBootstrap(): void {
    this.loop.start(EVERY_MS);
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  private async look(): Promise<number> {
    try {
      for (const [accountId, ended] of await this.removing.execute()) this.note(accountId, ended);
    } catch (error) {
      this.logger.warn(`accounts could not be deleted: ${(error as Error).message}`);
    }
    return EVERY_MS;
  }

  private note(accountId: string, ended: Ended): void {
    if (ended === 'DONE') {
      this.logged.delete(accountId);
      this.logger.log(`the account ${accountId} was deleted`);
      return;
    }
    if (this.logged.get(accountId) !== ended) {
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

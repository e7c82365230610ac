import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { Outbox, QueueModule, queueTables } from '@switchyard/queue-kit';
import type { AskForRound } from '../story/api';

export interface Rounds {
  readonly askForRound: AskForRound;
  close(): Promise<void>;
}

export interface RoundsSettings {
  readonly databaseUrl: string;
  /** Where the processes of this run are notified when it is not the database. */
  readonly redisUrl: string | undefined;
}

@Module({})
class RoundsModule {
  static forRoot({ databaseUrl, redisUrl }: RoundsSettings): DynamicModule {
    return {
      module: RoundsModule,
      imports: [
        DatabaseModule.forRoot({
          url: databaseUrl,
          entities: queueTables.map(({ entity }) => entity) as never,
          poolSize: 1,
          applicationName: 'switchyard-start',
          statementTimeoutMs: 10_000,
        }),
        QueueModule.producing({
          workerId: 'start',
          leaseSeconds: 30,
          stalledSeconds: 600,
          databaseUrl,
          ...(redisUrl ? { redisUrl } : {}),
          concurrency: { answers: 0, syncs: 0, conversions: 0, readings: 0 },
          sweepEveryMs: 0,
        }),
      ],
    };
  }
}

/**
 * Opens the product's own book of work, to have the worker read and deliver now. Close it before
 * the database ends.
 */
export const openRounds = async (settings: RoundsSettings, accountId: string): Promise<Rounds> => {
  const app = await NestFactory.createApplicationContext(RoundsModule.forRoot(settings), {
    logger: false,
    abortOnError: false,
  });
  const [book, work] = [app.get(Outbox, { strict: false }), app.get(UnitOfWork, { strict: false })];
  return {
    askForRound: (queue) => work.runGlobal(() => book.wakeAccount(accountId, queue)),
    close: () => app.close(),
  };
};

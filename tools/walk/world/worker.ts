import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { BudgetsModule } from '@switchyard/budgets';
import { CatalogModule } from '@switchyard/catalog';
import { ConnectingModule } from '@switchyard/connecting';
import { Database } from '@switchyard/db-kit';
import { IdentityModule } from '@switchyard/identity';
import { UnitOfWork, type Ids } from '@switchyard/kernel';
import {
  Notifier,
  DeadLetterStore,
  Leases,
  QUEUE_SETTINGS,
  Sweeper,
  Watchdog,
  Outbox,
  WorkHandlers,
  WorkRunner,
  type QueueSettings,
} from '@switchyard/queue-kit';
import { IdentityAccountSettings, SyncEngineModule } from '@switchyard/sync-engine';
import { SyncEngineWorkerModule, type PlatformTransport } from '@switchyard/sync-engine/worker';
import { PLATFORM_SETTINGS, type SealingKeys } from './api';
import { worldModule, type WalkWorld } from './walk-world';

/** Short, so that a walk sees many of them end. */
export const LEASE_SECONDS = 10;

/** A walk restores no database, and nothing of it may wait for a disk. */
const NOTHING_BESIDE = {
  highest: () => Promise.resolve(undefined),
  raise: () => Promise.resolve(),
};

/** The parts of a worker process that end with it. */
export interface WorkerLife {
  readonly runner: WorkRunner;
  readonly sweeper: Sweeper;
}

/**
 * A worker process without its queue. Each restart is a new process, so memory is lost with the old
 * one.
 */
export class WalkWorker {
  private constructor(
    private readonly name: string,
    private readonly get: <T>(token: unknown) => T,
  ) {}

  static async begin(
    name: string,
    world: WalkWorld,
    ids: Ids,
    keys: SealingKeys,
    transport: PlatformTransport,
  ): Promise<WorkerLife> {
    const more = [
      Outbox,
      Leases,
      WorkHandlers,
      { provide: QUEUE_SETTINGS, useValue: settingsOf(name) },
    ];
    @Module({
      imports: [
        worldModule(world, ids, more),
        IdentityModule.forRoot({ environment: 'test', publicKeys: keys.publicKeys }),
        CatalogModule.forRoot({ account: IdentityAccountSettings }),
        BudgetsModule,
        ConnectingModule.forRoot({ platforms: PLATFORM_SETTINGS }),
        SyncEngineModule,
        SyncEngineWorkerModule.forRoot({
          privateKeys: keys.privateKeys,
          brakeSeconds: 300,
          readbackSeconds: 900,
          serials: NOTHING_BESIDE,
          transport,
        }),
      ],
    })
    class Root {}
    const context = await NestFactory.createApplicationContext(Root, {
      logger: false,
      abortOnError: false,
    });
    return new WalkWorker(name, <T>(token: unknown) =>
      context.get<T>(token as never, { strict: false }),
    ).life();
  }

  private life(): WorkerLife {
    const settings = settingsOf(this.name);
    const [database, work] = [this.get<Database>(Database), this.get<UnitOfWork>(UnitOfWork)];
    const leases = new Leases(database, work, settings);
    const runner = new WorkRunner(
      leases,
      this.get<WorkHandlers>(WorkHandlers),
      new DeadLetterStore(database, work, leases),
      settings,
    );
    return {
      runner,
      sweeper: new Sweeper(
        database,
        work,
        this.get<Notifier>(Notifier),
        runner,
        new Watchdog(database, work, this.get<WorkHandlers>(WorkHandlers), settings),
        settings,
      ),
    };
  }
}

const settingsOf = (workerId: string): QueueSettings => ({
  workerId,
  leaseSeconds: LEASE_SECONDS,
  stalledSeconds: 600,
  databaseUrl: '',
  concurrency: { answers: 8, syncs: 4, conversions: 2, readings: 2 },
  sweepEveryMs: 3_000,
});

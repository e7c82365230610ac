import { Module, type DynamicModule } from '@nestjs/common';
import { BudgetsModule, budgetsTables } from '@switchyard/budgets';
import { CatalogModule, catalogTables } from '@switchyard/catalog';
import { AssetWorkerModule, ScheduleWorkerModule } from '@switchyard/catalog/worker';
import { ConversionsModule, conversionsTables, HeldActions } from '@switchyard/conversions';
import { DatabaseModule } from '@switchyard/db-kit';
import { IdentityModule, identityTables } from '@switchyard/identity';
import { Readiness, WorldModule } from '@switchyard/process-kit';
import { QueueModule, queueTables } from '@switchyard/queue-kit';
import { IdentityAccountSettings, IdentityOwnerNotices, SyncEngineModule, syncEngineTables } from '@switchyard/sync-engine';
import { SyncEngineWorkerModule } from '@switchyard/sync-engine/worker';
import type { WorkerEnv } from './env';

const tables = [...queueTables, ...identityTables, ...catalogTables, ...budgetsTables, ...conversionsTables, ...syncEngineTables];

/** The queue process: every `/worker` door. The only process that holds private keys and calls ad platforms. */
@Module({})
export class SyncWorkerModule {
  static forRoot(env: WorkerEnv, workerId: string): DynamicModule {
    return {
      module: SyncWorkerModule,
      imports: [
        WorldModule.forRoot({ clockUrl: env.clockUrl }),
        DatabaseModule.forRoot({
          url: env.databaseUrl, entities: tables.map(({ entity }) => entity) as never, poolSize: 12, applicationName: 'switchyard-worker', statementTimeoutMs: 120_000,
        }),
        QueueModule.working({
          workerId, leaseSeconds: env.leaseSeconds, stalledSeconds: env.stalledSeconds, databaseUrl: env.databaseUrl, ...(env.redisUrl ? { redisUrl: env.redisUrl } : {}),
          concurrency: { answers: 16, syncs: env.syncsAtOnce, conversions: 8, readings: 8 }, sweepEveryMs: 1_000,
        }),
        IdentityModule.forRoot({ environment: env.environment, publicKeys: env.publicKeys }),
        CatalogModule.forRoot({ account: IdentityAccountSettings, notices: IdentityOwnerNotices, conversionActions: HeldActions }),
        AssetWorkerModule.forRoot({ fetchAllow: env.fetchAllow }),
        ScheduleWorkerModule,
        BudgetsModule, ConversionsModule.forRoot({ secretKeys: env.secretKeys, publicKeys: env.publicKeys }),
        SyncEngineModule.forRoot({ platforms: env.platforms }),
        SyncEngineWorkerModule.forRoot({ privateKeys: env.privateKeys, brakeSeconds: env.brakeSeconds, readbackSeconds: env.readbackSeconds, ...(env.publicUrl ? { publicUrl: env.publicUrl } : {}) }),
      ],
      providers: [Readiness],
    };
  }
}

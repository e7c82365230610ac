import { Module, type DynamicModule } from '@nestjs/common';
import { BudgetsModule, budgetsTables } from '@switchyard/budgets';
import { CatalogModule, catalogTables } from '@switchyard/catalog';
import { AssetWorkerModule, ScheduleWorkerModule } from '@switchyard/catalog/worker';
import { ConnectingModule, connectingTables } from '@switchyard/connecting';
import { ConnectingWorkerModule } from '@switchyard/connecting/worker';
import { ConversionsModule, conversionsTables, LockedActions } from '@switchyard/conversions';
import { ConversionsWorkerModule } from '@switchyard/conversions/worker';
import { DatabaseModule, serialKeeper } from '@switchyard/db-kit';
import { AccountWorkerModule, AuditWorkerModule } from '@switchyard/identity/worker';
import { IdentityModule, identityTables } from '@switchyard/identity';
import {
  DatabaseClock,
  DatabaseWatch,
  Readiness,
  servedWait,
  WorldModule,
} from '@switchyard/process-kit';
import { QueueModule, queueTables, type QueueSettings } from '@switchyard/queue-kit';
import { reportingTables } from '@switchyard/reporting';
import { SocialModule, socialTables } from '@switchyard/social';
import { SocialWorkerModule } from '@switchyard/social/worker';
import {
  AccountUsage,
  IdentityAccountSettings,
  IdentityOwnerNotices,
  SyncEngineModule,
  syncEngineTables,
} from '@switchyard/sync-engine';
import { SyncEngineWorkerModule, UndiciTransport } from '@switchyard/sync-engine/worker';
import type { WorkerEnv } from './env';

const tables = [
  ...queueTables,
  ...identityTables,
  ...catalogTables,
  ...reportingTables,
  ...budgetsTables,
  ...connectingTables,
  ...conversionsTables,
  ...socialTables,
  ...syncEngineTables,
];

/**
 * Conversions that are due later are looked at this often, for business time may be set forward.
 */
const LONGEST_REST_SECONDS = 300;

const queueOf = (
  {
    leaseSeconds,
    stalledSeconds,
    databaseUrl,
    redisUrl,
    retention,
    syncsAtOnce,
    sweepMilliseconds,
  }: WorkerEnv,
  workerId: string,
): QueueSettings => ({
  workerId,
  leaseSeconds,
  stalledSeconds,
  databaseUrl,
  ...(redisUrl ? { redisUrl } : {}),
  concurrency: { answers: 16, syncs: syncsAtOnce, conversions: 8, readings: 8 },
  sweepEveryMs: sweepMilliseconds,
  deadWorkDays: retention.deadWork,
});

const databaseOf = ({ databaseUrl, databaseSetting, environment }: WorkerEnv) => ({
  url: databaseUrl,
  entities: tables.map(({ entity }) => entity) as never,
  poolSize: 12,
  applicationName: 'switchyard-worker',
  statementTimeoutMs: 120_000,
  rights: {
    process: 'worker' as const,
    tables: tables as never,
    environment,
    setting: databaseSetting,
  },
});

/**
 * In `test` only: pauses between requests to platforms, and the paces of ad accounts, last by the
 * clock that a test sets.
 */
const servedTimes = (clockUrl: string, clock: DatabaseClock) => ({
  transport: new UndiciTransport(servedWait(clockUrl, clock)),
  paceClock: clock,
});

/** A grant is looked after this often: its end is named in days. */
const LONGEST_TEND_SECONDS = 3_600;

/** Connectors of the platforms, the sync engine, and what looks after grants through its doors. */
const platformsOf = (
  { platforms, publicUrl, privateKeys, readbackSeconds }: WorkerEnv,
  doors: DynamicModule,
): NonNullable<DynamicModule['imports']> => [
  ConnectingModule.forRoot({ platforms, publicUrl }),
  SyncEngineModule,
  doors,
  ConnectingWorkerModule.forRoot({
    privateKeys,
    doors,
    tendSeconds: Math.min(LONGEST_TEND_SECONDS, readbackSeconds),
  }),
];

/** Accounts, and what the worker does for them. */
const identityOf = (
  { environment, publicKeys, publicUrl }: WorkerEnv,
  note: (line: string) => void,
) => [
  IdentityModule.forRoot({ environment, publicKeys, ...(publicUrl ? { publicUrl } : {}) }),
  AuditWorkerModule.forRoot(note),
  AccountWorkerModule.forRoot(AccountUsage),
];

/** Campaigns, their assets and schedules, and social posts. */
const contentOf = (env: WorkerEnv): NonNullable<DynamicModule['imports']> => [
  CatalogModule.forRoot({
    account: IdentityAccountSettings,
    notices: IdentityOwnerNotices,
    conversionActions: LockedActions,
  }),
  AssetWorkerModule.forRoot({ fetchAllow: env.fetchAllow }),
  ScheduleWorkerModule,
  SocialModule,
  SocialWorkerModule.forRoot(env),
];

/** The worker receives no webhooks. It reads the waiting entries in the inbox of a source. */
const conversionsOf = (
  { secretKeys, publicKeys, environment, retention }: WorkerEnv,
  signedBy: DatabaseClock,
) => ({
  secretKeys,
  publicKeys,
  receiving: { publicUrl: '', environment, signedBy },
  receiptDays: retention.receipts,
});

/**
 * The queue process: every `/worker` door. The only process that holds private keys and calls ad
 * platforms.
 */
@Module({})
export class SyncWorkerModule {
  /** `note` writes to the log what an operator keeps. */
  static forRoot(env: WorkerEnv, workerId: string, note: (line: string) => void): DynamicModule {
    const clock = new DatabaseClock();
    const syncEngine = SyncEngineWorkerModule.forRoot({
      privateKeys: env.privateKeys,
      platforms: env.platforms,
      brakeSeconds: env.brakeSeconds,
      readbackSeconds: env.readbackSeconds,
      retention: env.retention,
      serials: serialKeeper(
        env.redisUrl ? { redisUrl: env.redisUrl } : { folder: env.lineageFolder },
      ),
      ...(env.publicUrl ? { publicUrl: env.publicUrl } : {}),
      ...(env.clockUrl ? servedTimes(env.clockUrl, clock) : {}),
    });
    return {
      module: SyncWorkerModule,
      imports: [
        WorldModule.forRoot({ clock, clockUrl: env.clockUrl }),
        DatabaseModule.forRoot(databaseOf(env)),
        QueueModule.working(queueOf(env, workerId)),
        ...identityOf(env, note),
        ...contentOf(env),
        BudgetsModule,
        ConversionsModule.forRoot(conversionsOf(env, clock)),
        ...platformsOf(env, syncEngine),
        ConversionsWorkerModule.forRoot({
          privateKeys: env.privateKeys,
          doors: syncEngine,
          longestRestSeconds: Math.min(LONGEST_REST_SECONDS, env.readbackSeconds),
        }),
      ],
      providers: [Readiness, DatabaseWatch],
    };
  }
}

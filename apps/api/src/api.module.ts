import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { BudgetsFacade, BudgetsModule, budgetsTables } from '@switchyard/budgets';
import { BudgetsHttpModule } from '@switchyard/budgets/http';
import { CatalogFacade, CatalogModule, catalogTables } from '@switchyard/catalog';
import { CatalogHttpModule } from '@switchyard/catalog/http';
import { ConnectingModule, connectingTables } from '@switchyard/connecting';
import { ConnectingHttpModule } from '@switchyard/connecting/http';
import { ConversionsModule, conversionsTables, LockedActions } from '@switchyard/conversions';
import { ConversionsHttpModule } from '@switchyard/conversions/http';
import { DatabaseModule } from '@switchyard/db-kit';
import { FlexibleRateLimiter, WebsiteAllowance } from '@switchyard/http-kit';
import { AccountUse, IdentityModule, identityTables } from '@switchyard/identity';
import { CampaignCounts, DailyUse, IdentityHttpModule } from '@switchyard/identity/http';
import { SystemClock, type Tenant } from '@switchyard/kernel';
import { DatabaseClock, DatabaseWatch, Readiness, WorldModule } from '@switchyard/process-kit';
import { QueueModule, queueTables } from '@switchyard/queue-kit';
import { reportingTables } from '@switchyard/reporting';
import type { CurrencyRates } from '@switchyard/reporting/domain';
import { Rates, ReportingHttpModule } from '@switchyard/reporting/http';
import { SocialModule, socialTables } from '@switchyard/social';
import { SocialHttpModule } from '@switchyard/social/http';
import {
  AccountUsage,
  AskPlatformsForLocations,
  IdentityAccountSettings,
  IdentityOwnerNotices,
  SyncEngineModule,
  syncEngineTables,
} from '@switchyard/sync-engine';
import { SyncEngineHttpModule } from '@switchyard/sync-engine/http';
import type { ApiEnv } from './env';

/**
 * Lets reports turn currencies into one another without knowing budgets, which decide by reports.
 */
@Injectable()
class BudgetRates extends Rates {
  constructor(private readonly budgets: BudgetsFacade) {
    super();
  }

  of(tenant: Tenant): Promise<CurrencyRates> {
    return this.budgets.budgetOf(tenant);
  }
}

/** Lets identity say how many campaigns a Space holds without knowing the catalog. */
@Injectable()
class CatalogCampaignCounts extends CampaignCounts {
  constructor(private readonly catalog: CatalogFacade) {
    super();
  }

  of(space: Tenant): Promise<number> {
    return this.catalog.countCampaigns(space);
  }
}

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
 * Milliseconds per second of a statement that it may wait for a lock: a lock error arrives before
 * the statement times out.
 */
const LOCK_PART = 800;

/**
 * The HTTP process: every `/http` door, nothing that works in the background and nothing that opens
 * a credential.
 */
@Module({})
export class ApiModule {
  static forRoot(
    env: ApiEnv,
    processId: string,
    clock = new DatabaseClock(),
    limiter = new FlexibleRateLimiter(clock),
  ): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        WorldModule.forRoot({ clock, clockUrl: env.clockUrl }),
        DatabaseModule.forRoot({
          url: env.databaseUrl,
          entities: tables.map(({ entity }) => entity) as never,
          poolSize: 10,
          applicationName: 'switchyard-api',
          statementTimeoutMs: env.statementSeconds * 1_000,
          lockTimeoutMs: env.statementSeconds * LOCK_PART,
          rights: {
            process: 'api',
            tables: tables as never,
            environment: env.environment,
            setting: env.databaseSetting,
          },
        }),
        QueueModule.producing({
          workerId: processId,
          leaseSeconds: env.leaseSeconds,
          stalledSeconds: env.stalledSeconds,
          databaseUrl: env.databaseUrl,
          ...(env.redisUrl ? { redisUrl: env.redisUrl } : {}),
          concurrency: { answers: 0, syncs: 0, conversions: 0, readings: 0 },
          sweepEveryMs: 0,
        }),
        IdentityModule.forRoot({
          environment: env.environment,
          publicKeys: env.publicKeys,
          publicUrl: env.publicUrl,
        }),
        IdentityHttpModule.forRoot({
          listenDatabaseUrl: env.listenDatabaseUrl,
          secretKeys: env.secretKeys,
          requestsPerMinute: env.requestsPerMinute,
          publicUrl: env.publicUrl,
          registration: env.registration,
          mail: env.mail,
          openId: env.openId,
          billing: env.billing,
        }),
        CatalogModule.forRoot({
          account: IdentityAccountSettings,
          places: AskPlatformsForLocations,
          notices: IdentityOwnerNotices,
          conversionActions: LockedActions,
        }),
        CatalogHttpModule,
        BudgetsModule,
        BudgetsHttpModule,
        ReportingHttpModule,
        ConversionsModule.forRoot({
          secretKeys: env.secretKeys,
          publicKeys: env.publicKeys,
          receiving: {
            publicUrl: env.publicUrl,
            environment: env.environment,
            signedBy: new SystemClock(),
          },
        }),
        ConversionsHttpModule,
        ConnectingModule.forRoot({ platforms: env.platforms, publicUrl: env.publicUrl }),
        ConnectingHttpModule,
        SocialModule,
        SocialHttpModule,
        SyncEngineModule,
        SyncEngineHttpModule,
      ],
      providers: [
        { provide: AccountUse, useClass: AccountUsage },
        { provide: CampaignCounts, useClass: CatalogCampaignCounts },
        { provide: Rates, useClass: BudgetRates },
        { provide: WebsiteAllowance, useValue: limiter },
        { provide: DailyUse, useValue: limiter },
        Readiness,
        DatabaseWatch,
      ],
      exports: [AccountUse, CampaignCounts, DailyUse, Rates, WebsiteAllowance],
      global: true,
    };
  }
}

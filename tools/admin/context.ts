import { Module, type DynamicModule, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@switchyard/db-kit';
import { conversionsTables, ErasureModule, ReplayModule } from '@switchyard/conversions';
import { IdentityModule, identityTables } from '@switchyard/identity';
import { Clock, Ids, SystemClock, TimeSortedIds } from '@switchyard/kernel';
import type { AdminSettings } from './read-database';

/** Accounts and tokens hold no credentials of platforms: nothing is sealed here. */
const NO_KEYS = [{ id: 'none', key: '' }] as const;

@Module({})
class AdminModule {
  static forRoot({ databaseUrl, environment, secretKeys }: AdminSettings): DynamicModule {
    const entities = [...identityTables, ...conversionsTables].map(({ entity }) => entity);
    const database = DatabaseModule.forRoot({
      url: databaseUrl,
      entities,
      poolSize: 2,
      applicationName: 'switchyard-admin',
      statementTimeoutMs: 120_000,
    });
    const providers = [
      { provide: Clock, useClass: SystemClock },
      { provide: Ids, useClass: TimeSortedIds },
    ];
    const withKeys = secretKeys
      ? [ErasureModule.forRoot(secretKeys), ReplayModule.forRoot(secretKeys)]
      : [];
    return {
      module: AdminModule,
      global: true,
      imports: [
        database,
        IdentityModule.forRoot({ environment, publicKeys: NO_KEYS }),
        ...withKeys,
      ],
      providers,
      exports: [Clock, Ids],
    };
  }
}

/** The part of the product that admin needs: database, identity, and erasing and replaying where the secret keys are known. Close it. */
export const openContext = (settings: AdminSettings): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(AdminModule.forRoot(settings), {
    logger: false,
    abortOnError: false,
  });

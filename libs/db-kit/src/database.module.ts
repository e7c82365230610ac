import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import { DataSource } from 'typeorm';
import { createDataSource, type DataSourceSettings, poolOf } from './data-source';
import { Database } from './database';
import { endObservation, observePool } from './observation';
import { checkRights, type ExpectedRights, refusePowerfulRole } from './roles';
import { PgUnitOfWork } from './transaction';

export interface DatabaseSettings extends DataSourceSettings {
  /** Left out by commands of the administration, which work on all tables. */
  readonly rights?: ExpectedRights;
}

/**
 * The database of one process. Boot fails when the role could pass row-level security, or has not
 * the rights of its process.
 */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Database) private readonly database: Database,
  ) {}

  static forRoot({ rights, ...settings }: DatabaseSettings): DynamicModule {
    const dataSource = {
      provide: DataSource,
      useFactory: async () => {
        const source = await createDataSource(settings).initialize();
        const pool = poolOf(source);
        await refusePowerfulRole(pool, rights?.setting);
        if (rights) await checkRights(pool, rights);
        observePool(pool);
        return source;
      },
    };
    const work = { provide: UnitOfWork, useClass: PgUnitOfWork };
    return {
      module: DatabaseModule,
      global: true,
      providers: [dataSource, Database, work],
      exports: [DataSource, Database, UnitOfWork],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await endObservation(this.database.pool);
    await this.database.close();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

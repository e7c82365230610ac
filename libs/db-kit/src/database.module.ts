import { Module, type DynamicModule, type OnApplicationShutdown, Inject } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '@switchyard/kernel';
import { Database } from './database';
import { createDataSource, type DataSourceSettings } from './data-source';
import { checkRights, refusePowerfulRole, type ExpectedRights } from './role-check';
import { PgUnitOfWork } from './transaction';

export interface DatabaseSettings extends DataSourceSettings {
  /** Left out by commands of the administration, which work on all tables. */
  readonly rights?: ExpectedRights;
}

/** The database of one process. Boot fails when the role could pass row-level security, or has not the rights of its process. */
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
        const { master: pool } = source.driver as unknown as { readonly master: Pool };
        await refusePowerfulRole(pool, rights?.setting);
        if (rights) await checkRights(pool, rights);
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
    await this.database.close();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

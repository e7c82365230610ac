import { Module, type DynamicModule, type OnApplicationShutdown, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '@switchyard/kernel';
import { Database } from './database';
import { createDataSource, type DataSourceSettings } from './data-source';
import { refusePowerfulRole } from './role-check';
import { PgUnitOfWork } from './transaction';

/** The database of one process. Boot fails when the role could pass row-level security. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Database) private readonly database: Database,
  ) {}

  static forRoot(settings: DataSourceSettings): DynamicModule {
    const dataSource = {
      provide: DataSource,
      useFactory: async () => {
        const source = await createDataSource(settings).initialize();
        await refusePowerfulRole(
          (source.driver as unknown as { master: Parameters<typeof refusePowerfulRole>[0] }).master,
        );
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

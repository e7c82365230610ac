import { Global, Module } from '@nestjs/common';
import { SqlPerformanceFacts } from './data/sql-performance-facts';
import { PerformanceFacts } from './use-cases/ports';
import { ReportingFacade } from './use-cases/reporting-facade';

/** What campaigns did. Needs DatabaseModule, and `Clock` from the application. */
@Global()
@Module({ providers: [{ provide: PerformanceFacts, useClass: SqlPerformanceFacts }, ReportingFacade], exports: [ReportingFacade] })
export class ReportingModule {}

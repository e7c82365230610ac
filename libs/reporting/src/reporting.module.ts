import { Global, Module } from '@nestjs/common';
import { SqlMonths } from './data/sql-months';
import { SqlPerformanceFacts } from './data/sql-performance-facts';
import { SqlReadMarks } from './data/sql-read-marks';
import { Months, PerformanceFacts, ReadMarks } from './use-cases/ports';
import { RecordPerformance } from './use-cases/record-performance';
import { ReportingFacade } from './use-cases/reporting-facade';

/** What campaigns did. Needs DatabaseModule. */
@Global()
@Module({
  providers: [
    { provide: Months, useClass: SqlMonths }, { provide: PerformanceFacts, useClass: SqlPerformanceFacts }, { provide: ReadMarks, useClass: SqlReadMarks },
    RecordPerformance, ReportingFacade,
  ],
  exports: [ReportingFacade],
})
export class ReportingModule {}

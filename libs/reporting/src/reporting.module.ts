import { Global, Module } from '@nestjs/common';
import { SqlMonths } from './data/sql-months';
import { SqlPerformanceFacts } from './data/sql-performance-facts';
import { SqlPerformanceReports } from './data/sql-performance-reports';
import { SqlReadMarks } from './data/sql-read-marks';
import { Months, PerformanceFacts, ReadMarks } from './use-cases/ports';
import { RecordPerformance } from './use-cases/record-performance';
import { PerformanceReports } from './use-cases/report-ports';
import { ReportingFacade } from './use-cases/reporting-facade';

/** What campaigns did. Needs DatabaseModule. */
@Global()
@Module({
  providers: [
    { provide: Months, useClass: SqlMonths }, { provide: PerformanceFacts, useClass: SqlPerformanceFacts }, { provide: ReadMarks, useClass: SqlReadMarks },
    { provide: PerformanceReports, useClass: SqlPerformanceReports }, RecordPerformance, ReportingFacade,
  ],
  exports: [PerformanceReports, ReportingFacade],
})
export class ReportingModule {}

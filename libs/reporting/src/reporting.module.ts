import { Global, Module, type Provider } from '@nestjs/common';
import { EventLoopTurns } from './data/angles/event-loop-turns';
import { SqlAngleFacts } from './data/angles/sql-angle-facts';
import { SqlAngleStates } from './data/angles/sql-angle-states';
import { SqlMonths } from './data/sql-months';
import { SqlPerformanceFacts } from './data/sql-performance-facts';
import { SqlPerformanceReports } from './data/sql-performance-reports';
import { SqlReadMarks } from './data/sql-read-marks';
import { AngleFacts, AngleStates, Turns } from './use-cases/angles/angle-ports';
import { Months, PerformanceFacts, ReadMarks } from './use-cases/ports';
import { RecordPerformance } from './use-cases/record-performance';
import { PerformanceReports } from './use-cases/report-ports';
import { ReportingFacade } from './use-cases/reporting-facade';

const angles: Provider[] = [
  { provide: AngleFacts, useClass: SqlAngleFacts },
  { provide: AngleStates, useClass: SqlAngleStates },
  { provide: Turns, useClass: EventLoopTurns },
];

/** What campaigns did. Needs DatabaseModule. */
@Global()
@Module({
  providers: [
    { provide: Months, useClass: SqlMonths },
    { provide: PerformanceFacts, useClass: SqlPerformanceFacts },
    { provide: ReadMarks, useClass: SqlReadMarks },
    { provide: PerformanceReports, useClass: SqlPerformanceReports },
    RecordPerformance,
    ReportingFacade,
    ...angles,
  ],
  exports: [PerformanceReports, ReportingFacade, ReadMarks, ...angles],
})
export class ReportingModule {}

import { Global, Module, type Provider } from '@nestjs/common';
import { AngleFacts, AngleStates } from './data/angle-facts';
import { Turns } from './data/event-loop-turns';
import { Months, PerformanceFacts } from './data/performance-facts';
import { PerformanceReports } from './data/performance-reports';
import { ReadMarks } from './data/read-marks';
import { EvaluateAngles } from './use-cases/angles/evaluate-angles';
import { TriedAngles } from './use-cases/angles/read-out-angles';
import { RecordPerformance } from './use-cases/record-performance';
import { ReportingFacade } from './use-cases/reporting-facade';

const angles: Provider[] = [AngleFacts, AngleStates, Turns];

/** What campaigns did. Needs DatabaseModule. */
@Global()
@Module({
  providers: [
    Months,
    PerformanceFacts,
    ReadMarks,
    PerformanceReports,
    RecordPerformance,
    ReportingFacade,
    ...angles,
  ],
  exports: [PerformanceReports, ReportingFacade, ReadMarks, ...angles],
})
export class ReportingModule {}

/**
 * The state of angles. Needs ReportingModule, CatalogModule and IdentityModule, and `Clock` from
 * the application.
 */
@Module({ providers: [TriedAngles, EvaluateAngles], exports: [TriedAngles, EvaluateAngles] })
export class AnglesModule {}

export { reportingMigrations } from './data/migrations';
export { reportingTables } from './data/tables';
export { AnglesModule, ReportingModule } from './reporting.module';
export { EvaluateAngles } from './use-cases/angles/evaluate-angles';
export { ReportingFacade } from './use-cases/reporting-facade';

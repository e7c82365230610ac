export { reportingMigrations } from './data/migrations';
export { reportingTables } from './data/tables';
export { ReportingModule } from './reporting.module';
export { AnglesModule } from './angles.module';
export { EvaluateAngles } from './use-cases/angles/evaluate-angles';
export { ReportingFacade } from './use-cases/reporting-facade';

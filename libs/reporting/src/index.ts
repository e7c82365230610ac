export { reportingMigrations } from './data/migrations';
export { reportingTables } from './data/tables';
export { ReportingModule } from './reporting.module';
export { ReportingFacade } from './use-cases/reporting-facade';

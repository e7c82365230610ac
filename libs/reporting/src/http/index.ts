export { Rates } from '../use-cases/report-ports';
export { ReportingHttpModule } from './reporting-http.module';

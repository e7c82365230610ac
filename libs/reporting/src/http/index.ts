export { Rates } from '../use-cases/ports';
export { ReportingHttpModule } from './reporting-http.module';

import { Module } from '@nestjs/common';
import { ReadDisapprovals } from '../use-cases/read-disapprovals';
import { ReadPerformance } from '../use-cases/read-performance';
import { ReadStats } from '../use-cases/read-stats';
import { ReportWorld } from '../use-cases/report-world';
import { AnglesHttpModule } from './angles/angles-http.module';
import { ReportsController } from './reports.controller';

/** The HTTP door of reporting. Needs ReportingModule, CatalogModule and IdentityModule, and `Rates` and `Clock` from the application. */
@Module({
  imports: [AnglesHttpModule],
  controllers: [ReportsController],
  providers: [ReadDisapprovals, ReadPerformance, ReadStats, ReportWorld],
})
export class ReportingHttpModule {}

import { Module } from '@nestjs/common';
import { AnglesModule } from '../reporting.module';
import { PreflightAngles } from '../use-cases/angles/preflight-angles';
import { ReadOutAngles } from '../use-cases/angles/read-out-angles';
import { ReadDisapprovals } from '../use-cases/read-disapprovals';
import { ReadPerformance, ReadStats, ReportWorld } from '../use-cases/read-performance';
import { AngleTestsController } from './angles/angle-tests.controller';
import { ReportsController } from './reports.controller';

/**
 * The routes of the read-out of angles. Needs ReportingModule, CatalogModule and IdentityModule,
 * and `Clock` from the application.
 */
@Module({
  imports: [AnglesModule],
  controllers: [AngleTestsController],
  providers: [PreflightAngles, ReadOutAngles],
})
class AnglesHttpModule {}

/**
 * The HTTP door of reporting. Needs ReportingModule, CatalogModule and IdentityModule, and `Rates`
 * and `Clock` from the application.
 */
@Module({
  imports: [AnglesHttpModule],
  controllers: [ReportsController],
  providers: [ReadDisapprovals, ReadPerformance, ReadStats, ReportWorld],
})
export class ReportingHttpModule {}

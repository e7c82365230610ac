import { Module } from '@nestjs/common';
import { AnglesModule } from '../../angles.module';
import { PreflightAngles } from '../../use-cases/angles/preflight-angles';
import { ReadOutAngles } from '../../use-cases/angles/read-out-angles';
import { AngleTestsController } from './angle-tests.controller';

/** The routes of the read-out of angles. Needs ReportingModule, CatalogModule and IdentityModule, and `Clock` from the application. */
@Module({
  imports: [AnglesModule],
  controllers: [AngleTestsController],
  providers: [PreflightAngles, ReadOutAngles],
})
export class AnglesHttpModule {}

import { Module } from '@nestjs/common';
import { RefreshSchedulesHandler } from './refresh-schedules-handler';

/** Keeps hours of other zones right as clocks change. Needs CatalogModule and `QueueModule.working`. */
@Module({ providers: [RefreshSchedulesHandler] })
export class ScheduleWorkerModule {}

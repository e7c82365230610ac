export { ScheduleWorkerModule } from './schedule-worker.module';
